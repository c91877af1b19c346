// Lists and looks up what Amazon sells in the United States (Creators API, the successor of PA-API 5).
import { keepToken } from '../access-token.ts'
import { type Surroundings, unexpectedShape } from '../ask-store.ts'
import { askWithToken } from '../ask-with-token.ts'
import { fetchToken } from '../fetch-token.ts'
import type { AmazonAccount } from '../store-accounts.ts'
import type { ItemsOutcome, PageOutcome, StoreConnector } from '../store-connector.ts'
import { nextCursor, readCursor } from '../topic-cursor.ts'
import { authorizationOf, tokenRequest } from './credentials.ts'
import { idsIn, isNothingFound, PAGE_SIZE, parseFault, parseItems, parseSearch } from './parse.ts'
import { BANDS, placeAfter, placeText, readPlace } from './place.ts'
import { RESOURCES } from './resources.ts'

const MARKETPLACE = 'www.amazon.com'

export function createAmazonConnector(
  account: AmazonAccount,
  surroundings: Surroundings,
): StoreConnector {
  const { apiUrl, partnerTag, topics, isSandbox, version, callsPerSecond, callsPerDay } = account
  const reading = { store: 'amazon', affiliateId: partnerTag, ownPictures: isSandbox } as const
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
    const after = (total: number, isLast: boolean) => {
      const next = placeAfter(place, total, isLast)
      return nextCursor(topics, topic, next && placeText(next))
    }
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      if (isNothingFound(status, body))
        return { ok: true, ...NOTHING, nextCursor: after(0, true), calls }
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const page = parseSearch(answer.body, place.page, reading)
    if (page === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const { total, isLast, ...read } = page
    return { ok: true, ...read, nextCursor: after(total, isLast), calls }
  }

  const fetchItems = async (
    ids: readonly string[],
    signal?: AbortSignal,
  ): Promise<ItemsOutcome> => {
    if (ids.length === 0) return { ok: true, ...NOTHING, missing: [], calls: 0 }
    const { answer, calls } = await post('getItems', { itemIds: ids, condition: 'New' }, signal)
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      if (isNothingFound(status, body)) return { ok: true, ...NOTHING, missing: ids, calls }
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const read = parseItems(answer.body, reading)
    if (read === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const found = new Set(idsIn(answer.body))
    return { ok: true, ...read, missing: ids.filter((id) => !found.has(id)), calls }
  }

  return {
    provider: 'amazon',
    pageSize: PAGE_SIZE,
    itemsPerCall: 10,
    limits: { callsPerSecond, callsPerDay },
    knowsDetails: false,
    isSandbox,
    listPage,
    fetchItems,
  }
}

const NOTHING = { offers: [], problems: [], unpriced: [], nextCursor: null, isWhole: true }
