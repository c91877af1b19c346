// What the contact form does: checks what was typed, sends it, and gives it back when it could not be sent.
import { redirect } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { readContactForm } from './read-contact-form.ts'

export async function contactAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<ContactAnswer | Response> {
  const read = readContactForm(await request.formData())
  if (!('input' in read)) return read
  const { typed } = read
  const call = write.contact.send(read.input)
  // In the browser the form stays and can be sent again; on the server a surprise is an error page.
  const outcome = await (inBrowser ? call.catch(() => null) : call)
  if (!outcome) return { typed, faults: {}, offline: true }
  // To an address of its own: loading the answer again sends nothing.
  if (outcome.ok) return redirect(`${paths.contact()}?sent=1`, 303)
  return { typed, faults: {}, retryAfterSeconds: outcome.retryAfterSeconds }
}
