// The token of a mail, from its link or pasted by hand.
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
import styles from './recovery.module.css'
import { useRecoveryForm } from './use-recovery-form.ts'

interface VerifyFormProps {
  token: string
  answer: RecoveryAnswer | undefined
}

export function VerifyForm({ token, answer }: VerifyFormProps) {
  const { recovery: t } = useTexts()
  const { isBusy, faultText } = useRecoveryForm(answer)
  const field = useRef<HTMLInputElement>(null)
  const [locked, setLocked] = useState(false)
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => null)
    setLocked(text === null)
    if (text !== null && field.current) field.current.value = text.trim()
    field.current?.focus()
  }
  return (
    <Form method="post" noValidate className={styles.form}>
      <FailureNotice
        answer={answer}
        actions={
          <ButtonLink to={paths.auth(undefined, 'forgot')} variant="secondary" size="s">
            {t.again()}
          </ButtonLink>
        }
      />
      <TextField
        ref={field}
        name="token"
        label={t.verify.token()}
        error={faultText(answer?.faults.token) ?? (locked ? t.verify.pasteFailed() : undefined)}
        defaultValue={token}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={200}
      />
      <Button
        variant="secondary"
        size="s"
        icon="copy"
        className={styles.paste ?? ''}
        onClick={() => void paste()}
      >
        {t.verify.paste()}
      </Button>
      <Button type="submit" name="intent" value="verify" size="l" wide busy={isBusy('verify')}>
        {t.verify.submit()}
      </Button>
    </Form>
  )
}
