// Where the code shall go.
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
import styles from './recovery.module.css'
import { useRecoveryForm } from './use-recovery-form.ts'

interface EmailFormProps {
  email: string
  answer: RecoveryAnswer | undefined
}

export function EmailForm({ email, answer }: EmailFormProps) {
  const { auth, recovery: t } = useTexts()
  const { isBusy, faultText } = useRecoveryForm(answer)
  return (
    <Form method="post" noValidate className={styles.form}>
      <FailureNotice answer={answer} />
      <TextField
        name="email"
        type="email"
        label={t.code.email()}
        error={faultText(answer?.faults.email)}
        defaultValue={email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <Button type="submit" name="intent" value="send" size="l" wide busy={isBusy('send')}>
        {t.code.send()}
      </Button>
      <ButtonLink to={paths.auth()} variant="quiet" wide>
        {auth.back()}
      </ButtonLink>
    </Form>
  )
}
