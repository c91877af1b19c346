// The way back by a code: address, six digits, new password, success. Every step is a plain form.
import { useActionData, useSearchParams } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
import { RecoveryPage } from './recovery-page.tsx'
import { ResetDone } from './reset-done.tsx'

export function CodeSteps() {
  const { recovery: t } = useTexts()
  const answer = useActionData<RecoveryAnswer>()
  const [query] = useSearchParams()
  const email = answer?.email ?? query.get('email') ?? ''
  // Whoever comes from the mail with the code has it already.
  const step = answer?.step ?? (email.includes('@') ? 'code' : 'email')
  if (step === 'done') return <ResetDone />
  if (step === 'password')
    return (
      <RecoveryPage title={t.title()} lead={t.lead()}>
        <NewPasswordForm answer={answer} proof={{ email, code: answer?.code ?? '' }} />
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
