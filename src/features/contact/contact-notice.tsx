// What became of a message: the same words in its place and in the passing one.
import type { Locale } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { formatWait } from '#src/ui/format-wait.ts'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import type { ContactAnswer } from './contact-fields.ts'

export interface ContactOutcome {
  tone: Extract<NoticeTone, 'success' | 'error'>
  title: string
  text: string
}

/** Null where there is none yet, or only fields to put right. */
export function outcomeOf(
  answer: ContactAnswer | undefined,
  t: TranslationFunctions['contactPage'],
  locale: Locale,
): ContactOutcome | null {
  if (answer?.sent) return { tone: 'success', title: t.sent(), text: t.sentText() }
  const seconds = answer?.refused?.retryAfterSeconds
  if (!answer?.unsaved && seconds === undefined) return null
  const text =
    seconds === undefined ? t.failedText() : t.limited({ wait: formatWait(seconds, locale) })
  return { tone: 'error', title: t.failed(), text }
}

/** `still` where the focus reads it. */
export function ContactNotice(props: { outcome: ContactOutcome | null; still?: boolean }) {
  if (!props.outcome) return null
  const { text, ...look } = props.outcome
  return (
    <Notice {...look} still={props.still}>
      {text}
    </Notice>
  )
}
