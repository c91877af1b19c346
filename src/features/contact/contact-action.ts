// What the contact form does: checks what was typed, sends it, and gives it back when it could not be sent.
import type { PageContext } from '#src/lib/calls.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { readContactForm } from './read-contact-form.ts'

export async function contactAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ContactAnswer> {
  const read = readContactForm(await request.formData())
  if (!('input' in read)) return read
  const { typed } = read
  const call = write.contact.send(read.input)
  // In the browser the form stays and can be sent again; on the server a surprise is an error page.
  const outcome = await (inBrowser ? call.catch(() => null) : call)
  if (!outcome) return { typed, faults: {}, offline: true }
  if (outcome.ok) return { sent: true, typed: {}, faults: {} }
  return { typed, faults: {}, retryAfterSeconds: outcome.retryAfterSeconds }
}
