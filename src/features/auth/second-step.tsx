// The second factor, asked for in the same form: a passkey, a code of the app, or a recovery code.
import { useRef } from 'react'
import { useSubmit } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import styles from './auth.module.css'
import { useFaultText } from './use-fault-text.ts'
import { useFormBusy } from './use-form-busy.ts'

interface SecondStepProps {
  answer: AuthAnswer
  second: NonNullable<AuthAnswer['second']>
}

export function SecondStep({ answer, second }: SecondStepProps) {
  const { auth: t } = useTexts()
  const faultText = useFaultText()
  const submit = useSubmit()
  const busy = useFormBusy()
  const ways = useRef<HTMLInputElement>(null)
  const usePasskey = () => {
    const form = ways.current?.form
    if (!form) return
    // Not the form's own button: Enter in a field means the code.
    const typed = new FormData(form)
    typed.set('passkey', '1')
    void submit(typed, { method: 'post' })
  }
  return (
    <Notice title={t.otpTitle()} still>
      <input type="hidden" name="second" value={JSON.stringify(second)} ref={ways} readOnly />
      <div className={styles.second}>
        {second.passkey && (
          <div className={styles.withScripts}>
            <p>{t.passkeyLead()}</p>
            <Button icon="key" wide busy={busy} onClick={usePasskey}>
              {t.passkeyUse()}
            </Button>
          </div>
        )}
        <p className={styles.withoutScripts}>{t.otpAgain()}</p>
        <TextField
          name="otp"
          label={second.otp ? t.otp() : t.recoveryCode()}
          hint={second.otp ? t.otpHint() : t.recoveryHint()}
          error={faultText('otp', answer.faults['otp'])}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that is asked for now
          autoFocus={!second.passkey}
          required
          maxLength={20}
        />
      </div>
    </Notice>
  )
}
