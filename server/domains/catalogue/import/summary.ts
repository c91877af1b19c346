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
  /** Changed products that became other articles; of a resumed run those of its rest. */
  replaced: number
  rejectedBy: Partial<Record<RejectCode, number>>
  gaps: Record<Gap, number>
  /** Category words nobody here knows, and how many rows have them. */
  unknownCategories: [words: string, rows: number][]
  /** Servers whose pictures were left out, and how many rows had some. */
  droppedHosts: [host: string, rows: number][]
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
  /** Compared with the catalogue, before anything is written; or done. */
  phase: 'compared' | 'done'
  records: number
  rejected: number
  rowsPerSecond: number
}

/** Words in the summary, and those that are counted at all: a file may have one of its own in every row. */
const MOST_WORDS = 30
const MOST_KEPT = 2000

const createCounter = () => {
  const counts = new Map<string, number>()
  return {
    add: (words: string) => {
      const key = words.slice(0, 120)
      if (counts.has(key) || counts.size < MOST_KEPT) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    /** The most frequent first. */
    most: (): [words: string, rows: number][] =>
      [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, MOST_WORDS),
  }
}

export const createTally = () => {
  const rejectedBy: Partial<Record<RejectCode, number>> = {}
  const gaps = Object.fromEntries(GAPS.map((gap) => [gap, 0])) as Record<Gap, number>
  const unknown = createCounter()
  const hosts = createCounter()
  return {
    rejectedBy,
    gaps,
    addRejected: (rejections: readonly Rejection[]) => {
      for (const { code, value } of rejections) {
        rejectedBy[code] = (rejectedBy[code] ?? 0) + 1
        if (code === 'category_unknown') unknown.add(pathOf(value).join(' > '))
      }
    },
    addProducts: (products: readonly ImportProduct[]) => {
      for (const product of products) {
        for (const gap of product.gaps) gaps[gap] += 1
        for (const host of product.droppedHosts) hosts.add(host)
        if (product.unknownCategory !== null) unknown.add(product.unknownCategory)
      }
    },
    unknownCategories: unknown.most,
    droppedHosts: hosts.most,
  }
}

export const perSecond = (count: number, seconds: number): number =>
  seconds > 0 ? Math.round(count / seconds) : 0
