// Reads the contact form as typed: what can be sent, or what is wrong at which field.
import type { z } from 'zod'
import { contactInput } from '#contract/contact.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { CONTACT_FIELDS, type ContactAnswer } from './contact-answer.ts'

type Read = { input: z.infer<typeof contactInput>; typed: ContactAnswer['typed'] } | ContactAnswer

export function readContactForm(form: FormData): Read {
  const typed = formTexts(form, CONTACT_FIELDS)
  const input = contactInput.safeParse({ ...typed, ...formTexts(form, ['website', 'stamp']) })
  if (input.success) return { input: input.data, typed }
  const found = fieldErrorsOf(input.error, typed)
  const faults = CONTACT_FIELDS.flatMap((field) =>
    found[field]?.[0] ? [[field, found[field][0]] as const] : [],
  )
  return { typed, faults: Object.fromEntries(faults) }
}
