// The kinds of fields that every page asks for; more are in `numbers.ts` and `desk-kinds.ts`, so that no visitor loads them.
import {
  type Control,
  type Fields,
  type Kind,
  type Manners,
  type StoredOf,
  textOf,
} from './kind.ts'

export const text = (manners: Manners = {}): Kind<string> => ({
  control: { draw: 'line', manners },
})
export const lines = (manners: Manners = {}): Kind<string> => ({
  control: { draw: 'area', manners },
})
/** `2026-11-30`, a month or a local moment, as native fields send them. */
export const date = (type: 'date' | 'month' | 'datetime-local' = 'date'): Kind<string> => ({
  control: { draw: 'line', manners: { type, autoComplete: 'off' } },
  read: (typed) => textOf(typed).trim(),
})
/** Drawn by the page itself: a picture, an id that goes along. */
export const own = <Stored extends string | number = string>(): Kind<Stored> => ({
  control: { draw: 'own' },
})
/** The number of what a form is about. */
export const id = (): Kind<number> => ({ ...own(), read: Number })
export const secret = (manners: Manners = {}): Kind<string> => ({
  control: { draw: 'secret', manners },
  secret: true,
})

export const tick = (): Kind<boolean> => ({ control: { draw: 'tick' } })

export const choice = <Choice extends string>(
  choices: readonly Choice[],
  manners: Manners = {},
): Kind<Choice> => ({ control: { draw: 'choice', choices, manners } })

/** Parts that belong together. */
export const group = <F extends Fields>(
  fields: F,
  as?: Extract<Control, { draw: 'group' }>['as'],
): Kind<StoredOf<F>> => ({ control: { draw: 'group', fields, ...(as && { as }) } })
