// What a password field says, from the dictionary of signing in.
import type { PasswordWords } from '#src/ui/password-field.tsx'
import { useTexts } from './texts.ts'

/** With `chosen` the field also tells how strong the password is. */
export function usePasswordWords(chosen = false): PasswordWords {
  const { auth: t } = useTexts()
  const words = {
    show: t.show(),
    hide: t.hide(),
    showShort: t.showShort(),
    hideShort: t.hideShort(),
  }
  if (!chosen) return words
  const { label, weak, fair, good, strong } = t.strength
  const strength = { label: label(), weak: weak(), fair: fair(), good: good(), strong: strong() }
  return { ...words, strength }
}
