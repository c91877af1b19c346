// Sends a kept quote to an address: a plain post that answers on the same page.
import { Form, useNavigation } from 'react-router'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './kept-quote.module.css'
import type { QuoteAnswer } from './quote-answer.ts'

export function MailQuote({ answer }: { answer: QuoteAnswer | undefined }) {
  const { quoting, faults } = useTexts()
  const { kept: t } = quoting
  const { user, locale } = useFacts()
  const { state } = useNavigation()
  const wait = formatWait(answer?.retryAfterSeconds ?? 60, locale)
  return (
    <section className={`pu-card ${styles.box}`} aria-labelledby="mail-quote">
      <h2 id="mail-quote">{t.mail()}</h2>
      {answer?.mailed && <Notice tone="success">{t.mailed({ email: answer.email ?? '' })}</Notice>}
      {answer?.offline && <Notice tone="error">{quoting.offline()}</Notice>}
      {answer?.refusal && (
        <Notice tone="error">{`${t.limited()} ${quoting.retry({ wait })}`}</Notice>
      )}
      <Form method="post" className={styles.mail} noValidate>
        <TextField
          name="email"
          type="email"
          label={t.email()}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answer?.email ?? user?.email ?? ''}
          error={answer?.fault && faults[answer.fault]()}
        />
        <Button type="submit" variant="secondary" icon="mail" busy={state === 'submitting'}>
          {t.mailButton()}
        </Button>
      </Form>
    </section>
  )
}
