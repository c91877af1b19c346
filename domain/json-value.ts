// Reads third parties' parsed JSON without assuming anything about its shape.

export type JsonObject = Readonly<Record<string, unknown>>

/** The value as an object with own fields only; null for anything else, lists included. */
export const asObject = (value: unknown): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null

/** The value as a list; empty for anything else. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What lies at the end of a path of field names and list positions; undefined where the path breaks off. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown => {
  let here = value
  for (const step of path) {
    if (typeof step === 'number') here = asList(here)[step]
    else {
      const object = asObject(here)
      here = object !== null && Object.hasOwn(object, step) ? object[step] : undefined
    }
  }
  return here
}

/** A whole number from 0 to a billion, from a number or its digits; null for anything else. */
export const asCount = (value: unknown): number | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,9}$/u.test(text) ? Number(text) : null
}

/** A text or a number as text; empty for anything else. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
