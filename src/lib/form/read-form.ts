// Reads a filled form by the schema of the contract: what can be sent, or what is wrong at which field.
import type { z } from 'zod'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { type Faults, type Fields, joined, type TypedGroup } from './kind.ts'
import { readAll } from './reading.ts'

export type ReadForm<Schema extends z.ZodType> =
  | { ok: true; input: z.input<Schema>; output: z.output<Schema> }
  | { ok: false; faults: Faults }

interface ToRead<Schema extends z.ZodType> {
  fields: Fields
  schema: Schema
  typed: TypedGroup
  locale: Locale
  /** What goes along and is not typed: an id, the mark of what was seen. */
  extra?: Readonly<Record<string, unknown>>
  /** What else is wrong with what the schema takes, by its paths. */
  check?: (output: z.output<Schema>) => Faults
  /** Gives what the fields hold the shape that the schema reads. */
  shape?: (read: Record<string, unknown>) => unknown
}

export function readForm<Schema extends z.ZodType>({
  fields,
  schema,
  typed,
  locale,
  extra = {},
  check,
  shape = (read) => read,
}: ToRead<Schema>): ReadForm<Schema> {
  const faults: Record<string, string> = {}
  const moved = new Map<string, string>()
  const blame = (path: string, fault: string) => {
    faults[path] ??= fault
  }
  const read = readAll(fields, typed, '', {
    locale,
    blame,
    move: (from, to) => void moved.set(from, to),
  })
  const input = shape({ ...read, ...extra })
  const parsed = schema.safeParse(input)
  // A list that left rows out or sorted them counts otherwise than its form.
  const placeOf = (path: string): string =>
    path.split('.').reduce((known, name) => {
      const next = joined(known, name)
      return moved.get(next) ?? next
    }, '')
  const found = parsed.success
    ? Object.entries(check?.(parsed.data) ?? {})
    : Object.entries(fieldErrorsOf(parsed.error, input)).map(
        ([path, [fault = 'invalid']]) => [path, fault] as const,
      )
  for (const [path, fault] of found) {
    const place = placeOf(path)
    // A whole is blamed only where none of its parts is.
    if (!Object.keys(faults).some((each) => each.startsWith(`${place}.`))) blame(place, fault)
  }
  return parsed.success && Object.keys(faults).length === 0
    ? { ok: true, input: input as z.input<Schema>, output: parsed.data }
    : { ok: false, faults }
}
