// Makes an answer of what a store said about single items: who was found, who was denied by name, who was passed over.
import type { OffersRead } from '#domain/read-offers.ts'
import type { StoreItems } from './store-connector.ts'

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

/** Refused as a whole for one of them: nothing is known of any, and fewer are asked for next. */
export const askedForFewer = (most: number, calls: number): ItemsAnswer => ({
  ok: true,
  ...NONE,
  asked: 0,
  most,
  missing: [],
  unanswered: [],
  calls,
})
