// Reads files with one JSON object per line; nested values keep their JSON text, numbers their digits.
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
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : 'not_an_object'
  } catch {
    return 'not_json'
  }
}

/** Cells come in the order of the headers; keys that are not among them are left out. */
export const createNdjsonReader = (headers: readonly string[]): RecordReader => ({
  push: (lines) =>
    lines.flatMap(({ number: line, text, isTooLong }): FileRecord[] => {
      if (isTooLong) return [{ ok: false, line, code: 'line_too_long', text }]
      if (text.trim() === '') return []
      if (isBroken(text)) return [{ ok: false, line, code: 'broken_character', text }]
      const object = parseObject(text)
      if (typeof object === 'string') return [{ ok: false, line, code: object, text }]
      // Own keys only: «constructor» is data here, never a way into an object.
      const cells = headers.map((key) => (Object.hasOwn(object, key) ? cellOf(object[key]) : ''))
      return [{ ok: true, line, cells }]
    }),
  end: () => [],
})
