// Asking for a link to a new password; the answer never tells whether the address is known.
import { useEffect } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import styles from './auth.module.css'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface ForgotFormProps {
  answer: AuthAnswer | undefined
  /** Where to sign in. */
  back: string
}

export function ForgotForm({ answer, back }: ForgotFormProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const busy = useFormBusy()
  useEffect(() => {
    if (answer?.sent) showToast({ title: t.sentTitle(), text: t.sentText(), closeLabel: t.close() })
  }, [answer, t])
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="forgot" />
      <AnswerNotice answer={answer} title={t.error()} fallback={t.forgotFailed()} />
      {answer?.sent && (
        <Notice tone="success" title={t.sentTitle()}>
          <p>{t.sentText()}.</p>
          <p>{t.sentHelp()}</p>
        </Notice>
      )}
      <TextField
        name="email"
        type="email"
        label={t.email()}
        error={faultText('email', answer?.faults['email'])}
        defaultValue={answer?.values['email']}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t.forgotSubmit()}
      </Button>
      <p className={styles.aside}>
        <Anchor to={paths.resetCode()}>{t.byCode()}</Anchor>
        <Anchor to={back}>{t.back()}</Anchor>
      </p>
    </Form>
  )
}
