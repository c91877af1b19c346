// Looks at single Walmart items again, and finds some by words.
import type { OfferReading } from '#domain/read-offer.ts'
import { unexpectedShape } from '../ask-store.ts'
import type { ItemsOutcome } from '../store-connector.ts'
import { idsIn, isUnknownItem, parseFault, parseItems } from './parse.ts'
import type { SignedGet } from './signed-get.ts'

const API = '/api-proxy/service/affil/product/v2'

/** One unknown number makes Walmart refuse all: then each is asked for by itself. */
export async function fetchWalmartItems(
  ids: readonly string[],
  publisherId: string,
  reading: OfferReading,
  get: (path: string) => ReturnType<SignedGet>,
): Promise<ItemsOutcome> {
  if (ids.length === 0)
    return { ok: true, offers: [], problems: [], unpriced: [], missing: [], calls: 0 }
  const query = new URLSearchParams({ ids: ids.join(','), publisherId })
  const { answer, calls } = await get(`${API}/items?${query}`)
  if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
  if (answer.kind === 'refused') {
    const { status, body, retryAfterSeconds } = answer
    if (!isUnknownItem(status, body))
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    if (ids.length === 1)
      return { ok: true, offers: [], problems: [], unpriced: [], missing: ids, calls }
    return oneByOne(ids, calls, (id) => fetchWalmartItems([id], publisherId, reading, get))
  }
  const read = parseItems(answer.body, reading)
  if (read === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
  const found = new Set(idsIn(answer.body))
  return { ok: true, ...read, missing: ids.filter((id) => !found.has(id)), calls }
}

/** The first matches of a search, at most 25, best first. */
export async function searchWalmart(
  words: string,
  publisherId: string,
  reading: OfferReading,
  get: (path: string) => ReturnType<SignedGet>,
): Promise<ItemsOutcome> {
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
  return { ok: true, ...read, missing: [], calls }
}

async function oneByOne(
  ids: readonly string[],
  callsBefore: number,
  fetchOne: (id: string) => Promise<ItemsOutcome>,
): Promise<ItemsOutcome> {
  let all = { offers: [], problems: [], unpriced: [], missing: [], calls: callsBefore } as Omit<
    Extract<ItemsOutcome, { ok: true }>,
    'ok'
  >
  for (const id of ids) {
    const one = await fetchOne(id)
    const calls = all.calls + one.calls
    if (!one.ok) return { ...one, calls }
    all = {
      offers: [...all.offers, ...one.offers],
      problems: [...all.problems, ...one.problems],
      unpriced: [...all.unpriced, ...one.unpriced],
      missing: [...all.missing, ...one.missing],
      calls,
    }
  }
  return { ok: true, ...all }
}
