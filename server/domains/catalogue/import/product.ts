// One accepted row of a file; null stands for what the file does not say and an update therefore leaves alone.
import type { Category, Locale, Store } from '#domain/vocabulary.ts'
import type { StoredSize } from '../stored-size.ts'
import type { Measure } from '#domain/units.ts'

/** What accepted rows lacked or lost, counted for the summary. */
export const GAPS = [
  'noWeight',
  'noSize',
  'noStock',
  'categoryGuessed',
  'categoryFallback',
  'linkDropped',
  'imageDropped',
  'originalPriceDropped',
] as const
export type Gap = (typeof GAPS)[number]

export interface ImportProduct {
  line: number
  sourceStore: Store
  externalId: string
  name: string
  brand: string
  model: string
  /** Null: guessed, so that a category an admin has corrected is kept. */
  category: Category | null
  guessedCategory: Category
  priceCents: number
  originalPriceCents: number | null
  ratingTenths: number | null
  reviewCount: number | null
  stock: number | null
  /** Stock of a product that is new or sold out. */
  firstStock: number
  weight: Measure | null
  size: StoredSize | null
  images: string[] | null
  features: string[] | null
  specifications: [string, string][] | null
  description: string
  shortDescription: string
  affiliateUrl: string | null
  originalUrl: string | null
  language: Locale | null
  gaps: Gap[]
}
