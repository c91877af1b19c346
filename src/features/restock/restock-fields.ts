// The form of a sold-out product, and what became of an alert.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { email } from '#src/lib/form/person.ts'

export const restockFields = { email: email() }

export interface RestockAnswer extends FormAnswer {
  outcome?: 'asked' | 'left'
  /** Whose alerts were ended. */
  email?: string
}
