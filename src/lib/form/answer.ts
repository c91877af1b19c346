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

/** Nobody answered: what was typed still stands in the page. */
export const noAnswer = (form: FormData): FormAnswer<never> => {
  const intent = form.get('intent')
  return {
    intent: typeof intent === 'string' ? intent : '',
    typed: {},
    faults: {},
    unsaved: 'offline',
  }
}
