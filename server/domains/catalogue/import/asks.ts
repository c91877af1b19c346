// What only a person can tell about a file: whose it is, in which unit it weighs, what its money is worth.
import { currencyNamed, splitCurrency } from '#domain/currency-text.ts'
import type { ImportColumn } from './columns.ts'
import type { ImportField } from './fields.ts'
import type { FileRecord } from './record.ts'

export type Ask =
  | { code: 'origin' }
  | { code: 'weight_unit'; detail: string }
  | { code: 'rate'; detail: string }

export interface Answers {
  hasOrigin: boolean
  hasWeightUnit: boolean
  rates: ReadonlyMap<string, number>
  bareCurrency: string | undefined
  fill: ReadonlyMap<ImportField, string>
}

const isBareNumber = (text: string): boolean => /^\s*[\d.,]*[1-9][\d.,]*\s*$/u.test(text)
/** Rupees in running text, as lists of Indian shops have them beside prices without a sign. */
const RUPEES = /₹\s?\d|\bRs\.?\s?\d/u

type Columns = readonly ImportColumn[]
type Rows = readonly string[][]
type Fill = ReadonlyMap<ImportField, string>

const cellsOf = (columns: Columns, rows: Rows, field: ImportField): string[] => {
  const index = columns.find((column) => column.field === field)?.index
  return index === undefined ? [] : rows.map((row) => row[index] ?? '')
}

/** Currencies of the first rows, of the headers and of `--set`, as ISO codes or as they are written. */
function currenciesOf(columns: Columns, rows: Rows, fill: Fill): Set<string> {
  const said = (text: string) => currencyNamed(text) ?? text.trim().toUpperCase()
  const named = [...cellsOf(columns, rows, 'currency'), fill.get('currency') ?? '']
  const headers = columns.flatMap(({ currency }) => currency ?? [])
  const other = [...named.filter((text) => text.trim() !== '').map(said), ...headers]
  const signs = cellsOf(columns, rows, 'price').flatMap(
    (text) => splitCurrency(text)?.currency ?? [],
  )
  // A dollar sign stands for pesos too, where the file says so.
  return new Set(other.length > 0 ? other : signs)
}

const rowsOf = (sample: readonly FileRecord[]): Rows =>
  sample.flatMap((record) => (record.ok ? [record.cells] : []))

/** The currency of prices without a sign, as the texts beside them name it. Undefined: dollars. */
export function currencyBeside(
  columns: Columns,
  sample: readonly FileRecord[],
  fill: Fill,
): 'INR' | undefined {
  const rows = rowsOf(sample)
  if (currenciesOf(columns, rows, fill).size > 0) return undefined
  const rupees = rows.filter((row) => row.some((cell) => RUPEES.test(cell))).length
  return rupees * 2 > rows.length ? 'INR' : undefined
}

/** A few cells of another currency are rejected one by one; a file of them is asked about. */
export const asksOf = (
  columns: readonly ImportColumn[],
  sample: readonly FileRecord[],
  { hasOrigin, hasWeightUnit, rates, bareCurrency, fill }: Answers,
): Ask[] => {
  const rows = rowsOf(sample)
  const weight = columns.find(({ field }) => field === 'weight')
  const isUnitOpen =
    weight !== undefined &&
    weight.weightUnit === undefined &&
    !hasWeightUnit &&
    rows.some((row) => isBareNumber(row[weight.index] ?? ''))
  const found = [...currenciesOf(columns, rows, fill), ...(bareCurrency ? [bareCurrency] : [])]
  // A rate can be given for a code; other words are rejected row by row.
  const foreign = found.filter(
    (code) => /^[A-Z]{3}$/u.test(code) && code !== 'USD' && !rates.has(code),
  )
  return [
    ...(hasOrigin ? [] : [{ code: 'origin' as const }]),
    ...(isUnitOpen ? [{ code: 'weight_unit' as const, detail: weight.header }] : []),
    ...foreign.map((detail) => ({ code: 'rate' as const, detail })),
  ]
}
