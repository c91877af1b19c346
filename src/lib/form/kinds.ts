// The kinds of single fields: texts, numbers as the page's language writes them, dates, ticks and choices.
import { plainNumber, writeLocaleCents, writeLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { type Control, type Kind, type Manners, type Reading, textOf } from './kind.ts'

const postedText = (form: FormData, path: string): string => {
  const value = form.get(path)
  return typeof value === 'string' ? value : ''
}

interface OneText<Stored> {
  control: Control
  show?: (stored: Stored, locale: Locale) => string
  read?: (text: string, path: string, reading: Reading) => unknown
}

const oneText = <Stored>({ control, show = String, read }: OneText<Stored>): Kind<Stored> => ({
  control,
  show: (stored, locale) => (stored === null || stored === undefined ? '' : show(stored, locale)),
  read: (typed, path, reading) => (read ? read(textOf(typed), path, reading) : textOf(typed)),
  posted: postedText,
})

/** The same, where an empty field means `blank`. */
export const emptyAs = <Stored, Blank>(blank: Blank, kind: Kind<Stored>): Kind<Stored | Blank> => ({
  ...kind,
  show: (stored, locale) => (stored === blank ? '' : kind.show(stored as Stored, locale)),
  read: (typed, path, reading) =>
    textOf(typed).trim() === '' ? blank : kind.read(typed, path, reading),
})

export const orNull = <Stored>(kind: Kind<Stored>): Kind<Stored | null> => emptyAs(null, kind)

export const text = (manners: Manners = {}): Kind<string> =>
  oneText({ control: { draw: 'line', manners } })
export const lines = (manners: Manners = {}): Kind<string> =>
  oneText({ control: { draw: 'area', manners } })
/** `2026-11-30`, a month or a local moment, as native fields send them. */
export const date = (type: 'date' | 'month' | 'datetime-local' = 'date'): Kind<string> =>
  oneText({
    control: { draw: 'line', manners: { type, autoComplete: 'off' } },
    read: (typed) => typed.trim(),
  })
/** Drawn by the page itself: a picture, an id that goes along. */
export const own = <Stored extends string | number = string>(): Kind<Stored> =>
  oneText({ control: { draw: 'own' } })
/** The number of what a form is about. */
export const id = (): Kind<number> => oneText({ control: { draw: 'own' }, read: Number })
export const secret = (manners: Manners = {}): Kind<string> => ({
  ...oneText<string>({ control: { draw: 'secret', manners } }),
  secret: true,
})

/** `read` gets the digits as programs write them. */
export const number = <Stored>(
  show: (stored: Stored, locale: Locale) => string,
  read: (plain: string, path: string, reading: Reading) => unknown = (plain) => plain,
): Kind<Stored> =>
  oneText({
    control: { draw: 'number', manners: { autoComplete: 'off', maxLength: 20 } },
    show,
    read: (typed, path, reading) => read(plainNumber(typed.trim(), reading.locale), path, reading),
  })

/** For schemas that read the plain text of a number themselves (`typed-numbers.ts`). */
export const typedDollars = (): Kind<number> => number(writeLocaleCents)
export const typedNumber = (): Kind<number> => number(writeLocaleNumber)
export const typedPercent = (): Kind<number> =>
  number((points, locale) => writeLocaleNumber(points * 10, locale))
export const typedWhole = (): Kind<number> => number(String)

export const tick = (): Kind<boolean> => ({
  control: { draw: 'tick' },
  show: (stored) => stored === true,
  read: (typed) => typed === true,
  posted: (form, path) => form.has(path),
})

/** Without this tick nothing is sent. */
export const neededTick = (): Kind<boolean> => ({
  ...tick(),
  read: (typed, path, { blame }) => {
    if (typed !== true) blame(path, 'required')
    return true
  },
})

export const choice = <Choice extends string>(
  choices: readonly Choice[],
  manners: Manners = {},
): Kind<Choice> => ({
  control: { draw: 'choice', choices, manners },
  show: (stored) => stored ?? choices[0] ?? '',
  read: textOf,
  posted: postedText,
})

/** Any of several. */
export const choices = <Choice extends string>(
  known: readonly Choice[],
): Kind<readonly Choice[]> => ({
  control: { draw: 'choices', choices: known },
  show: (stored) => stored ?? [],
  read: (typed) =>
    Array.isArray(typed) ? known.filter((each) => (typed as readonly string[]).includes(each)) : [],
  posted: (form, path) =>
    form.getAll(path).filter((value): value is string => typeof value === 'string'),
})
