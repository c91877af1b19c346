// Lists and looks up what Amazon sells in the United States (Creators API, the successor of PA-API 5).
import { sampleOf } from '#domain/read-offer.ts'
import { mostPagesOf } from '#domain/run-budget.ts'
import type { OfferProblem } from '#domain/store-offer.ts'
import { keepToken } from '../access-token.ts'
import { type Surroundings, unexpectedShape } from '../ask-store.ts'
import { askWithToken } from '../ask-with-token.ts'
import { fetchToken } from '../fetch-token.ts'
import { itemsAnswer, refusedItems } from '../items-answer.ts'
import type { AmazonAccount } from '../store-accounts.ts'
import type { ItemsOutcome, PageOutcome, StoreConnector } from '../store-connector.ts'
import { nextCursor, readCursor } from '../topic-cursor.ts'
import { authorizationOf, tokenRequest } from './credentials.ts'
import {
  deniedIn,
  idsIn,
  isNothingFound,
  PAGE_SIZE,
  parseFault,
  parseItems,
  parseSearch,
} from './parse.ts'
import { BANDS, type Found, placeAfter, placeText, readPlace } from './place.ts'
import { RESOURCES } from './resources.ts'

/** Most numbers of getItems. */
const ITEMS_PER_CALL = 10
const MARKETPLACE = 'www.amazon.com'

export function createAmazonConnector(
  account: AmazonAccount,
  surroundings: Surroundings,
): StoreConnector {
  const { apiUrl, partnerTag, topics, isSandbox, version, callsPerSecond, callsPerDay } = account
  const reading = { store: 'amazon', affiliateId: partnerTag, ownPictures: isSandbox } as const
  const mostPages = mostPagesOf(callsPerDay, { lists: topics.length, knowsDetails: false })
  const keeper = keepToken(() => fetchToken(tokenRequest(account), surroundings), surroundings.now)
  const post = (operation: string, body: object, signal?: AbortSignal) =>
    askWithToken(
      keeper,
      (token) => ({
        url: `${apiUrl}/catalog/v1/${operation}`,
        method: 'POST',
        headers: {
          authorization: authorizationOf(token, version),
          'content-type': 'application/json',
          'x-marketplace': MARKETPLACE,
        },
        body: JSON.stringify({ partnerTag, resources: RESOURCES, ...body }),
        ...(signal ? { signal } : {}),
      }),
      surroundings,
    )

  const listPage = async (cursor: string | null, signal?: AbortSignal): Promise<PageOutcome> => {
    const position = readCursor(cursor, topics)
    if (position === null) return { ok: true, ...NOTHING, calls: 0 }
    const { topic } = position
    const place = readPlace(position.place)
    const [searchIndex = 'All', keywords = ''] = topic.split('/')
    const [minPrice, maxPrice] = place.band === null ? [null, null] : (BANDS[place.band] ?? [])
    const search = {
      searchIndex,
      keywords,
      itemCount: PAGE_SIZE,
      itemPage: place.page,
      condition: 'New',
      ...(minPrice == null ? {} : { minPrice }),
      ...(maxPrice == null ? {} : { maxPrice }),
    }
    const { answer, calls } = await post('searchItems', search, signal)
    const after = (found: Found) => {
      const next = placeAfter(place, found, mostPages)
      return {
        nextCursor: nextCursor(topics, topic, next.place && placeText(next.place)),
        capped: next.isCapped ? [cappedAt(topic)] : [],
      }
    }
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      if (isNothingFound(status, body))
        return {
          ok: true,
          ...NOTHING,
          nextCursor: after({ total: 0, isLast: true }).nextCursor,
          calls,
        }
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const page = parseSearch(answer.body, place.page, reading)
    if (page === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const { total, isLast, ...read } = page
    const next = after({ total, isLast })
    const problems = [...read.problems, ...next.capped]
    return { ok: true, ...read, problems, nextCursor: next.nextCursor, calls }
  }

  const fetchItems = async (
    ids: readonly string[],
    signal?: AbortSignal,
  ): Promise<ItemsOutcome> => {
    if (ids.length === 0) return itemsAnswer(ids, { most: ITEMS_PER_CALL, calls: 0 })
    const most = Math.min(ids.length * 2, ITEMS_PER_CALL)
    const { answer, calls } = await post('getItems', { itemIds: ids, condition: 'New' }, signal)
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      if (isNothingFound(status, body)) return itemsAnswer(ids, { denied: ids, most, calls })
      return refusedItems(ids, parseFault(status, body, retryAfterSeconds), calls)
    }
    const read = parseItems(answer.body, reading)
    if (read === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const [found, denied] = [idsIn(answer.body), deniedIn(answer.body)]
    return itemsAnswer(ids, { read, found, denied, most, calls })
  }

  return {
    provider: 'amazon',
    pageSize: PAGE_SIZE,
    itemsPerCall: ITEMS_PER_CALL,
    limits: { callsPerSecond, callsPerDay },
    knowsDetails: false,
    isSandbox,
    listPage,
    fetchItems,
  }
}

const cappedAt = (topic: string): OfferProblem => ({
  code: 'results_capped',
  externalId: null,
  sample: sampleOf(topic),
})

const NOTHING = { offers: [], problems: [], unpriced: [], nextCursor: null, isWhole: true }
