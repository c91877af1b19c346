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

const fieldId = (name: string) => `auth-${name}`

export function RegisterForm({ answer, referralCode }: RegisterFormProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const words = usePasswordWords(true)
  const busy = useFormBusy()
  const errorOf = (name: string) => faultText(name, answer?.faults[name])
  const field = (name: string) => ({
    id: fieldId(name),
    name,
    error: errorOf(name),
    defaultValue: answer?.values[name],
  })
  const labels = {
    fullName: t.fullName(),
    username: t.newUsername(),
    email: t.email(),
    password: t.password(),
    referralCode: t.referral(),
  }
  const listed = Object.entries(labels).flatMap(([name, label]) => {
    const text = errorOf(name)
    return text ? [{ target: fieldId(name), label, text }] : []
  })
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="register" />
      <AnswerNotice
        answer={answer}
        title={t.registerFailed()}
        fallback={t.registerFallback()}
        listed={listed}
      />
      <TextField
        {...field('fullName')}
        label={labels.fullName}
        autoComplete="name"
        required
        maxLength={120}
      />
      <TextField
        {...field('username')}
        label={labels.username}
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
        label={labels.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <PasswordField
        id={fieldId('password')}
        name="password"
        label={labels.password}
        hint={t.passwordHint()}
        error={errorOf('password')}
        autoComplete="new-password"
        minLength={6}
        words={words}
      />
      <TextField
        {...field('referralCode')}
        defaultValue={answer?.values['referralCode'] ?? referralCode}
        label={labels.referralCode}
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
