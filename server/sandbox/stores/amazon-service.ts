// Plays Amazon: both generations of tokens, the Creators API's search and items, its limits and its refusals.
import type { SandboxAnswer, SandboxRequest, SandboxService } from '../sandbox.ts'
import { amazonItem } from './amazon-item.ts'
import { AMAZON_NODES, categoryWith } from './departments.ts'
import { answered, pageOf, show } from './store-faults.ts'
import type { StoreStage } from './store-stage.ts'

export interface AmazonKeys {
  readonly credentialId: string
  readonly credentialSecret: string
  readonly partnerTag: string
}

const PAGE_SIZE = 10
const MAX_PAGES = 10

const refuse = (status: number, type: string, message: string, more = {}): SandboxAnswer => ({
  status,
  body: { type, message, ...more },
})
const invalid = (...fieldList: string[]): SandboxAnswer =>
  refuse(400, 'ValidationException', 'Request validation failed.', {
    reason: 'FieldValidationFailed',
    fieldList,
  })

const jsonOf = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function amazonService(stage: StoreStage, keys: AmazonKeys): SandboxService {
  const { shelf, tokens, counter } = stage

  /** The first generation posts a form to its own address, the second one JSON to the other. */
  const giveToken = ({ path, body }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const isForm = path === '/oauth2/token'
    const given = isForm ? Object.fromEntries(new URLSearchParams(body)) : jsonOf(body)
    const scope = isForm ? 'creatorsapi/default' : 'creatorsapi::default'
    const isKnown =
      given['client_id'] === keys.credentialId && given['client_secret'] === keys.credentialSecret
    if (fault === 'token-refused' || !isKnown)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client authentication failed' },
      }
    if (given['grant_type'] !== 'client_credentials' || given['scope'] !== scope)
      return { status: 400, body: { error: 'invalid_scope' } }
    return { body: { access_token: tokens.give(), scope, token_type: 'bearer', expires_in: 3600 } }
  }

  const search = (asked: Record<string, unknown>, fault: string | null): SandboxAnswer => {
    const page = Number(asked['itemPage'] ?? 1)
    const count = Number(asked['itemCount'] ?? PAGE_SIZE)
    if (!Number.isInteger(page) || page < 1 || page > MAX_PAGES) return invalid('itemPage')
    if (!Number.isInteger(count) || count < 1 || count > PAGE_SIZE) return invalid('itemCount')
    const words = (typeof asked['keywords'] === 'string' ? asked['keywords'] : '')
      .split(/\s+/u)
      .filter(Boolean)
    if (words.length === 0) return invalid('keywords')
    const bound = (name: string) => (typeof asked[name] === 'number' ? asked[name] : undefined)
    const category = categoryWith(AMAZON_NODES, ({ index }) => index === asked['searchIndex'])
    const places = shelf.find({
      category,
      words,
      minCents: bound('minPrice'),
      maxCents: bound('maxPrice'),
    })
    const offset = fault === 'circle' ? 0 : (page - 1) * count
    const items = pageOf(places, offset, count, fault).map((place, index) =>
      amazonItem(show(shelf.at(place), index, fault), keys.partnerTag),
    )
    if (items.length === 0)
      return refuse(404, 'ResourceNotFoundException', 'No results found for your search request', {
        resourceType: 'SearchResult',
      })
    return {
      body: {
        searchResult: {
          items,
          searchURL: `https://www.amazon.com/s?k=x&tag=${keys.partnerTag}`,
          totalResultCount: places.length,
        },
      },
    }
  }

  const getItems = (asked: Record<string, unknown>, fault: string | null): SandboxAnswer => {
    const ids = Array.isArray(asked['itemIds']) ? asked['itemIds'].map(String) : []
    const isReadable = ids.every((id) => /^[A-Z0-9]{10}$/u.test(id))
    if (ids.length === 0 || ids.length > PAGE_SIZE || !isReadable) return invalid('itemIds')
    const known = fault === 'partial' ? ids.slice(0, Math.ceil(ids.length / 2)) : ids
    const found = known.map((id) => shelf.byId(id)).filter((item) => item !== null)
    const items = answered(found, fault).map((item, index) =>
      amazonItem(show(item, index, fault), keys.partnerTag),
    )
    if (found.length === 0)
      return refuse(
        404,
        'ResourceNotFoundException',
        'No items found for the requested item IDs.',
        {
          resourceType: 'Item',
        },
      )
    const errors = ids
      .filter((id) => !found.some(({ externalId }) => externalId === id))
      .map((id) => ({
        code: 'InvalidParameterValue',
        message: `The ItemIds ${id} provided in the request is invalid.`,
      }))
    return { body: { ...(errors.length > 0 ? { errors } : {}), itemsResult: { items } } }
  }

  return {
    name: 'amazon',
    answer: (request, fault) => {
      const { path, method, headers } = request
      if (method !== 'POST') return null
      if (path === '/oauth2/token' || path === '/auth/o2/token') return giveToken(request, fault)
      const operation = { '/catalog/v1/searchItems': search, '/catalog/v1/getItems': getItems }[
        path
      ]
      if (operation === undefined) return null
      const [, token = ''] =
        /^Bearer ([^,\s]+)(?:, Version 2\.[123])?$/u.exec(headers.authorization ?? '') ?? []
      const state = fault === 'token-expired' ? 'expired' : tokens.stateOf(token)
      if (state !== 'good') {
        const reason = state === 'expired' ? 'TokenExpired' : 'InvalidToken'
        return refuse(401, 'UnauthorizedException', 'Authentication token is not valid.', {
          reason,
        })
      }
      if (fault === 'not-eligible')
        return refuse(
          403,
          'AccessDeniedException',
          'Your account does not currently meet the eligibility requirements.',
          { reason: 'AssociateNotEligible' },
        )
      const pace = fault === 'quota' ? 'used_up' : counter.count()
      if (pace !== 'ok')
        return refuse(
          429,
          'ThrottleException',
          pace === 'used_up'
            ? 'The daily number of requests is used up.'
            : 'The request was denied due to request throttling.',
          pace === 'used_up' ? {} : { retryAfterSeconds: 1 },
        )
      const asked = jsonOf(request.body)
      if (headers['x-marketplace'] !== 'www.amazon.com') return invalid('x-marketplace')
      if (asked['partnerTag'] !== keys.partnerTag)
        return refuse(400, 'ValidationException', 'Partner tag in the request is invalid.', {
          reason: 'InvalidPartnerTag',
        })
      return operation(asked, fault)
    },
  }
}
