// What became of a message, above the form it was typed into.
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { ContactAnswer } from './contact-answer.ts'

interface Props {
  answer: ContactAnswer | undefined
  /** Until the next message is taken. */
  minutes: number
}

export function ContactNotice({ answer, minutes }: Props) {
  const { contactPage: t } = useTexts()
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
        {t.limited({ minutes })}
      </Notice>
    )
  return null
}
