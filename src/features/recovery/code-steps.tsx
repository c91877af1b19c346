// The way back by a code: address, six digits, new password, success. Every step is a plain form.
import { useActionData, useSearchParams } from 'react-router'
import { typedIn } from '#src/lib/form/answer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { RecoveryAnswer, RecoveryStep } from './recovery-fields.ts'
import { RecoveryPage } from './recovery-page.tsx'
import { ResetDone } from './reset-done.tsx'

const FORM_OF: Partial<Record<string, RecoveryStep>> = {
  resend: 'code',
  verify: 'code',
  reset: 'password',
}

function stepOf({ step, intent, faults, refused }: RecoveryAnswer): RecoveryStep {
  if (step) return step
  if (faults['email']) return 'email'
  // A code that is good for nothing any more: back to where another one can be typed or sent.
  if (refused?.code === 'invalid_code' || faults['code']) return 'code'
  return FORM_OF[intent] ?? 'email'
}

export function CodeSteps() {
  const { recovery: t } = useTexts()
  const answer = useActionData<RecoveryAnswer>()
  const [query] = useSearchParams()
  const email = typedIn(answer, 'email') ?? query.get('email') ?? ''
  // Whoever comes from the mail with the code has it already.
  const step = answer ? stepOf(answer) : email.includes('@') ? 'code' : 'email'
  if (step === 'done') return <ResetDone />
  if (step === 'password')
    return (
      <RecoveryPage title={t.title()} lead={t.lead()}>
        <NewPasswordForm answer={answer} proof={{ email, code: typedIn(answer, 'code') ?? '' }} />
      </RecoveryPage>
    )
  return (
    <RecoveryPage
      title={t.code.title()}
      icon="mail"
      lead={step === 'code' ? t.code.codeLead({ email }) : t.code.emailLead()}
    >
      {step === 'code' ? (
        <CodeForm email={email} answer={answer} />
      ) : (
        <EmailForm email={email} answer={answer} />
      )}
    </RecoveryPage>
  )
}
