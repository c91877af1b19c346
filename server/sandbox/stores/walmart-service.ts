// Plays Walmart: checks each signature with the public key, turns pages by cursor, refuses as its gateway does.
import { type KeyObject, verify } from 'node:crypto'
import type { SandboxAnswer, SandboxRequest, SandboxService } from '../sandbox.ts'
import { categoryWith, WALMART_CATEGORIES } from './departments.ts'
import { answered, pageOf, show } from './store-faults.ts'
import type { StoreStage } from './store-stage.ts'
import { walmartItem } from './walmart-item.ts'

export interface WalmartLock {
  readonly consumerId: string
  readonly keyVersion: string
  readonly publicKey: KeyObject
}

const API = '/api-proxy/service/affil/product/v2'
const LIFE_MS = 180_000
const SKEW_MS = 600_000

const denied = (what: string): SandboxAnswer => ({
  status: 401,
  body: { details: { Description: `Could not authenticate in-request, ${what}` } },
})
const refuse = (status: number, code: number, message: string): SandboxAnswer => ({
  status,
  body: { errors: [{ code, message }] },
})

export function walmartService(stage: StoreStage, lock: WalmartLock): SandboxService {
  const { shelf, counter, clock } = stage

  /** Null: the signature is good. */
  const check = ({ headers }: SandboxRequest, nowMs: number): SandboxAnswer | null => {
    const [id, stamp, version, signature] = [
      'wm_consumer.id',
      'wm_consumer.intimestamp',
      'wm_sec.key_version',
      'wm_sec.auth_signature',
    ].map((name) => String(headers[name] ?? ''))
    if (id !== lock.consumerId || version !== lock.keyVersion)
      return denied('auth signature : unknown consumer or key version')
    if (!(Math.abs(nowMs - Number(stamp)) <= LIFE_MS)) return denied('timestamp expired')
    const text = Buffer.from(`${id}\n${stamp}\n${version}\n`)
    const isGood = verify(
      'RSA-SHA256',
      text,
      lock.publicKey,
      Buffer.from(signature ?? '', 'base64'),
    )
    return isGood ? null : denied('auth signature :  Signature verification failed: affil-product')
  }

  const itemsOf = (places: readonly number[], publisherId: string, fault: string | null) =>
    places.map((place, index) => walmartItem(show(shelf.at(place), index, fault), publisherId))

  const catalog = ({ query }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const number = query.get('category') ?? ''
    const category = categoryWith(WALMART_CATEGORIES, ({ id }) => id === number)
    const count = Math.min(Math.max(Number(query.get('count')) || 100, 1), 400)
    const mark = Buffer.from(query.get('lastDoc') ?? '', 'base64url').toString('utf8')
    const offset = Number(/^doc-(\d+)$/u.exec(mark)?.[1] ?? 0)
    const places = category === undefined ? new Int32Array() : shelf.find({ category })
    const next = new URLSearchParams(query)
    const after = fault === 'circle' ? offset : offset + count
    next.set('lastDoc', Buffer.from(`doc-${after}`).toString('base64url'))
    const isMore = after < places.length && fault !== 'empty'
    return {
      body: {
        category: number,
        format: 'json',
        ...(isMore ? { nextPage: `${API}/paginated/items?${next}` } : {}),
        nextPageExist: isMore,
        totalPages: String(Math.ceil(places.length / count)),
        items: itemsOf(pageOf(places, offset, count, fault), query.get('publisherId') ?? '', fault),
      },
    }
  }

  const single = ({ query }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const ids = (query.get('ids') ?? '').split(',')
    const found = ids.map((id) => shelf.byId(id)).filter((item) => item !== null)
    if (!ids.every((id) => /^\d+$/u.test(id))) return refuse(400, 4000, 'Invalid request')
    if (found.length < ids.length) return refuse(400, 4002, 'Invalid itemId')
    const publisherId = query.get('publisherId') ?? ''
    const items = answered(found, fault).map((item, index) =>
      walmartItem(show(item, index, fault), publisherId),
    )
    return { body: { items } }
  }

  const search = ({ query }: SandboxRequest, fault: string | null): SandboxAnswer => {
    const words = (query.get('query') ?? '').split(/\s+/u).filter(Boolean)
    const start = Number(query.get('start') ?? 1)
    const numItems = Math.min(Number(query.get('numItems') ?? 10), 25)
    const places = shelf.find({ words })
    const page = pageOf(places, start - 1, numItems, fault)
    const items = itemsOf(page, query.get('publisherId') ?? '', fault)
    return {
      body: { query: query.get('query'), totalResults: places.length, start, numItems, items },
    }
  }

  const taxonomy = (): SandboxAnswer => ({
    body: {
      categories: Object.values(WALMART_CATEGORIES).map(({ id, name }) => ({
        id,
        name,
        path: name,
        children: [{ id: `${id}_48446`, name: 'Other', path: `${name}/Other` }],
      })),
    },
  })

  const endpoints: Record<
    string,
    (request: SandboxRequest, fault: string | null) => SandboxAnswer
  > = {
    '/paginated/items': catalog,
    '/items': single,
    '/search': search,
    '/taxonomy': taxonomy,
  }

  return {
    name: 'walmart',
    answer: (request, fault) => {
      const endpoint = request.path.startsWith(API)
        ? endpoints[request.path.slice(API.length)]
        : undefined
      if (endpoint === undefined || request.method !== 'GET') return null
      const nowMs = clock().getTime() + (fault === 'clock-skew' ? SKEW_MS : 0)
      // A store's clock shows in the Date of its answers.
      const headers = { date: new Date(nowMs).toUTCString() }
      const refusal =
        fault === 'token-refused' ? denied('auth signature : revoked') : check(request, nowMs)
      if (refusal) return { ...refusal, headers }
      const state = fault === 'quota' ? 'used_up' : counter.count()
      if (state === 'used_up') return refuse(429, 429, 'Daily quota exceeded')
      if (state === 'too_fast')
        return { ...refuse(429, 429, 'Too many requests'), headers: { 'retry-after': '1' } }
      return { ...endpoint(request, fault), headers }
    },
  }
}
