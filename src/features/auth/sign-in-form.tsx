// Signing in, with the second factor asked for when the account has one.
import { Field } from '#src/lib/form/field.tsx'
import { PostForm } from '#src/lib/form/post-form.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-fields.ts'
import styles from './auth.module.css'
import { LinkOffer } from './held-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { useAuthForm } from './use-auth-form.ts'

interface SignInFormProps {
  answer: AuthAnswer | undefined
  /** Where to ask for a new password. */
  forgot: string
  /** What a link of a mail brought along. */
  link?: string | null
}

export function SignInForm({ answer, forgot, link }: SignInFormProps) {
  const { auth: t } = useTexts()
  const { second, held } = answer ?? {}
  const form = useAuthForm('sign-in', answer, {
    words: {
      username: t.username,
      usernameHint: undefined,
      usernameFaults: {},
      otp: t.otp,
      otpHint: t.heldOtpHint,
    },
    hidden: {
      ...(link && { link }),
      ...(held && { held: '1' }),
      ...(second && { second: JSON.stringify(second) }),
    },
  })
  return (
    <PostForm
      form={form}
      submit={t.submit()}
      // One button leads on: with a passkey at hand it is the other one.
      look={{ big: true, quiet: Boolean(second?.passkey) }}
      className={styles.form}
      title={t.failed()}
      toast={t.failed()}
      beside={
        <>
          {held && <LinkOffer sent={answer?.sent === true} />}
          <p className={styles.aside}>
            <Anchor to={forgot}>{t.forgot()}</Anchor>
          </p>
        </>
      }
    >
      {link && !answer && <Notice tone="success">{t.linkReady()}</Notice>}
      {second && <SecondStep form={form} second={second} />}
      <Field form={form} name="username" />
      <Field form={form} name="password" />
      {held && !second && <Field form={form} name="otp" label={`${t.otp()} (${t.optional()})`} />}
    </PostForm>
  )
}
