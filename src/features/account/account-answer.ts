// What a form of one's account gets back when it did not end in a changed page.
import type { FieldFault } from '#contract/field-errors.ts'
import type { TotpEnrolment } from '#contract/second-factor.ts'
import type { PasskeyFault } from '#src/lib/passkey.ts'

export type AccountRefusal =
  | 'wrong_password'
  | 'email_taken'
  | 'username_taken'
  | 'already_verified'
  | 'too_many_addresses'
  | 'too_many_requests'
  | 'last_admin'
  | 'invalid_otp'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_needed'
  | 'invalid_passkey'
  | 'passkey_known'
  | 'too_many_passkeys'

export interface AccountAnswer {
  /** Which form was sent. */
  intent: string
  /** What was typed, but for passwords and codes. */
  values: Record<string, string>
  faults: Partial<Record<string, FieldFault>>
  refusal?: AccountRefusal
  retryAfterSeconds?: number
  /** No answer came. */
  offline?: boolean
  /** The second factor that waits for its first code. */
  enrolment?: TotpEnrolment
  /** Why no passkey was made. */
  passkeyFault?: PasskeyFault | 'scripts'
  /** Shown this once. */
  recoveryCodes?: string[]
  /** Everything that is kept, as JSON. */
  copy?: string
}

/** What a form has done; told by the page it leads to. */
export const DONE = [
  'profile',
  'email',
  'resend',
  'password',
  'preferences',
  'address',
  'removed',
  'session',
  'sessions',
  'totp_off',
  'passkey',
  'passkey_renamed',
  'passkey_removed',
] as const
export type Done = (typeof DONE)[number]

export const doneAddress = (path: string, done: Done): string => `${path}?done=${done}`
