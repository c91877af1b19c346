// Counts what became of a file's rows, for the progress line and for the end.
import type { PriceSpread } from './guard.ts'
import { pathOf } from './category.ts'
import { GAPS, type Gap, type ImportProduct } from './product.ts'
import type { RejectCode, Rejection } from './row.ts'
import type { BatchCounts } from './write.ts'

export interface ImportSummary extends BatchCounts {
  /** Rows of the file; each is exactly one of created, changed, unchanged and rejected. */
  records: number
  rejected: number
  rejectedBy: Partial<Record<RejectCode, number>>
  gaps: Record<Gap, number>
  /** Category words nobody here knows, and how many rows have them. */
  unknownCategories: [words: string, rows: number][]
  /** Null: no known product's price changed. */
  prices: PriceSpread | null
  /** Rows that an interrupted run had already done. */
  resumedAt: number
  seconds: number
  rowsPerSecond: number
  dryRun: boolean
  rejectsFile: string | null
}

export interface ImportProgress {
  records: number
  rejected: number
  rowsPerSecond: number
}

/** Category words in the summary, and those that are counted at all: a file may have one of its own in every row. */
const MOST_WORDS = 30
const MOST_KEPT = 2000

export const createTally = () => {
  const rejectedBy: Partial<Record<RejectCode, number>> = {}
  const gaps = Object.fromEntries(GAPS.map((gap) => [gap, 0])) as Record<Gap, number>
  const unknown = new Map<string, number>()
  const addUnknown = (words: string) => {
    const key = words.slice(0, 120)
    if (unknown.has(key) || unknown.size < MOST_KEPT) unknown.set(key, (unknown.get(key) ?? 0) + 1)
  }
  return {
    rejectedBy,
    gaps,
    addRejected: (rejections: readonly Rejection[]) => {
      for (const { code, value } of rejections) {
        rejectedBy[code] = (rejectedBy[code] ?? 0) + 1
        if (code === 'category_unknown') addUnknown(pathOf(value).join(' > '))
      }
    },
    addProducts: (products: readonly ImportProduct[]) => {
      for (const product of products) {
        for (const gap of product.gaps) gaps[gap] += 1
        if (product.unknownCategory !== null) addUnknown(product.unknownCategory)
      }
    },
    /** The most frequent first. */
    unknownCategories: () =>
      [...unknown].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, MOST_WORDS),
  }
}

export const perSecond = (count: number, seconds: number): number =>
  seconds > 0 ? Math.round(count / seconds) : 0
