// What the contact form does: checks what was typed, sends it, and gives it back when it could not be sent.
import { contactInput } from '#contract/contact.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { CONTACT_FIELDS, type ContactAnswer } from './contact-answer.ts'

export async function contactAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ContactAnswer> {
  const form = await request.formData()
  const typed = formTexts(form, CONTACT_FIELDS)
  const input = contactInput.safeParse({ ...typed, ...formTexts(form, ['website', 'stamp']) })
  if (!input.success) {
    const found = fieldErrorsOf(input.error, typed)
    const faults = CONTACT_FIELDS.flatMap((field) =>
      found[field]?.[0] ? [[field, found[field][0]] as const] : [],
    )
    return { typed, faults: Object.fromEntries(faults) }
  }
  const call = write.contact.send(input.data)
  // In the browser the form stays and can be sent again; on the server a surprise is an error page.
  const outcome = await (inBrowser ? call.catch(() => null) : call)
  if (!outcome) return { typed, faults: {}, offline: true }
  if (outcome.ok) return { sent: true, typed: {}, faults: {} }
  return { typed, faults: {}, retryAfterSeconds: outcome.retryAfterSeconds }
}
