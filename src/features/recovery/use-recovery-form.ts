// One of the forms of the ways back, with the words they share and the title of its failure.
import type { Fields } from '#src/lib/form/kind.ts'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { RecoveryAnswer } from './recovery-fields.ts'

interface RecoveryForm<F extends Fields> {
  fields: F
  /** Of its first button. */
  intent: string
  answer: RecoveryAnswer | undefined
  hidden?: Readonly<Record<string, string>>
  stored?: object
}

export function useRecoveryForm<F extends Fields>({ answer, ...form }: RecoveryForm<F>) {
  const { auth, recovery: t } = useTexts()
  const titles: Partial<Record<string, string>> = {
    reset: t.failed(),
    verify: form.fields['code'] ? t.code.verifyFailed() : t.verify.failed(),
    send: t.code.sendFailed(),
    resend: t.code.resendFailed(),
  }
  const title = titles[answer?.intent ?? '']
  return {
    title,
    form: usePostForm({
      ...form,
      // Whichever button brought one here.
      answer: answer && { ...answer, intent: form.intent },
      offline: t.offline,
      next: t.retry,
      words: {
        email: t.code.email,
        emailFaults: { required: t.code.emailEmpty },
        code: t.code.code,
        codeFault: t.code.codeShort,
        token: t.verify.token,
        tokenFaults: { required: t.verify.empty },
        password: t.password,
        passwordHint: auth.passwordHint,
        passwordFaults: { required: auth.passwordShort, too_short: auth.passwordShort },
        confirm: t.confirm,
        confirmFault: t.mismatch,
      },
    }),
  }
}
