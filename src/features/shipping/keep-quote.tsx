// Below the prices of a form: keeps them under a link for seven days; a plain post that goes on to the kept quote.
import { paths } from '#contract/paths.ts'
import { shipmentQuery, type ShipmentView } from '#contract/shipment-view.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import styles from './kept-quote.module.css'
import type { QuoteAnswer } from './quote-fields.ts'

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
  const form = usePostForm({
    fields: {},
    intent: 'keep',
    words: t,
    answer,
    say: ({ code, retryAfterSeconds = 60 }) =>
      code === 'too_many_requests'
        ? `${t.limited()} ${quoting.retry({ wait: formatWait(retryAfterSeconds, locale) })}`
        : t.incomplete(),
    offline: quoting.offline,
  })
  return (
    <section className={`pu-card ${styles.keep}`} aria-labelledby="keep-quote">
      <div>
        <h2 id="keep-quote">{t.title()}</h2>
        <p className={styles.soft}>
          {t.text()} {user && t.account()}
        </p>
      </div>
      {/* The address says what is kept, so that the page stays as it is when nothing can be. */}
      <PostForm
        form={form}
        submit={t.button()}
        look={{ big: true, icon: 'share' }}
        action={paths.quote(shipmentQuery({ ...view, asked: true }))}
      />
    </section>
  )
}
