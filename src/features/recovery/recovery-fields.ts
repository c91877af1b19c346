// The forms of the ways back by what they ask for, and what they are answered besides.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { own, text } from '#src/lib/form/kinds.ts'
import { email, newPassword } from '#src/lib/form/person.ts'

export const recoveryFields = {
  email: { email: email() },
  code: {
    email: own(),
    code: text({ inputMode: 'numeric', autoComplete: 'one-time-code', required: true }),
  },
  token: {
    token: text({
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      required: true,
      maxLength: 200,
    }),
  },
  password: {
    // What proves the right to it.
    token: own(),
    username: own(),
    email: own(),
    code: own(),
    password: newPassword(),
    confirm: newPassword(),
  },
}

export type RecoveryStep = 'verify' | 'email' | 'code' | 'password' | 'done'

export interface RecoveryAnswer extends FormAnswer {
  /** The next step; none where the form comes back. */
  step?: RecoveryStep
  /** Whose token it is. */
  username?: string
  /** Another code is on its way. */
  resent?: boolean
}

export interface ConfirmAnswer extends FormAnswer {
  /** The address that is confirmed now. */
  email?: string
}
