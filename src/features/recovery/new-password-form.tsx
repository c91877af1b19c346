// Choosing the new password: twice, with a look at it, whichever way back led here.
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { Field } from '#src/lib/form/field.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { type RecoveryAnswer, recoveryFields } from './recovery-fields.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { useRecoveryForm } from './use-recovery-form.ts'

interface NewPasswordFormProps {
  answer: RecoveryAnswer | undefined
  /** What proves the right to it: travels along unseen. */
  proof: Readonly<Record<string, string>>
  /** Another button of the form. */
  children?: ReactNode
}

export function NewPasswordForm({ answer, proof, children }: NewPasswordFormProps) {
  const { recovery: t } = useTexts()
  const fields = recoveryFields.password
  const form = useRecoveryForm({ fields, intent: 'reset', answer, hidden: proof })
  const code = answer?.refused?.code
  return (
    <RecoveryForm {...form} submit={t.submit()} beside={children}>
      {(code === 'invalid_token' || code === 'token_spent') && <AskAgain />}
      <Field form={form.form} name="password" />
      <Field form={form.form} name="confirm" />
    </RecoveryForm>
  )
}

export const AskAgain = () => (
  <ButtonLink to={paths.auth(undefined, 'forgot')} variant="secondary" size="s">
    {useTexts().recovery.again()}
  </ButtonLink>
)
