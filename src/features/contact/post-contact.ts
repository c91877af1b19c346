// Sends the contact form where scripts run: the documented call, so that the page it stands on needs no other page's code.
import type { FieldFault } from '#contract/field-errors.ts'
import { formTexts } from '#src/lib/form-text.ts'
import { CONTACT_FIELDS, type ContactAnswer } from './contact-answer.ts'

interface Refusal {
  fields?: ContactAnswer['faults'] | Partial<Record<string, FieldFault[]>>
}

export async function postContact(form: FormData): Promise<ContactAnswer> {
  const typed = formTexts(form, CONTACT_FIELDS)
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
      },
      body: JSON.stringify({ ...typed, ...formTexts(form, ['website', 'stamp']) }),
    })
    if (answer.ok) return { sent: true, typed: {}, faults: {} }
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60
      return { typed, faults: {}, retryAfterSeconds: seconds }
    }
    if (answer.status !== 400) return { typed, faults: {}, offline: true }
    const { fields = {} } = (await answer.json()) as Refusal
    const faults = CONTACT_FIELDS.flatMap((name) => {
      const found = fields[name]
      const fault = Array.isArray(found) ? found[0] : found
      return fault ? [[name, fault] as const] : []
    })
    return faults.length > 0
      ? { typed, faults: Object.fromEntries(faults) }
      : { typed, faults: {}, offline: true }
  } catch {
    return { typed, faults: {}, offline: true }
  }
}
