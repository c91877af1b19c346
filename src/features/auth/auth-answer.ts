// What a form of signing in, registering or recovering gets back when it did not lead on.
import type { FieldFault } from '#contract/field-errors.ts'
import type { PasskeyRequest } from '#contract/passkey-assertion.ts'
import type { PasskeyFault } from '#src/lib/passkey.ts'

export const AUTH_VIEWS = ['sign-in', 'register', 'forgot'] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

export interface AuthAnswer {
  view: AuthView
  /** What was typed, but for passwords. */
  values: Record<string, string>
  faults: Partial<Record<string, FieldFault | 'email_taken' | 'username_taken' | 'invalid_otp'>>
  code?:
    | 'invalid_credentials'
    | 'invalid_passkey'
    | 'too_many_requests'
    | 'proof_required'
    | 'recent_mail'
  retryAfterSeconds?: number
  /** The second factor is asked for, and how it can be given. */
  second?: { otp: boolean; passkey: PasskeyRequest | null }
  /** Why a passkey was not shown. */
  passkeyFault?: PasskeyFault | 'scripts'
  /** The mail is on its way, if there is anybody to get it. */
  sent?: boolean
  /** Attempts are held up: a mailed link or a second factor is the way past. */
  held?: boolean
  /** No answer came. */
  offline?: boolean
}

/** Deep links: `?tab=register`, also `?modo=registro`. */
export function viewOf(query: URLSearchParams): AuthView {
  const asked = query.get('tab') ?? query.get('modo') ?? ''
  if (/^(?:register|registro|crear)$/.test(asked)) return 'register'
  return /^(?:forgot|olvido)$/.test(asked) ? 'forgot' : 'sign-in'
}
