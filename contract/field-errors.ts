// Faults of a form as field → keys: the page finds the words, and nested fields keep their full name.
import type { z } from 'zod'

/** What can be wrong with one field; the texts live under `fields.<key>` in each dictionary. */
export const FIELD_FAULTS = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_phone',
  'unknown_option',
  'invalid',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

const isFault = (text: string): text is FieldFault => (FIELD_FAULTS as readonly string[]).includes(text)

type Issue = z.core.$ZodIssue

const isBlank = (input: unknown) => input === undefined || input === null || input === ''

const faultOfSize = (issue: Issue & { code: 'too_small' | 'too_big' }): FieldFault => {
  const isLength = issue.origin === 'string' || issue.origin === 'array'
  if (issue.code === 'too_big') return isLength ? 'too_long' : 'too_big'
  if (!isLength) return 'too_small'
  return isBlank(issue.input) ? 'required' : 'too_short'
}

const faultOf = (issue: Issue): FieldFault => {
  // A schema may name its own fault as the message.
  if (isFault(issue.message)) return issue.message
  if (issue.code === 'too_small' || issue.code === 'too_big') return faultOfSize(issue)
  if (issue.code === 'invalid_type' && isBlank(issue.input)) return 'required'
  if (issue.code === 'invalid_format' && issue.format === 'email') return isBlank(issue.input) ? 'required' : 'invalid_email'
  if (issue.code === 'invalid_value') return 'unknown_option'
  return 'invalid'
}

/** The faults of a failed parse by field, nested names joined by dots (`shippingAddress.phone`); `''` is the whole. */
export const fieldErrorsOf = (error: z.ZodError): Record<string, FieldFault[]> => {
  const faults = new Map<string, FieldFault[]>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    faults.set(field, [...(faults.get(field) ?? []), faultOf(issue as Issue)])
  }
  return Object.fromEntries(faults)
}
