// Understands what eBay's Browse API answers: pages of a search, single items, and refusals.
import { asCount, asList, asObject, asText, at } from '#domain/json-value.ts'
import { type OfferReading, sampleOf } from '#domain/read-offer.ts'
import type { OffersRead } from '#domain/read-offers.ts'
import { faultOfStatus, type StoreFault, storeFault } from '#domain/store-fault.ts'
import type { OfferProblem, RemarkCode } from '#domain/store-offer.ts'
import { externalIdOf } from './item-id.ts'
import { readItems } from '../read-items.ts'
import { rawItem } from './raw-item.ts'

/** No search reaches further (Browse API, error 12029). */
export const MAX_RESULTS = 10_000

export interface SearchPage extends OffersRead {
  /** Null: no further page of this search. */
  readonly nextOffset: number | null
  readonly isWhole: boolean
}

export interface Asked {
  readonly limit: number
  readonly offset: number
}

const remark = (code: RemarkCode, sample: unknown): OfferProblem => ({
  code,
  externalId: null,
  sample: sampleOf(sample),
})

const warningsOf = (body: unknown): OfferProblem[] =>
  asList(at(body, 'warnings')).map((warning) => remark('store_warning', at(warning, 'message')))

/** Where `next` leads, if it leads on: a multiple of the limit beyond this page. */
const offsetOfNext = (next: string, { limit, offset }: Asked): number | 'none' | 'loop' => {
  if (next === '') return 'none'
  const wanted = asCount(URL.parse(next)?.searchParams.get('offset'))
  return wanted !== null && wanted > offset && wanted % limit === 0 ? wanted : 'loop'
}

/** A page of a search; null when the answer is something else. */
export const parseSearch = (
  body: unknown,
  asked: Asked,
  reading: OfferReading,
): SearchPage | null => {
  const total = asCount(at(body, 'total'))
  const given = at(body, 'itemSummaries')
  if (asObject(body) === null || total === null) return null
  if (given !== undefined && !Array.isArray(given)) return null
  const items = asList(given)
  const read = readItems(items, rawItem, reading)
  const next = offsetOfNext(asText(at(body, 'next')), asked)
  const due = Math.min(asked.limit, Math.max(Math.min(total, MAX_RESULTS) - asked.offset, 0))
  const isShort = items.length < due
  const isCapped = total > MAX_RESULTS && asked.offset === 0
  return {
    ...read,
    problems: [
      ...read.problems,
      ...warningsOf(body),
      ...(isShort ? [remark('page_short', `${items.length} of ${due}`)] : []),
      ...(next === 'loop' ? [remark('cursor_loop', at(body, 'next'))] : []),
      ...(isCapped ? [remark('results_capped', total)] : []),
    ],
    nextOffset: typeof next === 'number' && next < MAX_RESULTS ? next : null,
    isWhole: !isShort && next !== 'loop',
  }
}

/** The items of `getItems`, or the one of `getItem`; null when the answer is something else. */
export const parseItems = (body: unknown, reading: OfferReading): OffersRead | null => {
  if (asObject(body) === null) return null
  const isOne = typeof at(body, 'itemId') === 'string'
  const items = isOne ? [body] : at(body, 'items')
  if (items !== undefined && !Array.isArray(items)) return null
  if (items === undefined && at(body, 'warnings') === undefined) return null
  const read = readItems(asList(items), rawItem, reading)
  return { ...read, problems: [...read.problems, ...warningsOf(body)] }
}

/** Our numbers of all items an answer holds, sold or not. */
export const idsIn = (body: unknown): string[] =>
  (typeof at(body, 'itemId') === 'string' ? [body] : asList(at(body, 'items')))
    .map((item) => externalIdOf(asText(at(item, 'itemId'))))
    .filter((id) => id !== null)

/** The item does not exist, or no longer (Browse API). */
const NOT_FOUND = 11_001

/** Our numbers of the items that an answer's warnings deny by name. */
export const deniedIn = (body: unknown): string[] =>
  asList(at(body, 'warnings'))
    .filter((warning) => at(warning, 'errorId') === NOT_FOUND)
    .flatMap((warning) => JSON.stringify(warning).match(/v1\|\d+\|\d+/gu) ?? [])
    .map(externalIdOf)
    .filter((id) => id !== null)

/** Whether a refusal is eBay's own word that there is no such item; a gateway's 404 says nothing of items. */
export const isUnknownItem = (status: number, body: unknown): boolean =>
  status === 404 && asCount(at(body, 'errors', 0, 'errorId')) !== null

/** The daily allowance is used up (common API errors, id 2001). */
const QUOTA = 2001

/** What a refusal means. */
export const parseFault = (
  status: number,
  body: unknown,
  retryAfterSeconds: number | null,
): StoreFault => {
  const error = at(body, 'errors', 0)
  const facts = {
    status,
    retryAfterSeconds,
    detail: asText(at(error, 'longMessage')) || asText(at(error, 'message')),
  }
  if (status === 429 && at(error, 'errorId') === QUOTA && retryAfterSeconds === null)
    return storeFault('quota', 'quota_used_up', facts)
  if (status === 401) return storeFault('unauthorised', 'token_refused', facts)
  if (status === 409) return storeFault('permanent', 'marketplace_refused', facts)
  return faultOfStatus(status, facts)
}
