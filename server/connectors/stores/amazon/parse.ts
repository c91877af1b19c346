// Understands what Amazon's Creators API answers: pages of a search, single items, and refusals.
import { asCount, asList, asObject, asText, at } from '#domain/json-value.ts'
import { type OfferReading, sampleOf } from '#domain/read-offer.ts'
import type { OffersRead } from '#domain/read-offers.ts'
import { faultOfStatus, type StoreFault, storeFault } from '#domain/store-fault.ts'
import type { OfferProblem } from '#domain/store-offer.ts'
import { readItems } from '../read-items.ts'
import { rawItem } from './raw-item.ts'

/** Items of one page, and pages of one search (Creators API, searchItems). */
export const PAGE_SIZE = 10
export const MAX_PAGES = 10

export interface SearchPage extends OffersRead {
  /** All the search found; it shows at most the first hundred. */
  readonly total: number
  readonly isLast: boolean
  readonly isWhole: boolean
}

/** A 200 can hold refusals of single items beside the others. */
const refusalsOf = (body: unknown): OfferProblem[] =>
  asList(at(body, 'errors')).map((error) => ({
    code: 'item_refused',
    externalId: null,
    sample: sampleOf(asText(at(error, 'message')) || error),
  }))

/** A page of a search, numbered from 1; null when the answer is something else. */
export const parseSearch = (
  body: unknown,
  page: number,
  reading: OfferReading,
): SearchPage | null => {
  const result = at(body, 'searchResult')
  const total = asCount(at(result, 'totalResultCount'))
  const items = at(result, 'items')
  if (asObject(result) === null || total === null) return null
  if (items !== undefined && !Array.isArray(items)) return null
  const read = readItems(asList(items), rawItem, reading)
  const reachable = Math.min(total, PAGE_SIZE * MAX_PAGES)
  const due = Math.min(PAGE_SIZE, Math.max(reachable - (page - 1) * PAGE_SIZE, 0))
  const isShort = asList(items).length < due
  return {
    ...read,
    problems: [
      ...read.problems,
      ...refusalsOf(body),
      ...(isShort
        ? [
            {
              code: 'page_short' as const,
              externalId: null,
              sample: `${asList(items).length} of ${due}`,
            },
          ]
        : []),
    ],
    total,
    isLast: page >= MAX_PAGES || page * PAGE_SIZE >= reachable,
    isWhole: !isShort,
  }
}

/** Single items, and the refusals beside them; null when the answer is something else. */
export const parseItems = (body: unknown, reading: OfferReading): OffersRead | null => {
  const items = at(body, 'itemsResult', 'items')
  if (!Array.isArray(items) && !Array.isArray(at(body, 'errors'))) return null
  const read = readItems(asList(items), rawItem, reading)
  return { ...read, problems: [...read.problems, ...refusalsOf(body)] }
}

/** The numbers of all items an answer holds, sold or not. */
export const idsIn = (body: unknown): string[] =>
  asList(at(body, 'itemsResult', 'items')).map((item) => asText(at(item, 'asin')))

/** Codes by which an item is refused for good; all others, such as an internal failure, tell nothing about it. */
const DENIALS = new Set(['ItemNotAccessible', 'InvalidParameterValue'])

/** Numbers that an answer denies by name. */
export const deniedIn = (body: unknown): string[] =>
  asList(at(body, 'errors'))
    .filter((error) => DENIALS.has(asText(at(error, 'code'))))
    .flatMap((error) => asText(at(error, 'message')).match(/\b[A-Z0-9]{10}\b/gu) ?? [])

/** Whether a refusal only says that nothing was found: a search without results is a 404 here. */
export const isNothingFound = (status: number, body: unknown): boolean =>
  status === 404 &&
  (asText(at(body, 'type')) || asText(at(body, '__type'))).endsWith('ResourceNotFoundException')

/** What a refusal means. */
export const parseFault = (
  status: number,
  body: unknown,
  retryAfterSeconds: number | null,
): StoreFault => {
  const pause = retryAfterSeconds ?? asCount(at(body, 'retryAfterSeconds'))
  const facts = { status, retryAfterSeconds: pause, detail: asText(at(body, 'message')) }
  const reason = asText(at(body, 'reason'))
  if (status === 401) {
    const code = reason === 'TokenExpired' ? 'token_expired' : 'token_refused'
    return storeFault('unauthorised', code, facts)
  }
  if (status === 403 && reason === 'AssociateNotEligible')
    return storeFault('unauthorised', 'associate_not_eligible', facts)
  if (status === 400 && reason === 'InvalidPartnerTag')
    return storeFault('unauthorised', 'partner_tag_refused', facts)
  if (status === 429 && /\bper day\b|daily|\bday\b/iu.test(facts.detail))
    return storeFault('quota', 'quota_used_up', facts)
  return faultOfStatus(status, facts)
}
