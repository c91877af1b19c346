// Below the prices of a form: keeps them under a link for seven days; a plain post that goes on to the kept quote.
import { Form, useNavigation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './kept-quote.module.css'
import type { QuoteAnswer } from './quote-answer.ts'

export function KeepQuote({
  view,
  answer,
}: {
  view: ShipmentView
  answer: QuoteAnswer | undefined
}) {
  const { quoting } = useTexts()
  const { keep: t } = quoting
  const { user, locale } = useFacts()
  const { state } = useNavigation()
  const wait = formatWait(answer?.retryAfterSeconds ?? 60, locale)
  return (
    <section className={`pu-card ${styles.keep}`} aria-labelledby="keep-quote">
      <div>
        <h2 id="keep-quote">{t.title()}</h2>
        <p className={styles.soft}>
          {t.text()} {user && t.account()}
        </p>
      </div>
      {answer?.offline && <Notice tone="error">{quoting.offline()}</Notice>}
      {answer?.refusal && (
        <Notice tone="error">
          {answer.refusal === 'limited'
            ? `${t.limited()} ${quoting.retry({ wait })}`
            : t.incomplete()}
        </Notice>
      )}
      {/* The address says what is kept, so that the page stays as it is when nothing can be. */}
      <Form method="post" action={paths.quote(shipmentQuery({ ...view, asked: true }))}>
        <Button type="submit" size="l" icon="share" busy={state === 'submitting'}>
          {t.button()}
        </Button>
      </Form>
    </section>
  )
}
