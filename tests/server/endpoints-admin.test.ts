// Endpoints that stay closed: what is the admin's is nobody else's, and no foreign page or crafted body opens anything.
import { TRPCClientError } from '@trpc/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER_STATES } from '#domain/order-state.ts'
import { REST_ROWS } from '#server/rest/table.ts'
import { type HttpVisitor, httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { PROCEDURES } from '#tests/support/procedures.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

let shop: OwnShop
/** Signed in once: checking a password is dear on purpose. */
let customer: HttpVisitor
let admin: HttpVisitor
beforeAll(async () => {
  shop = await startShop()
  customer = await signedIn(shop.url, 'customer')
  admin = await signedIn(shop.url, 'admin')
}, 120_000)
afterAll(() => shop.stop())

const of = (access: 'anyone' | 'customer' | 'admin') =>
  PROCEDURES.filter((each) => each.access === access)

test('every procedure says whose it is, and what is named after the admin is the admin’s', () => {
  expect(PROCEDURES.filter(({ access }) => access === undefined)).toEqual([])
  const named = PROCEDURES.filter(({ path }) => /[.]admin(?!Check)/.test(path))
  expect(named.filter(({ access }) => access !== 'admin')).toEqual([])
  expect(of('admin').length).toBeGreaterThanOrEqual(60)
  expect(of('customer').length).toBeGreaterThanOrEqual(20)
  expect(of('anyone').length).toBeGreaterThanOrEqual(60)
})

/** No cache on the way, nor the browser's own, holds what somebody was told. */
const expectUnkept = ({ headers, url }: Response) =>
  expect(headers.get('cache-control'), url).toBe('no-store')

/** Without an input: the right must be asked for first. */
const call = async (visitor: HttpVisitor, path: string, type: string) => {
  const response =
    type === 'query'
      ? await visitor.send(`/trpc/${path}`)
      : await visitor.postJson(`/trpc/${path}`, '')
  expectUnkept(response)
  return response.status
}

test.each(of('admin'))('$path answers 401 to nobody, 403 to a customer', async ({ path, type }) => {
  expect(await call(httpVisitor(shop.url), path, type)).toBe(401)
  expect(await call(customer, path, type)).toBe(403)
  // An admin is let in, and only then the input is looked at.
  expect([200, 400]).toContain(await call(admin, path, type))
  // A read may come as a post, and is checked in the same way; a write never comes as a read.
  const other = type === 'query' ? 'mutation' : 'query'
  expect(await call(customer, path, other)).toBe(type === 'query' ? 403 : 405)
})

test.each(of('customer'))('$path answers 401 to nobody, cookie or not', async ({ path, type }) => {
  expect(await call(httpVisitor(shop.url), path, type)).toBe(401)
  const guessed = httpVisitor(shop.url, new Map([['puente_session', 'a'.repeat(40)]]))
  expect(await call(guessed, path, type)).toBe(401)
})

test.each(of('anyone'))('$path asks nobody who they are', async ({ path, type }) => {
  expect([401, 403]).not.toContain(await call(httpVisitor(shop.url), path, type))
})

/** What of the documented calls is not for everybody: for nobody, a customer and an admin. */
const GATES: Record<string, [nobody: number, customer: number, admin: number]> = {
  'GET /api/user': [401, 200, 200],
  'GET /api/admin/check': [401, 200, 200],
  'POST /api/sync/trigger': [401, 403, 200],
  'POST /api/confirm-identity': [401, 422, 422],
}

test.each(REST_ROWS)(
  '$method $path gives nobody, a customer and an admin what is theirs',
  async ({ method, path }) => {
    const address = path.replace(':id', '1')
    const nobody = httpVisitor(shop.url)
    // Who signs out here would be nobody in the tests that follow.
    const people = path === '/api/logout' ? [nobody] : [nobody, customer, admin]
    const statuses: number[] = []
    for (const { send, postJson } of people) {
      const answer = await (method === 'GET' ? send(address) : postJson(address, {}))
      statuses.push(answer.status)
      expectUnkept(answer)
      const body: unknown = await answer.json()
      if (!answer.ok)
        expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) })
    }
    const expected = GATES[`${method} ${path}`]
    if (expected) expect(statuses).toEqual(expected)
    // Everybody's is the same for everybody, and no right is asked for.
    else expect([...new Set(statuses)]).toEqual([expect.toBeOneOf([200, 400, 503])])
  },
)

