// Makes an answer of what a store said about single items: who was found, who was denied by name, who was passed over.
import { sampleOf } from '#domain/read-offer.ts'
import type { OffersRead } from '#domain/read-offers.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import type { ItemsOutcome, StoreItems } from './store-connector.ts'

const NONE: OffersRead = { offers: [], problems: [], unpriced: [] }

interface Said {
  readonly read?: OffersRead
  /** Numbers in the answer, sold or not. */
  readonly found?: readonly string[]
  /** Numbers the store names as unknown. */
  readonly denied?: readonly string[]
  readonly most: number
  readonly calls: number
}

export type ItemsAnswer = { readonly ok: true } & StoreItems

/** What was passed over is a problem by itself: an answer that is short without a word is no news of what it lacks. */
export const itemsAnswer = (
  ids: readonly string[],
  { read = NONE, found = [], denied = [], most, calls }: Said,
): ItemsAnswer => {
  const isFound = new Set(found)
  const isDenied = new Set(denied)
  const missing = ids.filter((id) => !isFound.has(id) && isDenied.has(id))
  const unanswered = ids.filter((id) => !isFound.has(id) && !isDenied.has(id))
  const sample = `${ids.length - unanswered.length} of ${ids.length}`
  const passedOver = unanswered.map((externalId) => ({
    code: 'item_unanswered' as const,
    externalId,
    sample,
  }))
  const problems = [...read.problems, ...passedOver]
  return { ok: true, ...read, problems, asked: ids.length, most, missing, unanswered, calls }
}

/** One bad item made the store refuse the whole call: nothing is known of any, and the next call asks for fewer. */
export const askedForFewer = (most: number, calls: number): ItemsAnswer => ({
  ok: true,
  ...NONE,
  asked: 0,
  most,
  missing: [],
  unanswered: [],
  calls,
})

/**
 * A refusal of what was asked, not of who asks, may be for one number alone: half of them are asked for next, until the
 * one is found by itself and passed over. No number ends a run, for it would be the first to be asked about in the next.
 */
export const refusedItems = (
  ids: readonly string[],
  fault: StoreFault,
  calls: number,
): ItemsOutcome => {
  if (fault.kind !== 'permanent' || fault.status !== 400) return { ok: false, fault, calls }
  if (ids.length > 1) return askedForFewer(Math.ceil(ids.length / 2), calls)
  const problems = ids.map((externalId) => ({
    code: 'item_refused' as const,
    externalId,
    sample: sampleOf(fault.detail),
  }))
  return itemsAnswer(ids, { read: { ...NONE, problems }, most: 2, calls })
}
