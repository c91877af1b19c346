// What the contact form answers: sent, or what stood in the way, with everything that was typed.
import type { FieldFault } from '#contract/field-errors.ts'

export const CONTACT_FIELDS = ['fullName', 'email', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

export interface ContactAnswer {
  sent?: true
  typed: Partial<Record<ContactField, string>>
  faults: Partial<Record<ContactField, FieldFault>>
  /** Seconds until the next message is taken. */
  retryAfterSeconds?: number
  /** Nobody answered. */
  offline?: true
}