test('an order is not found by number without its key, whoever asks', async () => {
  const guesses = ['PU-000001', '1', "' or 1=1 --", '*']
  for (const who of [httpVisitor(shop.url), customer])
    for (const number of guesses) {
      const error = await who.trpc.orders.order
        .query({ number, key: 'guessed' })
        .catch((e: unknown) => e)
      expect(error).toBeInstanceOf(TRPCClientError)
      expect(error).toMatchObject({ data: { httpStatus: 404 } })
    }
})

const WRITES = [
  ['/api/login', JSON.stringify(LOGINS.admin), 'application/json'],
  ['/api/logout', '{}', 'application/json'],
  ['/api/forgot-password', '{"email":"a@example.com"}', 'application/json'],
  ['/trpc/auth.sendResetCode', '{"json":{"email":"a@example.com"}}', 'application/json'],
  ['/trpc/cart.addItem', '{"json":{"productId":1}}', 'application/json'],
  // Too long for an address, a read comes as a post; it is asked where it comes from all the same.
  ['/trpc/catalogue.suggest', '{"json":{"text":"taladro"}}', 'application/json'],
  ['/cart', 'intent=add&productId=1', 'application/x-www-form-urlencoded'],
  ['/scheme', 'scheme=dark', 'application/x-www-form-urlencoded'],
] as const
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

test.each(WRITES)('a foreign page cannot make a browser post to %s', async (path, body, type) => {
  for (const foreign of FOREIGN) {
    const visitor = httpVisitor(shop.url, new Map(customer.cookies))
    const before = new Map(visitor.cookies)
    const headers = { 'content-type': type, ...foreign }
    const answer = await visitor.send(path, { method: 'POST', body, headers })
    expect(answer.status, JSON.stringify(foreign)).toBe(403)
    expect(visitor.cookies).toEqual(before)
  }
  const own = { 'content-type': type, origin: shop.url, 'sec-fetch-site': 'same-origin' }
  const answer = await httpVisitor(shop.url).send(path, { method: 'POST', body, headers: own })
  expect(answer.status).toBeLessThan(400)
})

test('a refused foreign call is explained in the language of the caller', async () => {
  const headers = { origin: 'https://evil.example', 'accept-language': 'it' }
  const answer = await httpVisitor(shop.url).postJson('/api/logout', {}, headers)
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(/^La richiesta/) as string,
    code: 'foreign_origin',
  })
})

const POLLUTIONS = [
  '{"__proto__":{"isAdmin":true},"username":"maria","password":"puente-maria"}',
  '{"username":"maria","password":"puente-maria","constructor":{"prototype":{"isAdmin":true}}}',
  '{"username":"maria","password":"puente-maria","isAdmin":true}',
]

test.each(POLLUTIONS)('%s makes nobody an admin', async (body) => {
  const visitor = httpVisitor(shop.url)
  expect((await visitor.postJson('/api/login', body)).status).toBe(400)
  const boxed = {
    json: JSON.parse(body) as unknown,
    meta: { values: { '__proto__.isAdmin': ['Date'] } },
  }
  expect((await visitor.postJson('/trpc/auth.login', boxed)).status).toBeGreaterThanOrEqual(400)
  expect(await (await customer.send('/api/admin/check')).json()).toEqual({ isAdmin: false })
  expect((await httpVisitor(shop.url).send('/api/admin/check')).status).toBe(401)
})

test('a customer cannot move an order by naming its state', async () => {
  const { trpc } = customer
  for (const to of ORDER_STATES) {
    const error = await trpc.orders.adminMove.mutate({ id: 1, to }).catch((e: unknown) => e)
    expect(error).toMatchObject({ data: { httpStatus: 403 } })
  }
})
