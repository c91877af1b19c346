// Making an account: the fewest fields, each with its fault beside it.
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import type { AuthAnswer } from './auth-fields.ts'
import styles from './auth.module.css'
import { useAuthForm } from './use-auth-form.ts'

interface RegisterFormProps {
  answer: AuthAnswer | undefined
  /** A code that came with the link of a friend. */
  referralCode: string
}

export function RegisterForm({ answer, referralCode }: RegisterFormProps) {
  const { auth: t } = useTexts()
  const form = useAuthForm('register', answer, {
    stored: { referralCode },
    words: {
      passwordHint: t.passwordHint,
      referralCode: t.referral,
      referralCodeFaults: { invalid: t.referralFault },
    },
  })
  return (
    <PostForm
      form={form}
      submit={t.registerSubmit()}
      look={{ big: true }}
      className={styles.form}
      title={t.registerFailed()}
      toast={t.registerFailed()}
    />
  )
}
