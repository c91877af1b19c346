// Six digits in one field: typed, pasted or filled in by the phone; resending and another address are a press away.
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
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
  const { isBusy, faultText } = useRecoveryForm(answer)
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(answer?.code ?? '')
  const [told, setTold] = useState<RecoveryAnswer>()
  // It may have been typed before this code arrived.
  useEffect(() => setCode(digitsOf(field.current?.value ?? '')), [])
  useEffect(() => {
    if (!answer?.resent) return
    const timer = setTimeout(() => setTold(answer), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answer])

  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="email" value={email} />
      <FailureNotice answer={answer} />
      {answer?.resent && told !== answer && <Notice tone="success">{t.code.resent()}</Notice>}
      <TextField
        ref={field}
        name="code"
        label={t.code.code()}
        error={faultText(answer?.faults.code)}
        className={styles.code}
        // Not capped by maxLength: a pasted «123 456» would lose its last digit.
        value={code}
        onChange={(event) => setCode(digitsOf(event.target.value))}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        required
      />
      <Button
        type="submit"
        name="intent"
        value="verify"
        size="l"
        wide
        busy={isBusy('verify')}
        disabled={hydrated && code.length < DIGITS}
      >
        {t.code.verify()}
      </Button>
      <div className={styles.pair}>
        <Button type="submit" name="intent" value="resend" variant="quiet" busy={isBusy('resend')}>
          {t.code.resend()}
        </Button>
        <Button type="submit" name="intent" value="change" variant="quiet">
          {t.code.changeEmail()}
        </Button>
      </div>
    </Form>
  )
}
