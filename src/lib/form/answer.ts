// What a posted form is answered with when it did not lead on: what was typed, what is wrong, or why nothing was saved.
import type { Unsaved } from '../asked.ts'
import type { Faults, TypedGroup } from './kind.ts'

export interface Refusal {
  ok: false
  code: string
  retryAfterSeconds?: number
}

export interface FormAnswer<Refused extends Refusal = Refusal> {
  /** Which form of the page was sent. */
  intent: string
  /** As typed, but for secrets. */
  typed: TypedGroup
  faults: Faults
  refused?: Refused
  unsaved?: Unsaved
}

/** A button that was clicked has the last word. */
export const intentOf = (form: FormData): string => {
  const intent = form.getAll('intent').at(-1)
  return typeof intent === 'string' ? intent : ''
}

const SECRET = /password|confirm|otp/iu

/** Nobody answered: what was typed still stands in the page. */
export function noAnswer(form: FormData): FormAnswer<never> {
  const texts = [...form].filter(([name, text]) => typeof text === 'string' && !SECRET.test(name))
  return {
    intent: intentOf(form),
    typed: Object.fromEntries(texts) as Record<string, string>,
    faults: {},
    unsaved: 'offline',
  }
}

/** What was typed into a field with one text, where the form came back. */
export function typedIn(answer: FormAnswer | undefined, name: string): string | undefined {
  const text = answer?.typed[name]
  return typeof text === 'string' ? text : undefined
}
