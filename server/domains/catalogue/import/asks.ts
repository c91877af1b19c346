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
  fill: ReadonlyMap<ImportField, string>
}

const isBareNumber = (text: string): boolean => /^\s*[\d.,]*[1-9][\d.,]*\s*$/u.test(text)
/** Rupees in running text, as lists of Indian shops have them beside prices without a sign. */
const RUPEES = /₹\s?\d|\bRs\.?\s?\d/u

/** Currencies of the first rows, of the headers and of `--set`, as ISO codes or as they are written. */
const currenciesOf = (
  columns: readonly ImportColumn[],
  rows: readonly string[][],
  fill: ReadonlyMap<ImportField, string>,
): Set<string> => {
  const said = (text: string) => currencyNamed(text) ?? text.trim().toUpperCase()
  const cells = (field: ImportField) => {
    const index = columns.find((column) => column.field === field)?.index
    return index === undefined ? [] : rows.map((row) => row[index] ?? '')
  }
  const named = [...cells('currency'), fill.get('currency') ?? ''].filter(
    (text) => text.trim() !== '',
  )
  const signs = cells('price').flatMap((text) => splitCurrency(text)?.currency ?? [])
  const headers = columns.flatMap(({ currency }) => currency ?? [])
  const rupees = rows.filter((row) => row.some((cell) => RUPEES.test(cell))).length
  const isIndian = named.length === 0 && signs.length === 0 && rupees * 2 > rows.length
  // A dollar sign stands for pesos too, where the file says so.
  const other = [...named.map(said), ...headers]
  return new Set([...other, ...(other.length > 0 ? [] : signs), ...(isIndian ? ['INR'] : [])])
}

/** A few cells of another currency are rejected one by one; a file of them is asked about. */
export const asksOf = (
  columns: readonly ImportColumn[],
  sample: readonly FileRecord[],
  { hasOrigin, hasWeightUnit, rates, fill }: Answers,
): Ask[] => {
  const rows = sample.flatMap((record) => (record.ok ? [record.cells] : []))
  const weight = columns.find(({ field }) => field === 'weight')
  const isUnitOpen =
    weight !== undefined &&
    weight.weightUnit === undefined &&
    !hasWeightUnit &&
    rows.some((row) => isBareNumber(row[weight.index] ?? ''))
  const foreign = [...currenciesOf(columns, rows, fill)].filter(
    (code) => code !== 'USD' && !rates.has(code) && rates.size === 0,
  )
  return [
    ...(hasOrigin ? [] : [{ code: 'origin' as const }]),
    ...(isUnitOpen ? [{ code: 'weight_unit' as const, detail: weight.header }] : []),
    ...foreign.map((detail) => ({ code: 'rate' as const, detail })),
  ]
}
