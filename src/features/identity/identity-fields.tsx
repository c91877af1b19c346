// What shows who sits there: the password, or the code of a second factor.
import { useFieldSet } from '#src/lib/form/use-field-set.ts'
import { useTexts } from '#src/lib/texts.ts'

export function PasswordLine({ name, required }: { name: string; required: boolean }) {
  const { auth } = useTexts()
  const { Secret } = useFieldSet()
  const input = { id: name, name, autoComplete: 'current-password', required, autoFocus: true }
  return <Secret label={auth.password()} input={input} />
}

export function CodeLine({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { Line } = useFieldSet()
  const input = {
    id: name,
    name,
    autoComplete: 'one-time-code',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 20,
  } as const
  return <Line label={label} hint={hint} input={input} />
}
