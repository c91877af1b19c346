// Plays eBay: tokens, the Browse API's search and items, its limits and its refusals.
import type { SandboxAnswer, SandboxRequest, SandboxService } from '../sandbox.ts'
import { categoryWith, EBAY_CATEGORIES } from './departments.ts'
import { ebayItem, ebaySummary } from './ebay-item.ts'
import type { StoreStage } from './store-stage.ts'
import { answered, pageOf, show } from './store-faults.ts'

export interface EbayKeys {
  readonly clientId: string
  readonly clientSecret: string
}

const MAX_RESULTS = 10_000
const BROWSE = '/buy/browse/v1'

const refuse = (
  status: number,
  errorId: number,
  domain: string,
  message: string,
): SandboxAnswer => ({
  status,
  body: { errors: [{ errorId, domain, category: 'REQUEST', message }] },
})

export function ebayService(stage: StoreStage, keys: EbayKeys): SandboxService {
  const { shelf, tokens, counter } = stage
  const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')

  const giveToken = ({ headers, body }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const form = new URLSearchParams(body)
    if (fault === 'token-refused' || headers.authorization !== `Basic ${basic}`)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'client authentication failed' },
      }
    if (form.get('grant_type') !== 'client_credentials' || !form.get('scope'))
      return { status: 400, body: { error: 'invalid_request' } }
    return {
      body: {
        access_token: tokens.give(),
        expires_in: 7200,
        token_type: 'Application Access Token',
      },
    }
  }

  const search = ({ query, headers }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const words = (query.get('q') ?? '').split(/\s+/u).filter(Boolean)
    const number = query.get('category_ids') ?? ''
    if (words.length === 0 && number === '')
      return refuse(400, 12001, 'API_BROWSE', 'The call must have a valid q or category_ids.')
    const limit = Number(query.get('limit') ?? 50)
    const offset = Number(query.get('offset') ?? 0)
    if (!Number.isInteger(limit) || limit < 1 || limit > 200)
      return refuse(400, 12006, 'API_BROWSE', "The 'limit' value should be between 1 and 200.")
    if (!Number.isInteger(offset) || offset < 0 || offset >= MAX_RESULTS || offset % limit !== 0)
      return refuse(400, 12029, 'API_BROWSE', 'The offset value must be less than 10,000.')
    const category = categoryWith(EBAY_CATEGORIES, ({ id }) => id === number)
    const places =
      number !== '' && category === undefined ? new Int32Array() : shelf.find({ category, words })
    const path = (at: number) => {
      const next = new URLSearchParams(query)
      next.set('offset', String(at))
      return `https://api.ebay.com${BROWSE}/item_summary/search?${next}`
    }
    const after = fault === 'circle' ? offset : offset + limit
    const isMore = after < Math.min(places.length, MAX_RESULTS)
    const campaign = campaignOf(headers['x-ebay-c-enduserctx'])
    const summaries = pageOf(places, offset, limit, fault).map((place, index) =>
      ebaySummary(show(shelf.at(place), index, fault), campaign),
    )
    return {
      body: {
        href: path(offset),
        total: fault === 'empty' ? 0 : places.length,
        ...(isMore && fault !== 'empty' ? { next: path(after) } : {}),
        limit,
        offset,
        ...(summaries.length > 0 ? { itemSummaries: summaries } : {}),
        ...(fault === 'partial'
          ? { warnings: [{ errorId: 12008, message: "The 'sort' value is invalid." }] }
          : {}),
      },
    }
  }

  const items = ({ path, query, headers }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const campaign = campaignOf(headers['x-ebay-c-enduserctx'])
    const listed = query.get('item_ids')
    if (listed !== null && fault === 'not-eligible')
      return refuse(403, 1100, 'ACCESS', 'Access denied')
    const ids = (listed ?? decodeURIComponent(path.slice(`${BROWSE}/item/`.length))).split(',')
    const found = ids
      .map((id) => shelf.byId(/^v1\|(\d+)\|0$/u.exec(id)?.[1] ?? ''))
      .filter((item) => item !== null)
    if (listed !== null && ids.length > 20)
      return refuse(400, 11003, 'API_BROWSE', 'At most 20 item ids.')
    if (!ids.every((id) => /^v1\|\d+\|\d+$/u.test(id)))
      return refuse(400, 11002, 'API_BROWSE', 'The item id is invalid.')
    if (found.length === 0)
      return refuse(404, 11001, 'API_BROWSE', 'The specified item Id was not found.')
    const told = listed === null ? found : answered(found, fault)
    const goods = told.map((item, index) => ebayItem(show(item, index, fault), campaign))
    if (listed === null) return { body: goods[0] }
    const isKnown = (id: string) => found.some(({ externalId }) => id === `v1|${externalId}|0`)
    const warnings = ids
      .filter((id) => !isKnown(id))
      .map((id) => ({
        errorId: 11001,
        domain: 'API_BROWSE',
        message: 'The specified item Id was not found.',
        parameters: [{ name: 'itemId', value: id }],
      }))
    return { body: { items: goods, ...(warnings.length > 0 ? { warnings } : {}) } }
  }

  return {
    name: 'ebay',
    answer: (request, fault) => {
      if (request.path === '/identity/v1/oauth2/token' && request.method === 'POST')
        return giveToken(request, fault)
      if (!request.path.startsWith(`${BROWSE}/item`) || request.method !== 'GET') return null
      const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if (fault === 'token-expired' || tokens.stateOf(token) !== 'good')
        return refuse(401, 1001, 'OAuth', 'Invalid access token')
      if (request.headers['x-ebay-c-marketplace-id'] !== 'EBAY_US')
        return refuse(409, 12019, 'API_BROWSE', 'The marketplace is not supported.')
      const state = fault === 'quota' ? 'used_up' : counter.count()
      if (state === 'used_up') return refuse(429, 2001, 'ACCESS', 'Too many requests.')
      if (state === 'too_fast')
        return {
          ...refuse(429, 2001, 'ACCESS', 'Too many requests.'),
          headers: { 'retry-after': '1' },
        }
      return request.path === `${BROWSE}/item_summary/search`
        ? search(request, fault)
        : items(request, fault)
    },
  }
}

/** Partner links come only to those who say for whom. */
const campaignOf = (context: string | string[] | undefined): string | null =>
  /affiliateCampaignId=([\w-]+)/u.exec(String(context ?? ''))?.[1] ?? null
