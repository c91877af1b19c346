// What becomes of a run when its store fails in each of the ways the sandbox knows, and what an admin reads about it.
import type { SyncStore } from '#domain/store-offer.ts'
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

type ByStore = Readonly<Partial<Record<SyncStore, Told>>>

const all = (told: Told): ByStore => ({ amazon: told, ebay: told, walmart: told })
const rests = (code: string): Told => ({ state: 'rests', code })
const fails = (code: string): Told => ({ state: 'failed', code })
const passes = (problem?: string): Told => ({ state: 'completed', ...(problem && { problem }) })
const doubted = (code: string, problem?: string): Told => ({
  state: 'suspicious',
  code,
  ...(problem && { problem }),
})

/** A store for which a fault means nothing is left out of its line. */
export const TOLD: Record<AnyFault, ByStore> = {
  silent: all(rests('timeout')),
  stalled: all(rests('timeout')),
  dripping: all(rests('timeout')),
  cut: all(rests('network')),
  failed: all(rests('store_failed')),
  down: all(rests('store_failed')),
  html: all(rests('not_json')),
  garbled: all(rests('not_json')),
  huge: all(rests('too_large')),
  throttled: all(rests('too_many_requests')),
  'throttled-blind': all(rests('too_many_requests')),
  quota: all(rests('quota_used_up')),
  moved: all(fails('redirected')),
  'token-refused': {
    amazon: fails('credentials_refused'),
    ebay: fails('credentials_refused'),
    walmart: fails('signature_refused'),
  },
  // Walmart signs each call and has no tokens.
  'token-expired': { amazon: fails('token_expired'), ebay: fails('token_refused') },
  // Of eBay it is the call for many items, which is then made one by one; Walmart has no such rule.
  'not-eligible': { amazon: fails('associate_not_eligible'), ebay: passes() },
  // The only one that looks at the caller's clock.
  'clock-skew': { walmart: passes() },
  // Walmart answers for all items or for none.
  partial: { amazon: passes(), ebay: passes('store_warning') },
  'half-page': all(doubted('far_fewer', 'page_short')),
  empty: all(doubted('far_fewer')),
  duplicates: all(doubted('far_fewer', 'duplicate_on_page')),
  'price-zero': all(passes('price_zero')),
  'price-negative': all(passes('price_negative')),
  'price-comma': all(passes('price_unreadable')),
  'price-tenfold': all(passes('price_jump')),
  'empty-title': all(passes('title_missing')),
  // Each comes again on the next page, and is counted once.
  shifting: all(passes()),
  // Amazon's pages have numbers: the first one again and again ends in time, and shows too little.
  circle: {
    amazon: doubted('far_fewer'),
    ebay: passes('cursor_loop'),
    walmart: passes('cursor_loop'),
  },
}
