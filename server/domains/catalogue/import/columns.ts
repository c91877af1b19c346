// Guesses which column of a file holds what, from the names in its first line.
import type { LengthUnit, WeightUnit } from '#domain/units.ts'
import { normalHeader } from '#domain/normal-header.ts'
import { FIELD_NAMES, fieldOf, IMPORT_FIELDS, type ImportField } from './fields.ts'

export interface ImportColumn {
  field: ImportField
  header: string
  index: number
  /** What the header says about its cells; cells that name a unit themselves overrule it. */
  weightUnit?: WeightUnit
  lengthUnit?: LengthUnit
  /** The cells are whole cents: `priceCents`, `precio en centavos`. */
  inCents?: boolean
}

export interface ColumnMapping {
  columns: ImportColumn[]
  ignored: string[]
}

export type MappingFault = {
  ok: false
  code: 'no_name_column' | 'no_price_column' | 'unknown_field' | 'unknown_column'
  detail: string
}

/** Field → header, as `--map` gives it; an empty header leaves the field out. */
export type ChosenColumns = ReadonlyMap<string, string>

const CENTS = /\b(?:in |en )?(?:cents?|centavos|minor(?: units?)?)$/u
const WEIGHT_WORDS: [WeightUnit, RegExp][] = [
  ['lb', /\b(?:lbs?|pounds?|libras?)$/u],
  ['kg', /\b(?:kgs?|kilos?|kilogram(?:s|os)?)$/u],
  ['oz', /\b(?:oz|ounces?|onzas?)$/u],
  ['g', /\b(?:g|gr|grams?|gramos?)$/u],
]
const LENGTH_WORDS: [LengthUnit, RegExp][] = [
  ['in', /\b(?:in|inch|inches|pulgadas?)$/u],
  ['cm', /\b(?:cms?|centimet(?:er|re|ro)s?)$/u],
  ['mm', /\b(?:mm|milimetros?|millimet(?:er|re)s?)$/u],
  ['ft', /\b(?:ft|feet|pies)$/u],
]
const DOLLARS = /\b(?:usd|us|dollars?|dolares)$/u

/** The header without what it says about units, and what it says. */
const readHeader = (header: string) => {
  const name = normalHeader(header)
  const weightUnit = WEIGHT_WORDS.find(([, word]) => word.test(name))
  const lengthUnit = LENGTH_WORDS.find(([, word]) => word.test(name))
  const inCents = CENTS.test(name)
  const suffix = [weightUnit?.[1], lengthUnit?.[1], inCents ? CENTS : undefined, DOLLARS]
  const bare = suffix.reduce((text, word) => (word ? text.replace(word, '').trim() : text), name)
  return { name, bare, weightUnit: weightUnit?.[0], lengthUnit: lengthUnit?.[0], inCents }
}

const columnOf = (field: ImportField, header: string, index: number): ImportColumn => {
  const { weightUnit, lengthUnit, inCents } = readHeader(header)
  return {
    field,
    header,
    index,
    ...(field === 'weight' && weightUnit ? { weightUnit } : {}),
    ...(/^(?:dimensions|length|width|height)$/u.test(field) && lengthUnit ? { lengthUnit } : {}),
    ...(/^(?:price|originalPrice)$/u.test(field) && inCents ? { inCents } : {}),
  }
}

export const guessColumns = (
  headers: readonly string[],
  taken: ReadonlySet<number> = new Set(),
) => {
  const free = headers.map((header, index) => ({ index, ...readHeader(header) }))
  const used = new Set(taken)
  const found = new Map<ImportField, number>()
  for (const field of IMPORT_FIELDS) {
    for (const name of FIELD_NAMES[field].split('|')) {
      const hit = free.find(
        (one) => !used.has(one.index) && (one.name === name || one.bare === name),
      )
      if (hit === undefined) continue
      found.set(field, hit.index)
      used.add(hit.index)
      break
    }
  }
  return found
}

/** The mapping of a file's headers; what `--map` chose comes first and is never guessed over. */
export const mapColumns = (
  headers: readonly string[],
  chosen: ChosenColumns = new Map(),
): { ok: true; mapping: ColumnMapping } | MappingFault => {
  const fixed = new Map<ImportField, number | null>()
  for (const [name, header] of chosen) {
    const field = fieldOf(name)
    if (field === undefined) return { ok: false, code: 'unknown_field', detail: name }
    const index = headers.findIndex((one) => normalHeader(one) === normalHeader(header))
    if (header !== '' && index < 0) return { ok: false, code: 'unknown_column', detail: header }
    fixed.set(field, header === '' ? null : index)
  }
  const taken = new Set([...fixed.values()].filter((index) => index !== null))
  const columns: ImportColumn[] = []
  const guessed = guessColumns(headers, taken)
  for (const field of IMPORT_FIELDS) {
    const index = fixed.has(field) ? fixed.get(field) : guessed.get(field)
    if (index == null) continue
    columns.push(columnOf(field, headers[index] ?? '', index))
  }
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('name')) return { ok: false, code: 'no_name_column', detail: headers.join(', ') }
  if (!has('price')) return { ok: false, code: 'no_price_column', detail: headers.join(', ') }
  const used = new Set(columns.map(({ index }) => index))
  return { ok: true, mapping: { columns, ignored: headers.filter((_, index) => !used.has(index)) } }
}
