// What the fields of one form begin with and what is wrong with them.
import { useTexts } from '#src/lib/texts.ts'
import type { AccountAnswer } from './account-answer.ts'

export function useAccountFields(
  answer: AccountAnswer | undefined,
  intent: string,
  known: Record<string, string> = {},
) {
  const { auth, faults } = useTexts()
  const mine = answer?.intent === intent ? answer : undefined
  const faultOf = (name: string): string | undefined => {
    const fault = mine?.faults[name]
    if (!fault) return undefined
    if (name === 'password' && fault === 'too_short') return auth.passwordShort()
    if (name === 'username' && (fault === 'invalid' || fault === 'too_short'))
      return auth.usernameHint()
    return faults[fault]()
  }
  const valueOf = (name: string): string => mine?.values[name] ?? known[name] ?? ''
  return {
    faultOf,
    valueOf,
    /** Two forms of a page may ask for the same thing: the id tells whose it is. */
    field: (name: string) => ({
      id: `${intent}-${name}`,
      name,
      error: faultOf(name),
      defaultValue: valueOf(name),
    }),
  }
}
