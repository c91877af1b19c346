// Sends a kept quote to an address: a plain post that answers on the same page.
import { useFacts } from '#src/lib/facts.ts'
import { typedIn } from '#src/lib/form/answer.ts'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import styles from './kept-quote.module.css'
import { mailFields, type QuoteAnswer } from './quote-fields.ts'

export function MailQuote({ answer }: { answer: QuoteAnswer | undefined }) {
  const { quoting } = useTexts()
  const { kept: t } = quoting
  const { user, locale } = useFacts()
  const form = usePostForm({
    fields: mailFields,
    intent: 'mail',
    words: t,
    answer,
    stored: user,
    say: ({ retryAfterSeconds = 60 }) =>
      `${t.limited()} ${quoting.retry({ wait: formatWait(retryAfterSeconds, locale) })}`,
    offline: quoting.offline,
  })
  return (
    <section className={`pu-card ${styles.box}`} aria-labelledby="mail-quote">
      <h2 id="mail-quote">{t.mail()}</h2>
      {answer?.mailed && (
        <Notice tone="success">{t.mailed({ email: typedIn(answer, 'email') ?? '' })}</Notice>
      )}
      <PostForm
        form={form}
        submit={t.mailButton()}
        look={{ quiet: true, icon: 'mail' }}
        className={styles.mail}
      />
    </section>
  )
}
