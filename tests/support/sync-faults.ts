// What becomes of a run when its store fails in each of the ways the sandbox knows, and what an admin reads about it.
import type { FAULTS } from '#server/sandbox/faults.ts'
import type { STORE_FAULTS } from '#server/sandbox/stores/store-faults.ts'

export type AnyFault = keyof typeof FAULTS | (typeof STORE_FAULTS)[number]

export interface Told {
  state: 'rests' | 'failed' | 'completed' | 'suspicious'
  /** The fault's or the doubt's code. */
  code?: string
  /** A kind of problem that is counted. */
  problem?: string
}

const rests = (code: string): Told => ({ state: 'rests', code })
const passes = (problem?: string): Told => ({ state: 'completed', ...(problem && { problem }) })

/** Of Walmart, whose lists are paginated; other stores tell some of these differently. */
export const TOLD: Record<AnyFault, Told> = {
  silent: rests('timeout'),
  stalled: rests('timeout'),
  dripping: rests('timeout'),
  cut: rests('network'),
  failed: rests('store_failed'),
  down: rests('store_failed'),
  html: rests('not_json'),
  garbled: rests('not_json'),
  huge: rests('too_large'),
  throttled: rests('too_many_requests'),
  'throttled-blind': rests('too_many_requests'),
  quota: rests('quota_used_up'),
  moved: { state: 'failed', code: 'redirected' },
  'token-refused': { state: 'failed', code: 'signature_refused' },
  // The last page of a list may be short; that there were fewer than before tells.
  'half-page': { state: 'suspicious', code: 'far_fewer' },
  empty: { state: 'suspicious', code: 'far_fewer' },
  duplicates: { state: 'suspicious', code: 'far_fewer', problem: 'duplicate_on_page' },
  'price-zero': passes('price_zero'),
  'price-negative': passes('price_negative'),
  'price-comma': passes('price_unreadable'),
  'price-tenfold': passes('price_jump'),
  'empty-title': passes('title_missing'),
  shifting: passes(),
  circle: passes(),
  'clock-skew': passes(),
  'token-expired': passes(),
  partial: passes(),
  'not-eligible': passes(),
}
