// Signing in without name and password: the key tells whose it is.
import { Form } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './auth.module.css'
import { useFormBusy } from './use-form-busy.ts'

export function PasskeySignIn() {
  const { auth: t } = useTexts()
  const busy = useFormBusy()
  return (
    <Form method="post" className={styles.other}>
      <p className={styles.or}>{t.or()}</p>
      <input type="hidden" name="intent" value="passkey" />
      <Button
        type="submit"
        variant="secondary"
        icon="key"
        wide
        busy={busy}
        aria-describedby="passkey-hint"
      >
        {t.passkeySignIn()}
      </Button>
      <p className={styles.hint} id="passkey-hint">
        {t.passkeyHint()}
      </p>
    </Form>
  )
}
