// Understands what Walmart's affiliate API answers: pages of a category, a search, single items, the taxonomy, refusals.
import { asCount, asList, asObject, asText, at } from '#domain/json-value.ts'
import { plainText } from '#domain/plain-text.ts'
import { type OfferReading, sampleOf } from '#domain/read-offer.ts'
import type { OffersRead } from '#domain/read-offers.ts'
import { faultOfStatus, type StoreFault, storeFault } from '#domain/store-fault.ts'
import type { OfferProblem, RemarkCode } from '#domain/store-offer.ts'
import { readItems } from '../read-items.ts'
import { rawItem } from './raw-item.ts'

export interface CatalogPage extends OffersRead {
  /** Path and query of the next page; null: no further page of this category. */
  readonly nextPath: string | null
  readonly isWhole: boolean
}

const remark = (code: RemarkCode, sample: unknown): OfferProblem => ({
  code,
  externalId: null,
  sample: sampleOf(sample),
})

const NEXT_PATH =
  /^\/api-proxy\/service\/affil\/product\/v2\/paginated\/items\?[\x21-\x7e]{1,2000}$/u

/** Whether a path is one of a category's pages; anything else is never asked for. */
export const isCatalogPath = (path: string): boolean => NEXT_PATH.test(path)

/** The next page must lie where this one lies: the path is signed with our key and sent wherever it points. */
const nextPathOf = (body: unknown): { path: string | null; isBroken: boolean } => {
  const isThere = ['true', true].includes(at(body, 'nextPageExist') as string | boolean)
  const path = at(body, 'nextPage')
  if (!isThere) return { path: null, isBroken: false }
  const isSafe = typeof path === 'string' && isCatalogPath(path)
  return { path: isSafe ? path : null, isBroken: !isSafe }
}

const itemsOf = (body: unknown): readonly unknown[] | null => {
  const items = at(body, 'items')
  if (asObject(body) === null || (items !== undefined && !Array.isArray(items))) return null
  return asList(items)
}

/** A page of a category; null when the answer is something else. `asked` is the page size that was asked for. */
export const parseCatalog = (
  body: unknown,
  asked: number,
  reading: OfferReading,
): CatalogPage | null => {
  const items = itemsOf(body)
  const isCatalog = at(body, 'items') !== undefined || at(body, 'nextPageExist') !== undefined
  if (items === null || !isCatalog) return null
  const read = readItems(items, rawItem, reading)
  const next = nextPathOf(body)
  const isShort = next.path !== null && items.length < asked
  return {
    ...read,
    problems: [
      ...read.problems,
      ...(isShort ? [remark('page_short', `${items.length} of ${asked}`)] : []),
      ...(next.isBroken ? [remark('cursor_loop', at(body, 'nextPage'))] : []),
    ],
    nextPath: next.path,
    isWhole: !isShort && !next.isBroken,
  }
}

/** What a search or a call for single items found; null when the answer is something else. */
export const parseItems = (body: unknown, reading: OfferReading): OffersRead | null => {
  const items = itemsOf(body)
  const isAnswer = at(body, 'items') !== undefined || asCount(at(body, 'totalResults')) !== null
  return items === null || !isAnswer ? null : readItems(items, rawItem, reading)
}

/** The numbers of all items an answer holds, sold or not. */
export const idsIn = (body: unknown): string[] =>
  asList(at(body, 'items')).map((item) => asText(at(item, 'itemId')))

/** A department of the taxonomy. */
export interface Department {
  readonly id: string
  readonly name: string
}

/** The departments at the top of the taxonomy; null when the answer is something else. */
export const parseTaxonomy = (body: unknown): Department[] | null => {
  const categories = at(body, 'categories')
  if (!Array.isArray(categories)) return null
  return categories
    .map((entry) => ({
      id: plainText(at(entry, 'id'), 40),
      name: plainText(at(entry, 'name'), 80),
    }))
    .filter(({ id, name }) => /^\d+$/u.test(id) && name !== '')
}

const INVALID_ITEM = 4002

/** Whether a refusal is Walmart's own word that one of the asked items does not exist; a gateway's 404 is not. */
export const isUnknownItem = (status: number, body: unknown): boolean => {
  const code = at(body, 'errors', 0, 'code')
  return (status === 404 && asCount(code) !== null) || (status === 400 && code === INVALID_ITEM)
}

/** What a refusal means. The gateway in front of the API words its refusals in other ways than the API itself. */
export const parseFault = (
  status: number,
  body: unknown,
  retryAfterSeconds: number | null,
): StoreFault => {
  const detail =
    asText(at(body, 'errors', 0, 'message')) || asText(at(body, 'details', 'Description'))
  const facts = { status, retryAfterSeconds, detail }
  if (status === 401 && /timestamp/iu.test(detail))
    return storeFault('unauthorised', 'clock_skew', facts)
  if (status === 401) return storeFault('unauthorised', 'signature_refused', facts)
  if ([403, 429].includes(status) && /quota|over rate|daily|per day/iu.test(detail))
    return storeFault('quota', 'quota_used_up', facts)
  if (status === 403 && /over qps|per second|throttl/iu.test(detail))
    return storeFault('throttled', 'too_many_requests', facts)
  return faultOfStatus(status, facts)
}
