// What the sign-in form gets back when nobody was signed in.
import type { FieldFault } from '#contract/field-errors.ts'

export interface SignInAnswer {
  username: string
  faults: { username?: FieldFault; password?: FieldFault }
  code?: 'invalid_credentials' | 'too_many_requests'
  retryAfterSeconds?: number
}
