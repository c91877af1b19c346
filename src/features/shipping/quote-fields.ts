// The forms of quotes, and what they are answered when there is nothing to go on to.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { email } from '#src/lib/form/person.ts'

export const mailFields = { email: email() }

export interface QuoteAnswer extends FormAnswer {
  mailed?: true
}
