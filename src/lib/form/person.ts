// The fields with which people say who they are, as their devices fill them in.
import type { Kind } from './kind.ts'
import { secret, text } from './kinds.ts'

const code = { autoCapitalize: 'none', spellCheck: false, required: true } as const

export const fullName = (): Kind<string> =>
  text({ autoComplete: 'name', required: true, maxLength: 120 })
/** `longest` for those that also take an address of mail. */
export const username = (longest = 40): Kind<string> =>
  text({ autoComplete: 'username', ...code, maxLength: longest })
export const email = (): Kind<string> =>
  text({ type: 'email', autoComplete: 'email', ...code, maxLength: 254 })
export const password = (): Kind<string> =>
  secret({ autoComplete: 'current-password', ...code, maxLength: 128 })
export const newPassword = (): Kind<string> =>
  secret({ autoComplete: 'new-password', ...code, minLength: 6, maxLength: 128 })
/** Never given back: it is good for once. */
export const otp = (inputMode?: 'numeric'): Kind<string> => ({
  ...text({
    autoComplete: 'one-time-code',
    ...code,
    maxLength: 20,
    ...(inputMode && { inputMode }),
  }),
  secret: true,
})
