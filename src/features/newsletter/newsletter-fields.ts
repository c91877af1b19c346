// The form of the newsletter, and what became of a subscription.
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { email } from '#src/lib/form/person.ts'

export const joinFields = { email: email() }

export interface NewsletterAnswer extends FormAnswer {
  outcome?: 'subscribed' | 'pending' | 'confirmed' | 'left'
  /** Whose subscription it is. */
  email?: string
}
