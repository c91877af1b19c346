// What the bench holds the shop to, and how far a run has kept it.
import type { PackingBench } from './packing.ts'
import type { CachedBench } from './pages.ts'
import type { QuotesBench } from './quotes.ts'
import type { ServeBench } from './serve.ts'
import type { SignInBench } from './sign-in.ts'
import type { SilenceBench } from './silence.ts'

export interface Target {
  what: string
  kept: boolean
}

const AGAINST_FLOOR = 0.6
const LISTS_PER_SEARCH = 4
const FIRST_PAGES_PER_DEEPEST = 10

const percent = (ratio: number): string => `${Math.round(ratio * 100)} %`
const times = (ratio: number): string => ratio.toFixed(1)

export function serveTargets(results: readonly ServeBench[]): Target[] {
  const rateOf = (name: string): number =>
    results.find((result) => result.name === name)?.shopPerSecond ?? 0
  const search = rateOf('list of 12') / rateOf('search by one word')
  const deepest = rateOf('first page') / rateOf('deepest page')
  const scans = results.reduce((sum, result) => sum + result.scans, 0)
  const failures = results.reduce((sum, result) => sum + result.failures, 0)
  return [
    ...results
      .filter(({ name }) => name === 'list of 12' || name === 'product by id')
      .map(({ name, ratio }) => ({
        what: `${name}: ${percent(ratio)} of the floor, at least ${percent(AGAINST_FLOOR)}`,
        kept: ratio >= AGAINST_FLOOR,
      })),
    {
      what: `a search costs ${times(search)} lists, at most ${LISTS_PER_SEARCH}`,
      kept: search <= LISTS_PER_SEARCH,
    },
    {
      what: `the deepest page costs ${times(deepest)} first pages, at most ${FIRST_PAGES_PER_DEEPEST}`,
      kept: deepest <= FIRST_PAGES_PER_DEEPEST,
    },
    { what: `${scans} queries read the whole product table`, kept: scans === 0 },
    { what: `${failures} requests failed`, kept: failures === 0 },
  ]
}

export const pagesTargets = (cached: readonly CachedBench[]): Target[] =>
  cached.map(({ name, ratio, failures }) => ({
    what: `${name}: ${percent(ratio)} of a bare server of the same bytes, at least ${percent(AGAINST_FLOOR)}; ${failures} requests failed`,
    kept: ratio >= AGAINST_FLOOR && failures === 0,
  }))

const IMPORT_AGAINST_COPY = 0.4

export const importTarget = (ratio: number): Target => ({
  what: `import: ${percent(ratio)} of the rows per second of a bare COPY and upsert, at least ${percent(IMPORT_AGAINST_COPY)}`,
  kept: ratio >= IMPORT_AGAINST_COPY,
})

const BESIDE_HASH = 0.1
/** Medians closer than this are one class of time: the noise of a call is larger. */
const SAME_CLASS_MS = 1
const SAME_CLASS_SHARE = 0.05

export function signInTarget({ besideMs, hashInsideMs }: SignInBench): Target {
  const beside = besideMs / hashInsideMs
  return {
    what: `signing in costs ${percent(beside)} of its hash beside it, at most ${percent(BESIDE_HASH)}`,
    kept: beside <= BESIDE_HASH,
  }
}

const PACKED_PERCENT = 88
const PACKED_MS = 1000
const CLASSES_HELD_TO = 7

export function packingTargets({ classes, bins }: PackingBench): Target[] {
  const held = classes.slice(0, CLASSES_HELD_TO)
  const packed = held.reduce((sum, one) => sum + one.percent, 0) / held.length
  const slowest = Math.max(...held.map(({ maxMs }) => maxMs))
  const all = [...classes, ...bins]
  const unsound = all.reduce((sum, { instances, sound }) => sum + instances - sound, 0)
  const solved = bins.reduce((sum, one) => sum + one.solved, 0)
  const asked = bins.reduce((sum, one) => sum + one.instances, 0)
  return [
    {
      what: `BR1–BR${CLASSES_HELD_TO}: ${packed.toFixed(2)} % packed, at least ${PACKED_PERCENT} %`,
      kept: packed >= PACKED_PERCENT,
    },
    {
      what: `the slowest of them took ${slowest.toFixed(0)} ms of one core, at most ${PACKED_MS}`,
      kept: slowest <= PACKED_MS,
    },
    { what: `${unsound} packings with a fault`, kept: unsound === 0 },
    { what: `class 9: ${solved} of ${asked} in the bins they were cut from`, kept: solved > 0 },
  ]
}

export const silenceTargets = (calls: readonly SilenceBench[]): Target[] =>
  calls.map(({ name, knownMs, unknownMs }) => {
    const difference = Math.abs(knownMs - unknownMs)
    return {
      what: `${name}: known and unknown differ by ${difference.toFixed(2)} ms`,
      kept: difference <= Math.max(SAME_CLASS_MS, SAME_CLASS_SHARE * knownMs),
    }
  })

const ENGINE_PER_SECOND = 2000
const QUOTE_AGAINST_FLOOR = 0.5
/** A frame of a screen that draws sixty a second. */
const KEY_MS = 16

export const engineTargets = (perSecond: number, p99Ms: number): Target[] => [
  {
    what: `${Math.round(perSecond)} quotes of ten pieces per second of one core, at least ${ENGINE_PER_SECOND}`,
    kept: perSecond >= ENGINE_PER_SECOND,
  },
  {
    what: `a key is answered in ${p99Ms.toFixed(2)} ms of script at the 99th percentile, less than ${KEY_MS}`,
    kept: p99Ms < KEY_MS,
  },
]

export const quotesTargets = ({ ratio, failures }: QuotesBench): Target[] => [
  {
    what: `POST /api/shipping/quote: ${percent(ratio)} of a prepared answer, at least ${percent(QUOTE_AGAINST_FLOOR)}`,
    kept: ratio >= QUOTE_AGAINST_FLOOR,
  },
  { what: `${failures} quotes failed`, kept: failures === 0 },
]
