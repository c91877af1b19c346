// Counts what became of a file's rows, for the progress line and for the end.
import type { PriceSpread } from './guard.ts'
import { GAPS, type Gap } from './product.ts'
import type { RejectCode } from './row.ts'
import type { BatchCounts } from './write.ts'

export interface ImportSummary extends BatchCounts {
  /** Rows of the file; each is exactly one of created, changed, unchanged and rejected. */
  records: number
  rejected: number
  rejectedBy: Partial<Record<RejectCode, number>>
  gaps: Record<Gap, number>
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

export const createTally = () => {
  const rejectedBy: Partial<Record<RejectCode, number>> = {}
  const gaps = Object.fromEntries(GAPS.map((gap) => [gap, 0])) as Record<Gap, number>
  return {
    rejectedBy,
    gaps,
    addRejections: (codes: Iterable<RejectCode>) => {
      for (const code of codes) rejectedBy[code] = (rejectedBy[code] ?? 0) + 1
    },
    addGaps: (found: Iterable<Gap>) => {
      for (const gap of found) gaps[gap] += 1
    },
  }
}

export const perSecond = (count: number, seconds: number): number =>
  seconds > 0 ? Math.round(count / seconds) : 0
