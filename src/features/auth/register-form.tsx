// Making an account: the fewest fields, each with its fault beside it.
import { Form } from 'react-router'
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import styles from './auth.module.css'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface RegisterFormProps {
  answer: AuthAnswer | undefined
  /** A code that came with the link of a friend. */
  referralCode: string
}

export function RegisterForm({ answer, referralCode }: RegisterFormProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const words = usePasswordWords(true)
  const busy = useFormBusy()
  const field = (name: string) => ({
    name,
    error: faultText(name, answer?.faults[name]),
    defaultValue: answer?.values[name],
  })
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="register" />
      <AnswerNotice answer={answer} title={t.registerFailed()} fallback={t.registerFallback()} />
      <TextField
        {...field('fullName')}
        label={t.fullName()}
        autoComplete="name"
        required
        maxLength={120}
      />
      <TextField
        {...field('username')}
        label={t.newUsername()}
        hint={t.usernameHint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
      />
      <TextField
        {...field('email')}
        type="email"
        label={t.email()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <PasswordField
        id="auth-password"
        name="password"
        label={t.password()}
        hint={t.passwordHint()}
        error={faultText('password', answer?.faults['password'])}
        autoComplete="new-password"
        minLength={6}
        words={words}
      />
      <TextField
        {...field('referralCode')}
        defaultValue={answer?.values['referralCode'] ?? referralCode}
        label={t.referral()}
        optional={t.optional()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t.registerSubmit()}
      </Button>
    </Form>
  )
}
