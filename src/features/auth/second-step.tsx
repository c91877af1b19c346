// The second factor, asked for in the same form: a passkey, a code of the app, or a recovery code.
import type { MouseEvent } from 'react'
import { useSubmit } from 'react-router'
import { Field } from '#src/lib/form/field.tsx'
import type { PostedForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-fields.ts'
import styles from './auth.module.css'
import { useFormBusy } from './use-form-busy.ts'

interface SecondStepProps {
  form: PostedForm
  second: NonNullable<AuthAnswer['second']>
}

export function SecondStep({ form, second }: SecondStepProps) {
  const { auth: t } = useTexts()
  const submit = useSubmit()
  const busy = useFormBusy()
  const usePasskey = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form) return
    // Not the form's own button: Enter in a field means the code.
    const typed = new FormData(currentTarget.form)
    typed.set('passkey', '1')
    void submit(typed, { method: 'post' })
  }
  return (
    <Notice title={t.otpTitle()} still>
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
        <Field
          form={form}
          name="otp"
          label={second.otp ? t.otp() : t.recoveryCode()}
          hint={second.otp ? t.otpHint() : t.recoveryHint()}
          focus={!second.passkey}
        />
      </div>
    </Notice>
  )
}
