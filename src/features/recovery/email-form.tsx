// Where the code shall go.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { type RecoveryAnswer, recoveryFields } from './recovery-fields.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { useRecoveryForm } from './use-recovery-form.ts'

interface EmailFormProps {
  email: string
  answer: RecoveryAnswer | undefined
}

export function EmailForm({ email, answer }: EmailFormProps) {
  const { auth, recovery: t } = useTexts()
  const fields = recoveryFields.email
  const form = useRecoveryForm({ fields, intent: 'send', answer, stored: { email } })
  return (
    <RecoveryForm
      {...form}
      submit={t.code.send()}
      beside={
        <ButtonLink to={paths.auth()} variant="quiet" wide>
          {auth.back()}
        </ButtonLink>
      }
    />
  )
}
