// What became of a message, above the form it was typed into.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ContactAnswer } from './contact-answer.ts'

export function ContactNotice({ answer }: { answer: ContactAnswer | undefined }) {
  const { contactPage: t } = useTexts()
  const { locale } = useFacts()
  if (!answer) return null
  if (answer.sent)
    return (
      <Notice tone="success" title={t.sent()}>
        {t.sentText()}
      </Notice>
    )
  if (answer.offline)
    return (
      <Notice tone="error" title={t.failed()}>
        {t.failedText()}
      </Notice>
    )
  if (answer.retryAfterSeconds !== undefined)
    return (
      <Notice tone="error" title={t.failed()}>
        {t.limited({ wait: formatWait(answer.retryAfterSeconds, locale) })}
      </Notice>
    )
  return null
}
