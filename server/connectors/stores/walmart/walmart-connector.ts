// Lists and looks up what Walmart itself sells and has (affiliate API v2).
import { mostPagesOf } from '#domain/run-budget.ts'
import { sampleOf } from '#domain/read-offer.ts'
import type { OfferProblem, RemarkCode } from '#domain/store-offer.ts'
import { type Surroundings, unexpectedShape } from '../ask-store.ts'
import type { WalmartAccount } from '../store-accounts.ts'
import type { FoundOutcome, PageOutcome, Refused, StoreConnector } from '../store-connector.ts'
import { nextCursor, readCursor, remarkEmpty } from '../topic-cursor.ts'
import { fetchWalmartItems, ITEMS_PER_CALL, searchWalmart } from './fetch-items.ts'
import { type Department, isCatalogPath, parseCatalog, parseFault, parseTaxonomy } from './parse.ts'
import { createSignedGet } from './signed-get.ts'
import { pageOf, readCrawl, crawlFrom, crawlOn, crawlText } from './crawl.ts'

const API = '/api-proxy/service/affil/product/v2'
const PAGE_SIZE = 200
const LIMITS = { callsPerSecond: 5, callsPerDay: 5000 }

export interface WalmartConnector extends StoreConnector {
  /** The departments Walmart has now: a configured category that is not among them lists nothing. */
  readonly listDepartments: (
    signal?: AbortSignal,
  ) => Promise<{ ok: true; departments: Department[]; calls: number } | Refused>
  /** What Walmart finds for words. */
  readonly search: (words: string, signal?: AbortSignal) => Promise<FoundOutcome>
}

export function createWalmartConnector(
  account: WalmartAccount,
  surroundings: Surroundings,
): WalmartConnector {
  const { categories, publisherId, isSandbox } = account
  const reading = { store: 'walmart', affiliateId: publisherId, ownPictures: isSandbox } as const
  const get = createSignedGet(account, surroundings)
  const lists = categories.length
  const mostPages = mostPagesOf(LIMITS.callsPerDay, { lists, knowsDetails: false })

  const firstPath = (category: string) =>
    `${API}/paginated/items?${new URLSearchParams({
      category,
      count: String(PAGE_SIZE),
      soldByWmt: 'true',
      available: 'true',
      publisherId,
    })}`

  const listPage = async (cursor: string | null, signal?: AbortSignal): Promise<PageOutcome> => {
    const position = readCursor(cursor, categories)
    if (position === null) return { ok: true, ...NOTHING }
    const { topic, place } = position
    const kept = readCrawl(place)
    const crawl = kept && isCatalogPath(kept.path) ? kept : crawlFrom(firstPath(topic))
    const { answer, calls } = await get(crawl.path, signal)
    if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
    if (answer.kind === 'refused') {
      const { status, body, retryAfterSeconds } = answer
      return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
    }
    const page = parseCatalog(answer.body, PAGE_SIZE, reading)
    if (page === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
    const { nextPath, ...read } = page
    const next = nextPath === null ? null : crawlOn(crawl, nextPath)
    const empty = remarkEmpty({ topic, begins: kept === null && nextPath === null }, read)
    const isCircle = nextPath !== null && next === null
    const isCapped = next !== null && pageOf(next) > mostPages
    return {
      ok: true,
      ...read,
      problems: [
        ...read.problems,
        ...empty,
        ...(isCircle ? [remark('cursor_loop', nextPath)] : []),
        ...(isCapped ? [remark('results_capped', topic)] : []),
      ],
      isWhole: read.isWhole && !isCircle,
      nextCursor: nextCursor(categories, topic, next && !isCapped ? crawlText(next) : null),
      calls,
    }
  }

  return {
    provider: 'walmart',
    pageSize: PAGE_SIZE,
    itemsPerCall: ITEMS_PER_CALL,
    limits: LIMITS,
    knowsDetails: false,
    isSandbox,
    listPage,
    fetchItems: (ids, signal) =>
      fetchWalmartItems(ids, publisherId, reading, (path) => get(path, signal)),
    search: (words, signal) =>
      searchWalmart(words, publisherId, reading, (path) => get(path, signal)),
    listDepartments: async (signal) => {
      const { answer, calls } = await get(`${API}/taxonomy`, signal)
      if (answer.kind === 'fault') return { ok: false, fault: answer.fault, calls }
      if (answer.kind === 'refused') {
        const { status, body, retryAfterSeconds } = answer
        return { ok: false, fault: parseFault(status, body, retryAfterSeconds), calls }
      }
      const departments = parseTaxonomy(answer.body)
      if (departments === null) return { ok: false, fault: unexpectedShape(answer.body), calls }
      return { ok: true, departments, calls }
    },
  }
}

const remark = (code: RemarkCode, sample: string): OfferProblem => ({
  code,
  externalId: null,
  sample: sampleOf(sample),
})

const NOTHING = {
  offers: [],
  problems: [],
  unpriced: [],
  nextCursor: null,
  isWhole: true,
  calls: 0,
}
