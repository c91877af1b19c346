// The token of a mail, from its link or pasted by hand.
import { useState } from 'react'
import { Field } from '#src/lib/form/field.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorLine } from '#src/ui/field.tsx'
import { AskAgain } from './new-password-form.tsx'
import { type RecoveryAnswer, recoveryFields } from './recovery-fields.ts'
import { RecoveryForm } from './recovery-form.tsx'
import styles from './recovery.module.css'
import { useRecoveryForm } from './use-recovery-form.ts'

interface VerifyFormProps {
  token: string
  answer: RecoveryAnswer | undefined
}

export function VerifyForm({ token, answer }: VerifyFormProps) {
  const { recovery: t } = useTexts()
  const fields = recoveryFields.token
  const form = useRecoveryForm({ fields, intent: 'verify', answer, stored: { token } })
  const [locked, setLocked] = useState(false)
  const paste = async (typed: HTMLFormElement | null) => {
    const text = await navigator.clipboard.readText().catch(() => null)
    setLocked(text === null)
    const field = typed?.elements.namedItem('token')
    if (!(field instanceof HTMLInputElement)) return
    if (text !== null) field.value = text.trim()
    field.focus()
  }
  return (
    <RecoveryForm {...form} submit={t.verify.submit()}>
      {answer?.refused && <AskAgain />}
      <Field form={form.form} name="token" />
      <ErrorLine>{locked && t.verify.pasteFailed()}</ErrorLine>
      <Button
        variant="secondary"
        size="s"
        icon="copy"
        className={styles.paste ?? ''}
        onClick={(event) => void paste(event.currentTarget.form)}
      >
        {t.verify.paste()}
      </Button>
    </RecoveryForm>
  )
}
