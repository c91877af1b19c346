// Looks at single Walmart items again, and finds some by words.
import type { OfferReading } from '#domain/read-offer.ts'
import { unexpectedShape } from '../ask-store.ts'
import { askedForFewer, itemsAnswer, refusedItems } from '../items-answer.ts'
import type { FoundOutcome, ItemsOutcome } from '../store-connector.ts'
import { idsIn, isUnknownItem, parseFault, parseItems } from './parse.ts'
import type { SignedGet } from './signed-get.ts'

const API = '/api-proxy/service/affil/product/v2'

/** Most numbers of one call. */
export const ITEMS_PER_CALL = 20

/**
 * One unknown number makes Walmart refuse all: half of them are asked for next, until the one is found by itself. After
 * each answer twice as many may follow; where one is gone, its neighbours often are as well.
 */
export async function fetchWalmartItems(
  ids: readonly string[],
  publisherId: string,
  reading: OfferReading,
  get: (path: string) => ReturnType<SignedGet>,
): Promise<ItemsOutcome> {
  if (ids.length === 0) return itemsAnswer(ids, { most: ITEMS_PER_CALL, calls: 0 })
  const query = new URLSearchParams({ ids: ids.join(','), publisherId })
  const { answer, calls } = await get(`${API}/items?${query}`)
  if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
  if (answer.kind === 'refused') {
    const { status, body, retryAfterSeconds } = answer
    if (isUnknownItem(status, body))
      return ids.length === 1
        ? itemsAnswer(ids, { denied: ids, most: 1, calls })
        : askedForFewer(Math.ceil(ids.length / 2), calls)
    if (status === 404) return itemsAnswer(ids, { most: ids.length, calls })
    return refusedItems(ids, parseFault(status, body, retryAfterSeconds), calls)
  }
  const read = parseItems(answer.body, reading)
  if (read === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
  const most = Math.min(ids.length * 2, ITEMS_PER_CALL)
  return itemsAnswer(ids, { read, found: idsIn(answer.body), most, calls })
}

/** The first matches of a search, at most 25, best first. */
export async function searchWalmart(
  words: string,
  publisherId: string,
  reading: OfferReading,
  get: (path: string) => ReturnType<SignedGet>,
): Promise<FoundOutcome> {
  const query = new URLSearchParams({
    query: words,
    numItems: '25',
    responseGroup: 'full',
    publisherId,
  })
  const { answer, calls } = await get(`${API}/search?${query}`)
  if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
  if (answer.kind === 'refused') {
    const { status, body, retryAfterSeconds } = answer
    return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
  }
  const read = parseItems(answer.body, reading)
  if (read === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
  return { ok: true, ...read, calls }
}
