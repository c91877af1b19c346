// Reads files with one JSON object per line; nested values keep their JSON text, numbers their digits.
import { guessColumns, isKnownHeader, isMeasureHeader } from './columns.ts'
import { type FileRecord, isBroken, type RecordReader } from './record.ts'

const cellOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  // All that JSON can still hold: numbers, truth values, lists and objects.
  return JSON.stringify(value)
}

export const parseObject = (
  text: string,
): Record<string, unknown> | 'not_json' | 'not_an_object' => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : 'not_an_object'
  } catch {
    return 'not_json'
  }
}

const MAX_COLUMNS = 200

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object holds a list of objects, by itself or in objects inside. */
const holdsList = (object: Record<string, unknown>): boolean =>
  Object.values(object).some((value) =>
    Array.isArray(value)
      ? value.length > 0 && value.every(isObject)
      : isObject(value) && holdsList(value),
  )

/** Each line of the file's beginning is an object of its own, and none is a mere wrapper of a list of them. */
export const isObjectPerLine = (texts: readonly string[]): boolean => {
  const [first = '', second] = texts
  const object = parseObject(first)
  if (typeof object === 'string') return second !== undefined && isObject(parseObject(second))
  return (
    second !== undefined || !holdsList(object) || guessColumns(headersOf([object])).has('price')
  )
}

/**
 * The keys of the objects in their order. Of an object inside (`dimensions: { width, … }`) those come that a column
 * is known by, as `dimensions.width`, in place of the object.
 */
export const headersOf = (objects: readonly (Record<string, unknown> | string)[]): string[] => {
  const known = objects.filter((object) => typeof object !== 'string')
  const headers = known.flatMap((object) =>
    Object.entries(object).flatMap(([key, value]) => {
      if (!isObject(value) || (isMeasureHeader(key) && measureText(value) !== undefined))
        return [key]
      const inner = Object.keys(value)
        .map((name) => `${key}.${name}`)
        .filter(isKnownHeader)
      return inner.length > 0 ? inner : [key]
    }),
  )
  return [...new Set(headers)].slice(0, MAX_COLUMNS)
}

const valueAt = (object: Record<string, unknown>, header: string): unknown => {
  // Own keys only: «constructor» is data here, never a way into an object.
  if (Object.hasOwn(object, header)) return object[header]
  const dot = header.indexOf('.')
  const outer = header.slice(0, dot)
  const inner = dot > 0 && Object.hasOwn(object, outer) ? object[outer] : undefined
  const name = header.slice(dot + 1)
  return isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined
}

/** A weight or side with its unit, `{ value: 4, unit: 'g' }`, as one text: `4 g`. */
const measureText = (measure: Record<string, unknown>): string | undefined => {
  const told = (name: RegExp) => {
    const [, value] = Object.entries(measure).find(([key]) => name.test(key)) ?? []
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  const amount = told(/^(?:value|amount)$/iu)
  const unit = told(/^(?:units?|uom)$/iu)
  return unit !== undefined && /\d$/u.test(amount ?? '') ? `${amount} ${unit}` : amount
}

/** Cells come in the order of the headers; keys that are not among them are left out. */
export const createNdjsonReader = (headers: readonly string[]): RecordReader => {
  const columns = headers.map((header) => ({ header, isMeasure: isMeasureHeader(header) }))
  return {
    push: (lines) =>
      lines.flatMap(({ number: line, text, isTooLong }): FileRecord[] => {
        if (isTooLong) return [{ ok: false, line, code: 'line_too_long', text }]
        if (text.trim() === '') return []
        if (isBroken(text)) return [{ ok: false, line, code: 'broken_character', text }]
        const object = parseObject(text)
        if (typeof object === 'string') return [{ ok: false, line, code: object, text }]
        const cells = columns.map(({ header, isMeasure }) => {
          const value = valueAt(object, header)
          return (isMeasure && isObject(value) ? measureText(value) : undefined) ?? cellOf(value)
        })
        return [{ ok: true, line, cells }]
      }),
    end: () => [],
  }
}
