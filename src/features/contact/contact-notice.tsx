// What became of a message, in its place: all of it, or beside the toast that says so what comes next.
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import type { ContactAnswer } from './contact-fields.ts'

export interface ContactOutcome {
  tone: Extract<NoticeTone, 'success' | 'error'>
  title: string
  text: string
  next: string
}

/** Null where there is none yet, or only fields to put right. */
export function outcomeOf(
  answer: ContactAnswer | undefined,
  t: TranslationFunctions['contactPage'],
  locale: Locale,
): ContactOutcome | null {
  if (answer?.sent)
    return { tone: 'success', title: t.sent(), text: t.sentText(), next: t.sentNext() }
  const seconds = answer?.refused?.retryAfterSeconds
  if (!answer?.unsaved && seconds === undefined) return null
  const look = { tone: 'error', title: t.failed() } as const
  if (seconds === undefined) return { ...look, text: t.failedText(), next: t.failedNext() }
  const wait = formatWait(seconds, locale)
  return { ...look, text: t.limited({ wait }), next: t.limitedNext({ wait }) }
}

/** `told` where a toast says it, and the focus reads this. */
export function ContactNotice(props: { outcome: ContactOutcome | null; told?: boolean }) {
  if (!props.outcome) return null
  const { tone, title, text, next } = props.outcome
  return props.told ? (
    <Notice tone={tone} still>
      {next}
    </Notice>
  ) : (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  )
}
