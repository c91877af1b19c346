// What the forms of the ways back get back: the step to show, what was typed, what was wrong.
import type { FieldFault } from '#contract/field-errors.ts'

export type RecoveryStep = 'verify' | 'email' | 'code' | 'password' | 'done'
export type RecoveryFault = FieldFault | 'mismatch' | 'token_empty' | 'email_empty' | 'code_short'

export interface RecoveryAnswer {
  step: RecoveryStep
  token?: string
  email?: string
  code?: string
  /** Whose token it is. */
  username?: string
  faults: Partial<Record<'token' | 'email' | 'code' | 'password' | 'confirm', RecoveryFault>>
  refusal?: 'invalid_token' | 'token_spent' | 'invalid_code' | 'too_many_requests' | 'recent_mail'
  retryAfterSeconds?: number
  /** What was tried, for the title of a failure. */
  failed?: 'reset' | 'verify' | 'send' | 'resend'
  /** No answer came. */
  offline?: boolean
  /** Another code is on its way. */
  resent?: boolean
}
