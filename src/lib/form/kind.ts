// What a field of a form is: how it is drawn, and how what a person types becomes what a schema reads.
import type { FieldFault } from '#contract/field-errors.ts'
import type { Locale } from '#domain/vocabulary.ts'

/** What a form holds, as typed: texts, ticks, lists of choices, and groups of these. */
export type Typed = string | boolean | readonly string[] | TypedGroup | readonly TypedGroup[]
export interface TypedGroup {
  readonly [name: string]: Typed
}

/** Fields by name, joined by dots, `captions.es`, `brackets.0.from`: a fault all forms know, or one of the form's own. */
export type Faults = Readonly<Record<string, string>>

export interface Reading {
  locale: Locale
  /** Notes what is wrong with the field at `path`; the first fault of a field counts. */
  blame: (path: string, fault: FieldFault) => void
  /** The schema will find at `path` what the form has at `typed`. */
  move: (path: string, typed: string) => void
}

/** As on the native field. */
export interface Manners {
  type?: 'email' | 'tel' | 'url' | 'date' | 'month' | 'datetime-local'
  autoComplete?: string
  autoCapitalize?: 'none'
  spellCheck?: boolean
  inputMode?: 'numeric'
  minLength?: number
  maxLength?: number
  /** The id of a list of suggestions. */
  list?: string
  placeholder?: string
  rows?: number
  /** Of what is typed, where that is not the page's. */
  lang?: string
  required?: boolean
  /** Says beside the label that it may stay empty. */
  optional?: true
}

export type Control =
  | { draw: 'line' | 'area' | 'number' | 'secret'; manners?: Manners }
  | { draw: 'tick' }
  | { draw: 'choice' | 'choices'; choices: readonly string[]; manners?: Manners }
  | { draw: 'group'; fields: Fields; as?: 'languages' | 'measure' }
  | { draw: 'rows'; fields: Fields }
  | { draw: 'own' }

export interface Kind<Stored = unknown> {
  control: Control
  /** The stored value as the form begins with it, where not as it is (`show.ts`); undefined: there is none yet. */
  show?: (stored: Stored | null | undefined, locale: Locale) => Typed
  /** The typed value as the schema reads it, where not as it is (`reading.ts`). */
  read?: (typed: Typed, path: string, reading: Reading) => unknown
  /** Nothing of it goes back into a page. */
  secret?: true
}

export type Fields = Readonly<Record<string, Kind<never>>>

/** A stored thing with what the fields show of it; more is left alone. */
export type StoredOf<F extends Fields> = {
  readonly [N in keyof F]?: F[N] extends Kind<infer Stored> ? Stored | null | undefined : never
}

/** What stands at a path, of what a form holds. */
export const valueAt = (typed: unknown, path: string): Typed | undefined =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined,
      typed,
    ) as Typed | undefined

export const asGroup = (typed: Typed | undefined): TypedGroup =>
  typeof typed === 'object' && !Array.isArray(typed) ? (typed as TypedGroup) : {}
export const asRows = (typed: Typed | undefined): readonly TypedGroup[] =>
  Array.isArray(typed) ? (typed as readonly TypedGroup[]) : []

export const textOf = (typed: Typed | undefined): string => (typeof typed === 'string' ? typed : '')

/** Empty where no text stands at the path. */
export const textAt = (typed: unknown, path: string): string => textOf(valueAt(typed, path))

export const joined = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`
