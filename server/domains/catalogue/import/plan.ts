// Says what an import is going to do with a file before it does anything: its format, its columns, what is assumed.
import fs from 'node:fs/promises'
import { CURRENCIES } from '#domain/currency-text.ts'
import { normalHeader } from '#domain/normal-header.ts'
import type { WeightUnit } from '#domain/units.ts'
import { type Category, STORES, type Store } from '#domain/vocabulary.ts'
import { type Ask, asksOf, currencyBeside } from './asks.ts'
import { type CategoryAnswers, categoryNamed } from './category.ts'
import { type ChosenColumns, type ColumnMapping, mapColumns, type MappingFault } from './columns.ts'
import { fieldOf, type ImportField } from './fields.ts'
import { detectFormat, type FileFormat, type FormatFault } from './format.ts'
import type { Origin } from './identity.ts'
import type { Decimal } from './price.ts'
import { sampleOf } from './read.ts'
import type { RowSettings } from './row.ts'

export interface ImportChoices {
  /** Store of rows that name none. */
  store?: Store
  /** A name for goods that no store numbers: own ones, a wholesaler's. */
  list?: string
  /** Field → column, over the guess. */
  map?: ChosenColumns
  /** Field → text for cells that are missing or empty. */
  set?: ReadonlyMap<string, string>
  decimal?: Decimal
  /** Unit of weights that name none. */
  weightUnit?: WeightUnit
  /** ISO code → how much of it one US dollar is. */
  rates?: ReadonlyMap<string, number>
  /** Words of category cells → category. */
  categories?: ReadonlyMap<string, string>
  delimiter?: string
  encoding?: string
}

export interface ImportPlan {
  file: string
  format: FileFormat
  mapping: ColumnMapping
  origin: Origin
  /** Every store a row can belong to: one, or all when the file names stores itself. */
  stores: readonly Store[]
  fill: ReadonlyMap<ImportField, string>
  decimal: Decimal | undefined
  weightUnit: WeightUnit | undefined
  rates: ReadonlyMap<string, number>
  /** Of prices without a sign, as the texts beside them name it; dollars where they name none. */
  bareCurrency: string | undefined
  categories: CategoryAnswers
}

/** What of a plan decides what a row becomes. */
export const rowSettingsOf = ({ mapping, origin, fill, ...plan }: ImportPlan): RowSettings => {
  const { decimal, weightUnit, rates, bareCurrency, categories } = plan
  const { columns } = mapping
  return { columns, origin, fill, decimal, weightUnit, rates, bareCurrency, categories }
}

export type PlanFault =
  | FormatFault
  | MappingFault
  | { ok: false; code: 'undecided'; asks: Ask[] }
  | { ok: false; code: 'file_missing' | 'unknown_category' | 'unknown_field'; detail: string }

export type PlanOutcome = { ok: true; plan: ImportPlan } | PlanFault

/** A list of goods that no store numbers is the shop's own until somebody says whose it is. */
const LIST_STORE: Store = 'own'

const isFile = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

export const planImport = async (
  file: string,
  choices: ImportChoices = {},
): Promise<PlanOutcome> => {
  if (!(await isFile(file))) return { ok: false, code: 'file_missing', detail: file }
  const fill = new Map<ImportField, string>()
  for (const [name, text] of choices.set ?? []) {
    const field = fieldOf(name)
    if (field === undefined) return { ok: false, code: 'unknown_field', detail: name }
    if (field === 'category' && categoryNamed(text) === undefined)
      return { ok: false, code: 'unknown_category', detail: text }
    fill.set(field, text)
  }
  const categories = new Map<string, Category>()
  for (const [words, name] of choices.categories ?? []) {
    const category = categoryNamed(name)
    if (category === undefined) return { ok: false, code: 'unknown_category', detail: name }
    categories.set(normalHeader(words.replaceAll('&', ' and ')), category)
  }
  const detected = await detectFormat(file, choices)
  if (!detected.ok) return detected
  const rates = choices.rates ?? new Map<string, number>()
  const { headers } = detected.format
  const known = mapColumns(headers, choices.map, new Set(['USD', ...rates.keys()]))
  // A price in another currency is better asked about than not found.
  const mapped =
    !known.ok && known.code === 'no_price_column'
      ? mapColumns(headers, choices.map, CURRENCIES)
      : known
  if (!mapped.ok) return mapped
  const { columns } = mapped.mapping
  const { list, weightUnit, decimal } = choices
  const store = choices.store ?? (list === undefined ? null : LIST_STORE)
  const isPerRow = fill.has('store') || columns.some(({ field }) => field === 'store')
  const sample = await sampleOf(file, detected.format)
  const bareCurrency = currencyBeside(columns, sample, fill)
  const asks = asksOf(columns, sample, {
    hasOrigin: store !== null || isPerRow,
    hasWeightUnit: weightUnit !== undefined,
    rates,
    bareCurrency,
    fill,
  })
  if (asks.length > 0) return { ok: false, code: 'undecided', asks }
  return {
    ok: true,
    plan: {
      file,
      format: detected.format,
      mapping: mapped.mapping,
      origin: { store, list },
      stores: isPerRow || store === null ? STORES : [store],
      fill,
      decimal,
      weightUnit,
      rates,
      bareCurrency,
      categories,
    },
  }
}
