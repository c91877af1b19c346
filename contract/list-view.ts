// What an address asks a list for, read with the schema of the list's procedure.
import type { z } from 'zod'

export type ListSchema = z.ZodObject<Record<string, z.ZodType>>

/** An address holds text: a field that takes none may take the number it spells, or a yes. */
const readField = (field: z.ZodType, text: string): unknown => {
  const readings = [text.trim(), /^\d{1,10}$/.test(text) ? Number(text) : undefined, text === '1']
  return readings.find((value) => value !== undefined && field.safeParse(value).success)
}

/** The input of a list's procedure as an address spells it; what is broken becomes the default. */
export function viewOfAddress<S extends ListSchema>(
  schema: S,
  params: URLSearchParams,
): z.output<S> {
  const given = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const text = params.get(name)
    const value = text === null ? undefined : readField(field, text)
    return value === undefined ? [] : [[name, value] as const]
  })
  return schema.parse(Object.fromEntries(given))
}
