// Signing in, with the second factor asked for when the account has one.
import { Form } from 'react-router'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import styles from './auth.module.css'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface SignInFormProps {
  answer: AuthAnswer | undefined
  /** Where to ask for a new password. */
  forgot: string
}

export function SignInForm({ answer, forgot }: SignInFormProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const words = usePasswordWords()
  const busy = useFormBusy()
  const faultOf = (field: string) => faultText(field, answer?.faults[field])
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="sign-in" />
      <AnswerNotice answer={answer} title={t.failed()} fallback={t.fallback()} />
      {answer?.otp && (
        <Notice title={t.otpTitle()} still>
          <span className={styles.withoutScripts}>{t.otpAgain()}</span>
          <TextField
            name="otp"
            label={t.otp()}
            hint={t.otpHint()}
            error={faultOf('otp')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked for now
            autoFocus
            required
            maxLength={20}
          />
        </Notice>
      )}
      <TextField
        name="username"
        label={t.username()}
        error={faultOf('username')}
        defaultValue={answer?.values['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <PasswordField
        id="auth-password"
        name="password"
        label={t.password()}
        error={faultOf('password')}
        autoComplete="current-password"
        words={words}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t.submit()}
      </Button>
      <p className={styles.aside}>
        <Anchor to={forgot}>{t.forgot()}</Anchor>
      </p>
    </Form>
  )
}
