// Looks at single eBay items again: twenty in one call where our keys may, else one by one.
import type { OfferReading } from '#domain/read-offer.ts'
import type { OffersRead } from '#domain/read-offers.ts'
import { unexpectedShape } from '../ask-store.ts'
import type { CountedAnswer } from '../ask-with-token.ts'
import type { ItemsOutcome } from '../store-connector.ts'
import { itemIdOf } from './item-id.ts'
import { idsIn, parseFault, parseItems } from './parse.ts'

type Get = (path: string) => Promise<CountedAnswer>

const many = (ids: readonly string[]) =>
  `/buy/browse/v1/item/?${new URLSearchParams({ item_ids: ids.map(itemIdOf).join(',') })}`
const single = (id: string) => `/buy/browse/v1/item/${encodeURIComponent(itemIdOf(id))}`

/** `getItems` is not open to all keys: refused, it is asked for each item by itself. */
export async function fetchEbayItems(
  ids: readonly string[],
  reading: OfferReading,
  get: Get,
): Promise<ItemsOutcome> {
  const read: OffersRead[] = []
  const found = new Set<string>()
  let calls = 0
  let paths = ids.length > 1 ? [many(ids)] : ids.map(single)
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const { answer, calls: taken } = await get(path)
    calls += taken
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      if (status === 404) continue
      if (status === 403 && path.includes('item_ids=')) {
        paths = ids.map(single)
        continue
      }
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const items = parseItems(answer.body, reading)
    if (items === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    read.push(items)
    for (const id of idsIn(answer.body)) found.add(id)
  }
  return {
    ok: true,
    offers: read.flatMap(({ offers }) => offers),
    problems: read.flatMap(({ problems }) => problems),
    unpriced: read.flatMap(({ unpriced }) => unpriced),
    missing: ids.filter((id) => !found.has(id)),
    calls,
  }
}
