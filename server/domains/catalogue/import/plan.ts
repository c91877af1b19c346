// Says what an import is going to do with a file before it does anything: its format, its columns, what is assumed.
import fs from 'node:fs/promises'
import { STORES, type Store } from '#domain/vocabulary.ts'
import { categoryNamed } from './category.ts'
import { type ChosenColumns, type ColumnMapping, mapColumns, type MappingFault } from './columns.ts'
import { fieldOf, type ImportField } from './fields.ts'
import { detectFormat, type FileFormat, type FormatFault } from './format.ts'
import type { Decimal } from './price.ts'

export interface ImportChoices {
  /** Store of rows that name none; most US price lists without one come from Walmart's catalogue. */
  store?: Store
  /** Field → column, over the guess. */
  map?: ChosenColumns
  /** Field → text for cells that are missing or empty. */
  set?: ReadonlyMap<string, string>
  decimal?: Decimal
  delimiter?: string
  encoding?: string
}

export interface ImportPlan {
  file: string
  format: FileFormat
  mapping: ColumnMapping
  store: Store
  /** Every store a row can belong to: one, or all when the file names stores itself. */
  stores: readonly Store[]
  fill: ReadonlyMap<ImportField, string>
  decimal: Decimal | undefined
}

export type PlanFault =
  | FormatFault
  | MappingFault
  | { ok: false; code: 'file_missing' | 'unknown_category' | 'unknown_field'; detail: string }

export type PlanOutcome = { ok: true; plan: ImportPlan } | PlanFault

export const DEFAULT_STORE: Store = 'walmart'

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
  const detected = await detectFormat(file, choices)
  if (!detected.ok) return detected
  const mapped = mapColumns(detected.format.headers, choices.map)
  if (!mapped.ok) return mapped
  const store = choices.store ?? DEFAULT_STORE
  const isPerRow =
    fill.has('store') || mapped.mapping.columns.some(({ field }) => field === 'store')
  return {
    ok: true,
    plan: {
      file,
      format: detected.format,
      mapping: mapped.mapping,
      store,
      stores: isPerRow ? STORES : [store],
      fill,
      decimal: choices.decimal,
    },
  }
}
