// What the bench holds the catalogue sync to.
import type { SyncBeside } from './sync-beside.ts'
import type { SyncBench } from './sync.ts'
import type { Target } from './targets.ts'

const AGAINST_COPY = 0.4
const GROWN_MB = 150
const TIMES_P95 = 2

const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`

export const syncTargets = (
  { ratio, repeatWritten, grownMb }: SyncBench,
  { quiet, beside }: SyncBeside,
): Target[] => [
  {
    what: `sync: ${percent(ratio)} of the rows per second of a bare COPY and upsert, at least ${percent(AGAINST_COPY)}`,
    kept: ratio >= AGAINST_COPY,
  },
  {
    what: `a second run that brings nothing new wrote ${repeatWritten} products`,
    kept: repeatWritten === 0,
  },
  {
    what: `the worker grew by ${Math.round(grownMb)} MB, at most ${GROWN_MB}`,
    kept: grownMb <= GROWN_MB,
  },
  {
    what: `95 of 100 calls took ${beside.p95.toFixed(1)} ms beside a sync and ${quiet.p95.toFixed(1)} ms without, at most ${TIMES_P95} times as long`,
    kept: beside.p95 <= quiet.p95 * TIMES_P95,
  },
  {
    what: `${quiet.failures + beside.failures} calls failed`,
    kept: quiet.failures + beside.failures === 0,
  },
]
