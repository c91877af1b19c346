// What every form of the ways back knows: which of them is on its way, and what is wrong in words.
import { useNavigation } from 'react-router'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { RecoveryAnswer, RecoveryFault } from './recovery-answer.ts'

interface RecoveryForm {
  /** Whether a form is on its way; with an intent, whether it is this one. */
  isBusy: (intent?: string) => boolean
  faultText: (fault: RecoveryFault | undefined) => string | undefined
  /** Title and text of a failure; null when nothing failed. */
  failure: { title: string; text: string } | null
}

export function useRecoveryForm(answer: RecoveryAnswer | undefined): RecoveryForm {
  const { auth, errors, faults, recovery: t } = useTexts()
  const { locale } = useFacts()
  const { state, formData } = useNavigation()
  const failed = {
    reset: t.failed(),
    verify: answer?.step === 'code' ? t.code.verifyFailed() : t.verify.failed(),
    send: t.code.sendFailed(),
    resend: t.code.resendFailed(),
  }
  const refused =
    answer?.refusal &&
    errorText({ code: answer.refusal, retryAfterSeconds: answer.retryAfterSeconds }, errors, locale)
  const text = answer?.offline ? t.offline() : refused
  return {
    isBusy: (intent) =>
      state !== 'idle' && formData !== undefined && (!intent || formData.get('intent') === intent),
    faultText: (fault) => {
      if (!fault) return undefined
      if (fault === 'mismatch') return t.mismatch()
      if (fault === 'token_empty') return t.verify.empty()
      if (fault === 'email_empty') return t.code.emailEmpty()
      if (fault === 'code_short') return t.code.codeShort()
      return fault === 'too_short' ? auth.passwordShort() : faults[fault]()
    },
    failure: text && answer?.failed ? { title: failed[answer.failed], text } : null,
  }
}
