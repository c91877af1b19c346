// A password that can be looked at while it is typed.
import { useState } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import styles from './sign-in.module.css'

export function PasswordField({ error }: { error: string | undefined }) {
  const { auth: t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        id="auth-password"
        name="password"
        type={shown ? 'text' : 'password'}
        label={t.password()}
        error={error}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={128}
      />
      <Button
        variant="quiet"
        size="s"
        icon={shown ? 'eye-off' : 'eye'}
        className={styles.show ?? ''}
        aria-pressed={shown}
        aria-controls="auth-password"
        onClick={() => setShown(!shown)}
      >
        {shown ? t.hide() : t.show()}
      </Button>
    </div>
  )
}
