// One accepted row of a file; null stands for what the file does not say and an update therefore leaves alone.
import type { Category, Store } from '#domain/vocabulary.ts'
import type { ToldProduct } from '../product/told-columns.ts'

/** What accepted rows lacked or lost, counted for the summary. */
export const GAPS = [
  'textCut',
  'noWeight',
  'noSize',
  'sizeUnitOpen',
  'noStock',
  'categoryGuessed',
  'categoryFallback',
  'linkDropped',
  'imageDropped',
  'originalPriceDropped',
  'barCodeDropped',
  'dayDropped',
] as const
export type Gap = (typeof GAPS)[number]

/** Its category is null where it was guessed, so that one an admin has corrected is kept. */
export interface ImportProduct extends ToldProduct {
  line: number
  sourceStore: Store
  externalId: string
  guessedCategory: Category
  /** Stock of a product that is new or sold out. */
  firstStock: number
  /** The category the file tells in words nobody here knows. */
  unknownCategory: string | null
  /** Of pictures that were left out. */
  droppedHosts: string[]
  gaps: Gap[]
}
