// Says what an import is going to do with a file before it does anything: its format, its columns, what is assumed.
import fs from 'node:fs/promises'
import { STORES, type Store } from '#domain/vocabulary.ts'
import { categoryNamed } from './category.ts'
import { type ChosenColumns, type ColumnMapping, mapColumns, type MappingFault } from './columns.ts'
import { fieldOf, type ImportField } from './fields.ts'
import { detectFormat, type FileFormat, type FormatFault } from './format.ts'
import type { Origin } from './identity.ts'
import type { Decimal } from './price.ts'

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
}

export type PlanFault =
  | FormatFault
  | MappingFault
  | { ok: false; code: 'no_origin' }
  | { ok: false; code: 'file_missing' | 'unknown_category' | 'unknown_field'; detail: string }

export type PlanOutcome = { ok: true; plan: ImportPlan } | PlanFault

/** Under which own goods are shown until somebody says another. */
const LIST_STORE: Store = 'walmart'

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
  const { list } = choices
  const store = choices.store ?? (list === undefined ? null : LIST_STORE)
  const isPerRow =
    fill.has('store') || mapped.mapping.columns.some(({ field }) => field === 'store')
  if (store === null && !isPerRow) return { ok: false, code: 'no_origin' }
  return {
    ok: true,
    plan: {
      file,
      format: detected.format,
      mapping: mapped.mapping,
      origin: { store, list },
      stores: isPerRow || store === null ? STORES : [store],
      fill,
      decimal: choices.decimal,
    },
  }
}
