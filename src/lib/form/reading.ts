// What a form holds, as a post brings it and as a schema reads it: each field by its control, or as its kind knows better.
import {
  asGroup,
  type Control,
  type Fields,
  joined,
  type Kind,
  type Reading,
  textOf,
  type Typed,
  type TypedGroup,
} from './kind.ts'

export function readOne(
  { control, read }: Kind<never>,
  typed: Typed,
  path: string,
  reading: Reading,
): unknown {
  if (read) return read(typed, path, reading)
  if (control.draw === 'group') return readAll(control.fields, typed, path, reading)
  return control.draw === 'tick' ? typed === true : textOf(typed)
}

export const readAll = (
  fields: Fields,
  typed: Typed,
  path: string,
  reading: Reading,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      readOne(kind, asGroup(typed)[name] ?? '', joined(path, name), reading),
    ]),
  )

const ROWS = /^(\d{1,3})(?:\.|$)/u

function postedOne(control: Control, form: FormData, path: string): Typed {
  switch (control.draw) {
    case 'group':
      return postedAll(control.fields, form, path)
    case 'rows': {
      const places = [...form.keys()].flatMap((key) => {
        const at = key.startsWith(`${path}.`) && ROWS.exec(key.slice(path.length + 1))?.[1]
        return at ? [Number(at)] : []
      })
      return Array.from({ length: Math.max(-1, ...places) + 1 }, (_, at) =>
        postedAll(control.fields, form, joined(path, at)),
      )
    }
    case 'choices':
      return form.getAll(path).filter((value): value is string => typeof value === 'string')
    case 'tick':
      return form.has(path)
    default: {
      const value = form.get(path)
      return typeof value === 'string' ? value : ''
    }
  }
}

export const postedAll = (fields: Fields, form: FormData, path: string): TypedGroup =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => [
      name,
      postedOne(control, form, joined(path, name)),
    ]),
  )
