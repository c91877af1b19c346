// Reads a filled form by the schema of the contract: what can be sent, or what is wrong at which field.
import type { z } from 'zod'
import { type FieldFault, fieldErrorsOf } from '#contract/field-errors.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { readAll } from './groups.ts'
import type { Faults, Fields, TypedGroup } from './kind.ts'

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
  /** Gives what the fields hold the shape that the schema reads. */
  shape?: (read: Record<string, unknown>) => unknown
}

export function readForm<Schema extends z.ZodType>({
  fields,
  schema,
  typed,
  locale,
  extra = {},
  shape = (read) => read,
}: ToRead<Schema>): ReadForm<Schema> {
  const faults: Record<string, FieldFault> = {}
  const moves: [from: string, to: string][] = []
  const blame = (path: string, fault: FieldFault) => {
    faults[path] ??= fault
  }
  const read = readAll(fields, typed, '', {
    locale,
    blame,
    move: (from, to) => void (from !== to && moves.push([from, to])),
  })
  const input = shape({ ...read, ...extra })
  const parsed = schema.safeParse(input)
  // A list that left rows out counts otherwise than its form.
  const placeOf = (path: string): string => {
    const move = moves.find(([from]) => path === from || path.startsWith(`${from}.`))
    return move ? `${move[1]}${path.slice(move[0].length)}` : path
  }
  for (const [path, [fault]] of parsed.success
    ? []
    : Object.entries(fieldErrorsOf(parsed.error, input)))
    blame(placeOf(path), fault ?? 'invalid')
  return parsed.success && Object.keys(faults).length === 0
    ? { ok: true, input: input as z.input<Schema>, output: parsed.data }
    : { ok: false, faults }
}
