// What shows who sits there: the password, or the code of a second factor.
import { usePasswordWords } from '#src/lib/password-words.ts'
import { useTexts } from '#src/lib/texts.ts'
import { TextField } from '#src/ui/field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'

export function IdentityFields({ otp }: { otp: boolean }) {
  const { identity, auth } = useTexts()
  const words = usePasswordWords()
  return (
    <>
      <PasswordField
        name="identity.password"
        label={auth.password()}
        autoComplete="current-password"
        words={words}
        required={!otp}
        data-autofocus
      />
      {otp && (
        <TextField
          name="identity.otp"
          label={identity.otp()}
          hint={auth.otpHint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
        />
      )}
    </>
  )
}
