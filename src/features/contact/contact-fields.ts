// The form that writes to the shop, and what it is answered.
import { CONTACT_SUBJECTS } from '#domain/vocabulary.ts'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { choice, lines, own, text } from '#src/lib/form/kinds.ts'

export const contactFields = {
  fullName: text({ autoComplete: 'name', required: true, maxLength: 120 }),
  email: text({ type: 'email', autoComplete: 'email', required: true, maxLength: 254 }),
  subject: choice(CONTACT_SUBJECTS),
  message: lines({ required: true, rows: 5, maxLength: 5000 }),
  /** Filled in by programs alone. */
  website: own(),
  /** Says when the form was opened. */
  stamp: own(),
}

export interface ContactAnswer extends FormAnswer {
  sent?: true
  /** The link of an order is on its way, if there is one. */
  mailed?: true
}
