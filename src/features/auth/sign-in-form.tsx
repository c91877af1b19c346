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
import { HeldOtp, LinkOffer } from './held-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface SignInFormProps {
  answer: AuthAnswer | undefined
  /** Where to ask for a new password. */
  forgot: string
  /** What a link of a mail brought along. */
  link?: string | null
}

export function SignInForm({ answer, forgot, link }: SignInFormProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const words = usePasswordWords()
  const busy = useFormBusy()
  const faultOf = (field: string) => faultText(field, answer?.faults[field])
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="sign-in" />
      {link && <input type="hidden" name="link" value={link} />}
      {link && !answer && <Notice tone="success">{t.linkReady()}</Notice>}
      <AnswerNotice answer={answer} title={t.failed()} fallback={t.fallback()} />
      {answer?.second && <SecondStep answer={answer} second={answer.second} />}
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
      {answer?.held && !answer.second && <HeldOtp answer={answer} />}
      <Button
        type="submit"
        size="l"
        wide
        busy={busy}
        // One button leads on: with a passkey at hand it is the other one.
        variant={answer?.second?.passkey ? 'secondary' : 'primary'}
      >
        {t.submit()}
      </Button>
      {answer?.held && <LinkOffer answer={answer} />}
      <p className={styles.aside}>
        <Anchor to={forgot}>{t.forgot()}</Anchor>
      </p>
    </Form>
  )
}
