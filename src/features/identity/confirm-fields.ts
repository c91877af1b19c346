// The fields of the page that asks an admin who they are.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { secret, text } from '#src/lib/form/kinds.ts'

export const confirmFields = {
  password: secret({ autoComplete: 'current-password' }),
  otp: text({ autoComplete: 'one-time-code', autoCapitalize: 'none', maxLength: 20 }),
}

export interface ConfirmAnswer extends FormAnswer {
  shown?: true
}
