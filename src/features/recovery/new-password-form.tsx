// Choosing the new password: twice, with a look at it, whichever way back led here.
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
import styles from './recovery.module.css'
import { useRecoveryForm } from './use-recovery-form.ts'

interface NewPasswordFormProps {
  answer: RecoveryAnswer | undefined
  /** What proves the right to it: travels along unseen. */
  proof: Record<string, string>
  /** Another button of the form. */
  children?: ReactNode
}

export function NewPasswordForm({ answer, proof, children }: NewPasswordFormProps) {
  const { auth, recovery: t } = useTexts()
  const { isBusy, faultText } = useRecoveryForm(answer)
  const isSpent = answer?.refusal === 'invalid_token' || answer?.refusal === 'token_spent'
  const again = isSpent && (
    <ButtonLink to={paths.auth(undefined, 'forgot')} variant="secondary" size="s">
      {t.again()}
    </ButtonLink>
  )
  return (
    <Form method="post" noValidate className={styles.form}>
      {Object.entries(proof).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FailureNotice answer={answer} actions={again} />
      <PasswordField
        id="new-password"
        name="password"
        label={t.password()}
        hint={auth.passwordHint()}
        error={faultText(answer?.faults.password)}
        autoComplete="new-password"
        minLength={6}
        words={usePasswordWords(true)}
      />
      <PasswordField
        id="confirm-password"
        name="confirm"
        label={t.confirm()}
        error={faultText(answer?.faults.confirm)}
        autoComplete="new-password"
        words={usePasswordWords()}
      />
      <Button type="submit" name="intent" value="reset" size="l" wide busy={isBusy('reset')}>
        {t.submit()}
      </Button>
      {children}
    </Form>
  )
}
