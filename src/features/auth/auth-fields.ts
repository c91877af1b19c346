// The forms of /auth by intent, what they are answered besides, and which of them an address asks for.
import type { PasskeyRequest } from '#contract/passkey-assertion.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { text } from '#src/lib/form/kinds.ts'
import { email, fullName, newPassword, otp, password, username } from '#src/lib/form/person.ts'

export const authFields = {
  'sign-in': { username: username(254), password: password(), otp: otp() },
  register: {
    fullName: fullName(),
    username: username(),
    email: email(),
    password: newPassword(),
    referralCode: text({
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      optional: true,
      maxLength: 40,
    }),
  },
  forgot: { email: email() },
}

export type AuthView = keyof typeof authFields

export interface AuthAnswer extends FormAnswer {
  /** The second factor is asked for, and how it can be given. */
  second?: { otp: boolean; passkey: PasskeyRequest | null }
  /** The mail is on its way, if there is anybody to get it. */
  sent?: boolean
  /** Attempts are held up: a mailed link or a second factor is the way past. */
  held?: boolean
}

/** Deep links: `?tab=register`, also `?modo=registro`. */
export function viewOf(query: URLSearchParams): AuthView {
  const asked = query.get('tab') ?? query.get('modo') ?? ''
  if (/^(?:register|registro|crear)$/.test(asked)) return 'register'
  return /^(?:forgot|olvido)$/.test(asked) ? 'forgot' : 'sign-in'
}
