// Lists and looks up what eBay sells in the United States, new and at a fixed price (Browse API).
import { mostPagesOf } from '#domain/run-budget.ts'
import type { OfferProblem } from '#domain/store-offer.ts'
import { keepToken } from '../access-token.ts'
import { type Surroundings, unexpectedShape } from '../ask-store.ts'
import { askWithToken } from '../ask-with-token.ts'
import { fetchToken } from '../fetch-token.ts'
import type { EbayAccount } from '../store-accounts.ts'
import type { PageOutcome, StoreConnector } from '../store-connector.ts'
import { nextCursor, readCursor, remarkEmpty } from '../topic-cursor.ts'
import { fetchEbayItems, ITEMS_PER_CALL } from './fetch-items.ts'
import { MAX_RESULTS, parseFault, parseSearch } from './parse.ts'

const PAGE_SIZE = 200
const LIMITS = { callsPerSecond: 5, callsPerDay: 5000 }
const SCOPE = 'https://api.ebay.com/oauth/api_scope'

/** New goods that a shopper can buy now, that lie in the United States and reach our address there. */
const FILTER = [
  'price:[1..100000]',
  'priceCurrency:USD',
  'conditions:{NEW}',
  'buyingOptions:{FIXED_PRICE}',
  'itemLocationCountry:US',
  'deliveryCountry:US',
].join(',')

/** What arrives while we read pushes known items to later pages, where they come again: no gaps, only repeats. */
const searchPath = (category: string, offset: number): string =>
  `/buy/browse/v1/item_summary/search?${new URLSearchParams({
    category_ids: category,
    filter: FILTER,
    sort: 'newlyListed',
    limit: String(PAGE_SIZE),
    offset: String(offset),
  })}`

/** Only with the campaign in it does eBay answer with partner links; the zip code is the warehouse's. */
const contextOf = (campaignId: string): string =>
  `affiliateCampaignId=${campaignId},affiliateReferenceId=puente,contextualLocation=country%3DUS%2Czip%3D33166`

export function createEbayConnector(
  account: EbayAccount,
  surroundings: Surroundings,
): StoreConnector {
  const { apiUrl, clientId, clientSecret, campaignId, categories, isSandbox } = account
  const reading = { store: 'ebay', affiliateId: campaignId, ownPictures: isSandbox } as const
  const mostPages = mostPagesOf(LIMITS.callsPerDay, {
    lists: categories.length,
    knowsDetails: true,
  })
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const keeper = keepToken(
    () =>
      fetchToken(
        {
          url: `${apiUrl}/identity/v1/oauth2/token`,
          headers: {
            authorization: `Basic ${basic}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
        },
        surroundings,
      ),
    surroundings.now,
  )
  const get = (path: string, signal?: AbortSignal) =>
    askWithToken(
      keeper,
      (token) => ({
        url: `${apiUrl}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'x-ebay-c-marketplace-id': 'EBAY_US',
          'x-ebay-c-enduserctx': contextOf(campaignId),
        },
        ...(signal ? { signal } : {}),
      }),
      surroundings,
    )

  const listPage = async (cursor: string | null, signal?: AbortSignal): Promise<PageOutcome> => {
    const position = readCursor(cursor, categories)
    if (position === null) return { ok: true, ...NOTHING }
    const { topic, place } = position
    const asked = /^\d{1,5}$/u.test(place) ? Number(place) : 0
    const offset = asked < MAX_RESULTS && asked % PAGE_SIZE === 0 ? asked : 0
    const { answer, calls } = await get(searchPath(topic, offset), signal)
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const page = parseSearch(answer.body, { limit: PAGE_SIZE, offset }, reading)
    if (page === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const { nextOffset, ...read } = page
    const isCapped = nextOffset !== null && nextOffset >= mostPages * PAGE_SIZE
    const next = nextOffset === null || isCapped ? null : String(nextOffset)
    const capped = isCapped ? [cappedAt(topic)] : []
    const empty = remarkEmpty({ topic, begins: offset === 0 }, read)
    return {
      ok: true,
      ...read,
      problems: [...read.problems, ...empty, ...capped],
      nextCursor: nextCursor(categories, topic, next),
      calls,
    }
  }

  return {
    provider: 'ebay',
    pageSize: PAGE_SIZE,
    itemsPerCall: ITEMS_PER_CALL,
    limits: LIMITS,
    knowsDetails: true,
    isSandbox,
    listPage,
    fetchItems: (ids, signal) => fetchEbayItems(ids, reading, (path) => get(path, signal)),
  }
}

const cappedAt = (topic: string): OfferProblem => ({
  code: 'results_capped',
  externalId: null,
  sample: topic,
})

const NOTHING = {
  offers: [],
  problems: [],
  unpriced: [],
  nextCursor: null,
  isWhole: true,
  calls: 0,
}
