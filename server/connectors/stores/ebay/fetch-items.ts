// Looks at single eBay items again: twenty in one call where our keys may, else one by one.
import type { OfferReading } from '#domain/read-offer.ts'
import { unexpectedShape } from '../ask-store.ts'
import type { CountedAnswer } from '../ask-with-token.ts'
import { askedForFewer, itemsAnswer, refusedItems } from '../items-answer.ts'
import type { ItemsOutcome } from '../store-connector.ts'
import { itemIdOf } from './item-id.ts'
import { deniedIn, idsIn, isUnknownItem, parseFault, parseItems } from './parse.ts'

type Get = (path: string) => Promise<CountedAnswer>

/** Most numbers of getItems. */
export const ITEMS_PER_CALL = 20

const many = (ids: readonly string[]) =>
  `/buy/browse/v1/item/?${new URLSearchParams({ item_ids: ids.map(itemIdOf).join(',') })}`
const single = (id: string) => `/buy/browse/v1/item/${encodeURIComponent(itemIdOf(id))}`

/** `getItems` is not open to all keys: refused, each item is asked for by itself from then on. */
export async function fetchEbayItems(
  ids: readonly string[],
  reading: OfferReading,
  get: Get,
): Promise<ItemsOutcome> {
  const [first] = ids
  if (first === undefined) return itemsAnswer(ids, { most: ITEMS_PER_CALL, calls: 0 })
  const isMany = ids.length > 1
  const most = isMany ? Math.min(ids.length * 2, ITEMS_PER_CALL) : 1
  const { answer, calls } = await get(isMany ? many(ids) : single(first))
  if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
  if (answer.kind === 'refused') {
    const { status, body, retryAfterSeconds } = answer
    if (status === 404) {
      const denied = isUnknownItem(status, body) ? ids : []
      return itemsAnswer(ids, { denied, most, calls })
    }
    if (status === 403 && isMany) return askedForFewer(1, calls)
    return refusedItems(ids, parseFault(status, body, retryAfterSeconds), calls)
  }
  const { body } = answer
  const read = parseItems(body, reading)
  if (read === null) return { ok: false, fault: unexpectedShape(body), calls }
  return itemsAnswer(ids, { read, found: idsIn(body), denied: deniedIn(body), most, calls })
}
