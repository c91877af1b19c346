// The kinds that desks alone ask for: several of many, lists of rows, one text in each language, and what may stay empty.
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import {
  asGroup,
  asRows,
  type Fields,
  joined,
  type Kind,
  type Reading,
  type StoredOf,
  textOf,
  type Typed,
  type TypedGroup,
} from './kind.ts'
import { tick } from './kinds.ts'
import { readAll, readOne } from './reading.ts'
import { showAll, showOne } from './show.ts'

/** The same, where an empty field means `blank`. */
export const emptyAs = <Stored, Blank>(blank: Blank, kind: Kind<Stored>): Kind<Stored | Blank> => ({
  ...kind,
  show: (stored, locale) => (stored === blank ? '' : showOne(kind, stored, locale)),
  read: (typed, path, reading) =>
    textOf(typed).trim() === '' ? blank : readOne(kind, typed, path, reading),
})

export const orNull = <Stored>(kind: Kind<Stored>): Kind<Stored | null> => emptyAs(null, kind)

/** Without this tick nothing is sent. */
export const neededTick = (): Kind<boolean> => ({
  ...tick(),
  read: (typed, path, { blame }) => {
    if (typed !== true) blame(path, 'required')
    return true
  },
})

/** Any of several. */
export const choices = <Choice extends string>(
  known: readonly Choice[],
): Kind<readonly Choice[]> => ({
  control: { draw: 'choices', choices: known },
  show: (stored) => stored ?? [],
  read: (typed) =>
    Array.isArray(typed) ? known.filter((each) => (typed as readonly string[]).includes(each)) : [],
})

/** The same field once for each language. */
export const inLanguages = (kind: Kind<string>): Kind<Record<Locale, string>> => ({
  control: {
    draw: 'group',
    as: 'languages',
    fields: Object.fromEntries(LOCALES.map((locale) => [locale, kind])),
  },
})

/** Whether a row says anything: ticks and choices alone do not. */
const isBlank = (fields: Fields, row: TypedGroup): boolean =>
  Object.entries(fields).every(([name, { control }]) => {
    const typed = row[name]
    if (control.draw === 'group') return isBlank(control.fields, asGroup(typed))
    if (control.draw === 'rows') return asRows(typed).every((each) => isBlank(control.fields, each))
    return ['choice', 'choices', 'tick'].includes(control.draw) || textOf(typed).trim() === ''
  })

const readRows = (
  fields: Fields,
  rising: string | undefined,
  typed: Typed,
  path: string,
  reading: Reading,
) => {
  const kept = asRows(typed).flatMap((row, at) => {
    const from = joined(path, at)
    return isBlank(fields, row) ? [] : [{ from, row: readAll(fields, row, from, reading) }]
  })
  const by = ({ row }: (typeof kept)[number]) => (rising ? Number(row[rising]) : 0)
  const sorted = rising ? kept.toSorted((a, b) => by(a) - by(b)) : kept
  return sorted.map((each, place) => {
    const { from, row } = each
    reading.move(joined(path, place), from)
    const before = sorted[place - 1]
    if (rising && before && by(before) === by(each))
      reading.blame(joined(from, rising), 'row_twice')
    return row
  })
}

/**
 * A list of equal groups. Rows without any text are left out. `rising`: the rows are put in order by this number, and
 * none has it twice. `least`: so many are there to begin with.
 */
export const rows = <F extends Fields>(
  fields: F,
  { rising, least = 0 }: { rising?: keyof F & string; least?: number } = {},
): Kind<readonly StoredOf<F>[]> => ({
  control: { draw: 'rows', fields },
  show: (stored, locale) =>
    Array.from({ length: Math.max(least, stored?.length ?? 0) }, (_, at) =>
      showAll(fields, stored?.[at], locale),
    ),
  read: (typed, path, reading) => readRows(fields, rising, typed, path, reading),
})
