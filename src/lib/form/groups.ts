// Kinds made of others: parts that belong together, one text in each language, lists of rows.
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import {
  type Control,
  type Fields,
  joined,
  type Kind,
  type Reading,
  type StoredOf,
  textOf,
  type Typed,
  type TypedGroup,
} from './kind.ts'

type Named = [name: string, kind: Kind]
const named = (fields: Fields): Named[] => Object.entries(fields) as Named[]
const asGroup = (typed: Typed | undefined): TypedGroup =>
  typeof typed === 'object' && !Array.isArray(typed) ? (typed as TypedGroup) : {}

export const showAll = (fields: Fields, stored: unknown, locale: Locale): TypedGroup =>
  Object.fromEntries(
    named(fields).map(([name, { show }]) => [
      name,
      show(stored === null || stored === undefined ? null : Reflect.get(stored, name), locale),
    ]),
  )

export const readAll = (fields: Fields, typed: Typed, path: string, reading: Reading) =>
  Object.fromEntries(
    named(fields).map(([name, { read }]) => [
      name,
      read(asGroup(typed)[name] ?? '', joined(path, name), reading),
    ]),
  )

export const postedAll = (fields: Fields, form: FormData, path: string): TypedGroup =>
  Object.fromEntries(
    named(fields).map(([name, { posted }]) => [name, posted(form, joined(path, name))]),
  )

export const group = <F extends Fields>(
  fields: F,
  as?: Extract<Control, { draw: 'group' }>['as'],
): Kind<StoredOf<F>> => ({
  control: { draw: 'group', fields, ...(as && { as }) },
  show: (stored, locale) => showAll(fields, stored, locale),
  read: (typed, path, reading) => readAll(fields, typed, path, reading),
  posted: (form, path) => postedAll(fields, form, path),
})

/** The same field once for each language. */
export const inLanguages = (kind: Kind<string>): Kind<Record<Locale, string>> =>
  group(
    Object.fromEntries(LOCALES.map((locale) => [locale, kind])) as Record<Locale, Kind<string>>,
    'languages',
  ) as Kind<Record<Locale, string>>

/** Whether a row says anything: ticks and choices alone do not. */
const isBlank = (fields: Fields, row: TypedGroup): boolean =>
  named(fields).every(([name, { control }]) => {
    const typed = row[name] ?? ''
    if (control.draw === 'group') return isBlank(control.fields, asGroup(typed))
    if (control.draw === 'rows')
      return (typed as readonly TypedGroup[]).every((each) => isBlank(control.fields, each))
    return ['choice', 'choices', 'tick'].includes(control.draw) || textOf(typed).trim() === ''
  })

const ROWS = /^(\d{1,3})(?:\.|$)/u

/**
 * A list of equal groups. Rows without any text are left out. `rising`: the rows are put in order by this number, and
 * none has it twice. `least`: so many are there to begin with.
 */
export const rows = <F extends Fields>(
  fields: F,
  { rising, least = 0 }: { rising?: keyof F & string; least?: number } = {},
): Kind<readonly StoredOf<F>[]> => {
  return {
    control: { draw: 'rows', fields },
    show: (stored, locale) =>
      Array.from({ length: Math.max(least, stored?.length ?? 0) }, (_, at) =>
        showAll(fields, stored?.[at], locale),
      ),
    read: (typed, path, reading) => {
      const list = Array.isArray(typed) ? (typed as readonly TypedGroup[]) : []
      const kept = list.flatMap((row, at) => {
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
    },
    posted: (form, path) => {
      const places = [...form.keys()].flatMap((key) => {
        const at = key.startsWith(`${path}.`) && ROWS.exec(key.slice(path.length + 1))?.[1]
        return at ? [Number(at)] : []
      })
      return Array.from({ length: Math.max(-1, ...places) + 1 }, (_, at) =>
        postedAll(fields, form, joined(path, at)),
      )
    },
  }
}

/** The values a form begins with: of what is stored, or of a new one. */
export const startOf = <F extends Fields>(
  fields: F,
  stored: StoredOf<F> | null | undefined,
  locale: Locale,
): TypedGroup => showAll(fields, stored, locale)
