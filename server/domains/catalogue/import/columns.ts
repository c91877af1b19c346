// Guesses which column of a file holds what, from the names in its first line.
import type { LengthUnit, WeightUnit } from '#domain/units.ts'
import { currencyOfHeader } from '#domain/currency-text.ts'
import { normalHeader } from '#domain/normal-header.ts'
import { FIELD_NAMES, fieldOf, IMPORT_FIELDS, type ImportField } from './fields.ts'

export interface ImportColumn {
  field: ImportField
  header: string
  index: number
  /** What the header says about its cells; cells that name a unit themselves overrule it. */
  weightUnit?: WeightUnit
  lengthUnit?: LengthUnit
  /** ISO code of a currency that the header names. */
  currency?: string
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
/** The unit of length that a word names, in English or Spanish. */
export const lengthUnitNamed = (word: string): LengthUnit | undefined =>
  LENGTH_WORDS.find(([, words]) => words.test(normalHeader(word)))?.[0]

const IS_PRICE = /^(?:price|originalPrice)$/u

/** The header without what it says about units, and what it says. */
const readHeader = (header: string) => {
  const name = normalHeader(header)
  const weightUnit = WEIGHT_WORDS.find(([, word]) => word.test(name))
  const lengthUnit = LENGTH_WORDS.find(([, word]) => word.test(name))
  const inCents = CENTS.test(name)
  const suffix = [weightUnit?.[1], lengthUnit?.[1], inCents ? CENTS : undefined]
  const unitless = suffix.reduce(
    (text, word) => (word ? text.replace(word, '').trim() : text),
    name,
  )
  const money = currencyOfHeader(unitless)
  return {
    name,
    bare: money?.bare ?? unitless,
    currency: money?.currency,
    weightUnit: weightUnit?.[0],
    lengthUnit: lengthUnit?.[0],
    inCents,
  }
}

const columnOf = (field: ImportField, header: string, index: number): ImportColumn => {
  const { weightUnit, lengthUnit, inCents, currency } = readHeader(header)
  return {
    field,
    header,
    index,
    ...(field === 'weight' && weightUnit ? { weightUnit } : {}),
    ...(/^(?:dimensions|length|width|height)$/u.test(field) && lengthUnit ? { lengthUnit } : {}),
    ...(IS_PRICE.test(field) && inCents ? { inCents } : {}),
    ...(IS_PRICE.test(field) && currency !== undefined && currency !== 'USD' ? { currency } : {}),
  }
}

const DOLLARS: ReadonlySet<string> = new Set(['USD'])

const BAR_CODES = new Set(FIELD_NAMES.gtin.split('|'))
const KNOWN = new Set(Object.values(FIELD_NAMES).flatMap((names) => names.split('|')))
/** The bar code of an object inside is known by its last name: `meta.barcode`. */
const isBarCode = (header: string): boolean =>
  BAR_CODES.has(normalHeader(header.slice(header.lastIndexOf('.') + 1)))

const MEASURES = new Set(
  (['weight', 'dimensions', 'length', 'width', 'height'] as const).flatMap((field) =>
    FIELD_NAMES[field].split('|'),
  ),
)
export const isMeasureHeader = (header: string): boolean => MEASURES.has(normalHeader(header))

/** Whether the name alone tells what a column holds. */
export const isKnownHeader = (header: string): boolean =>
  KNOWN.has(normalHeader(header)) || isBarCode(header)

export const guessColumns = (
  headers: readonly string[],
  taken: ReadonlySet<number> = new Set(),
  currencies: ReadonlySet<string> = DOLLARS,
) => {
  const free = headers.map((header, index) => ({ index, ...readHeader(header) }))
  const used = new Set(taken)
  const found = new Map<ImportField, number>()
  for (const field of IMPORT_FIELDS) {
    for (const name of FIELD_NAMES[field].split('|')) {
      const hit = free.find(
        (one) =>
          !used.has(one.index) &&
          (one.name === name ||
            (one.bare === name && (one.currency === undefined || currencies.has(one.currency)))),
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
  /** Currencies beside the dollar in which a price column may be. */
  currencies: ReadonlySet<string> = DOLLARS,
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
  const guessed = guessColumns(headers, taken, currencies)
  for (const field of IMPORT_FIELDS) {
    // A bar code may be the only number there is, and is read as both.
    const shared = field === 'gtin' ? headers.findIndex(isBarCode) : -1
    const index = fixed.has(field)
      ? fixed.get(field)
      : (guessed.get(field) ?? (shared < 0 ? undefined : shared))
    if (index == null) continue
    columns.push(columnOf(field, headers[index] ?? '', index))
  }
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('name')) return { ok: false, code: 'no_name_column', detail: headers.join(', ') }
  if (!has('price')) return { ok: false, code: 'no_price_column', detail: headers.join(', ') }
  const used = new Set(columns.map(({ index }) => index))
  return { ok: true, mapping: { columns, ignored: headers.filter((_, index) => !used.has(index)) } }
}
