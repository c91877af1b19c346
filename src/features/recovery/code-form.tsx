// Six digits in one field: typed, pasted or filled in by the phone; resending and another address are one click away.
import { useEffect, useRef, useState } from 'react'
import { controlAt } from '#src/lib/form/form-handle.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type RecoveryAnswer, recoveryFields } from './recovery-fields.ts'
import { RecoveryForm } from './recovery-form.tsx'
import styles from './recovery.module.css'
import { useRecoveryForm } from './use-recovery-form.ts'

const DIGITS = 6
const SHOWN_MS = 3000

interface CodeFormProps {
  email: string
  answer: RecoveryAnswer | undefined
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, DIGITS)

export function CodeForm({ email, answer }: CodeFormProps) {
  const { recovery: t } = useTexts()
  const fields = recoveryFields.code
  const { form, title } = useRecoveryForm({ fields, intent: 'verify', answer, hidden: { email } })
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(form.valueOf('code'))
  const [told, setTold] = useState<RecoveryAnswer>()
  // It may have been typed before this code arrived.
  useEffect(() => setCode(digitsOf(field.current?.value ?? '')), [])
  useEffect(() => {
    if (!answer?.resent) return
    const timer = setTimeout(() => setTold(answer), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const { defaultValue: _, ...input } = form.input('code', controlAt(fields, 'code'))
  const other = (intent: string, words: string) => (
    <Button type="submit" name="intent" value={intent} variant="quiet">
      {words}
    </Button>
  )
  return (
    <RecoveryForm
      form={form}
      title={title}
      submit={t.code.verify()}
      disabled={hydrated && code.length < DIGITS}
      beside={
        <div className={styles.pair}>
          {other('resend', t.code.resend())}
          {other('change', t.code.changeEmail())}
        </div>
      }
    >
      {answer?.resent && told !== answer && <Notice tone="success">{t.code.resent()}</Notice>}
      <TextField
        {...input}
        ref={field}
        label={t.code.code()}
        error={form.faultOf('code')}
        className={styles.code}
        // Not capped by maxLength: a pasted «123 456» would lose its last digit.
        value={code}
        onChange={(event) => setCode(digitsOf(event.target.value))}
        pattern="[0-9]*"
      />
    </RecoveryForm>
  )
}
