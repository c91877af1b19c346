// The forms of quotes, and what they are answered when there is nothing to go on to.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { own, tick } from '#src/lib/form/kinds.ts'
import { email } from '#src/lib/form/person.ts'

export const mailFields = { email: email() }

/** By which service the goods are to go; `replace`: nothing else stays in the cart. */
export const sendFields = { service: own(), replace: tick() }

export interface QuoteAnswer extends FormAnswer {
  mailed?: true
}
