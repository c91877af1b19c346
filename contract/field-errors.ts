// Faults of a form as field → keys: the page finds the words, and nested fields keep their full name.
import type { z } from 'zod'

/** What can be wrong with one field; the texts live under `faults.<key>` in each dictionary. */
export const FIELD_FAULTS = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'invalid_phone',
  'not_a_number',
  'too_precise',
  'invalid_document',
  'invalid_postal_code',
  'unknown_option',
  'no_bolivar_rate',
  'row_twice',
  'invalid',
] as const
export type FieldFault = (typeof FIELD_FAULTS)[number]

const isFault = (text: string): text is FieldFault =>
  (FIELD_FAULTS as readonly string[]).includes(text)

type Issue = z.core.$ZodIssue

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  )

const faultOf = (issue: Issue, value: unknown): FieldFault => {
  // A schema may name its own fault as the message.
  if (isFault(issue.message)) return issue.message
  if (issue.code !== 'unrecognized_keys' && isBlank(value)) return 'required'
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small'
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'invalid_email'
  return issue.code === 'invalid_value' ? 'unknown_option' : 'invalid'
}

/**
 * The faults of a failed parse by field, nested names joined by dots (`shippingAddress.phone`); `''` is the whole.
 * `input` is what was parsed: only it tells an empty field from a short one.
 */
export const fieldErrorsOf = (error: z.ZodError, input: unknown): Record<string, FieldFault[]> => {
  const faults = new Map<string, FieldFault[]>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    faults.set(field, [...(faults.get(field) ?? []), faultOf(issue, valueAt(input, issue.path))])
  }
  return Object.fromEntries(faults)
}
