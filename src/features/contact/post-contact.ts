// Sends the contact form where scripts run: the documented call, so that the page it stands on needs no other page's code.
import type { ContactAnswer } from './contact-answer.ts'
import { readContactForm } from './read-contact-form.ts'

export async function postContact(form: FormData): Promise<ContactAnswer> {
  // What cannot be sent is said here: a refused call would stand in the browser's console as an error.
  const read = readContactForm(form)
  if (!('input' in read)) return read
  const { input, typed } = read
  try {
    const answer = await fetch('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
      },
      body: JSON.stringify(input),
    })
    if (answer.ok) return { sent: true, typed: {}, faults: {} }
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60
      return { typed, faults: {}, retryAfterSeconds: seconds }
    }
  } catch {
    // No answer is told like one that helps nobody.
  }
  return { typed, faults: {}, offline: true }
}
