// The database takes everything and says nothing: nobody waits more than five seconds to hear it, what is kept is
// still shown, and all is well within five seconds of its return.
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { REQUEST_WAITS } from '#server/platform/orm.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type HttpVisitor, httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { cloneDemo, type OwnShop, startShop } from '#tests/support/start-shop.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

/** What is promised, and what a busy machine adds. */
const PROMISED_MS = 5000
const RETURN_MS = 5000
/** Who finds no place free is not told later than that, and the rest is a slow machine's. */
const FULL_MS = REQUEST_WAITS.connectionMs + 1900

let database: TestDatabase
let proxy: DatabaseProxy
let shop: OwnShop
let guest: HttpVisitor
let admin: HttpVisitor
beforeAll(async () => {
  database = await cloneDemo()
  proxy = await openDatabaseProxy(database.url)
  shop = await startShop({ databaseUrl: proxy.url, settings: { DATABASE_POOL: String(PLACES) } })
  guest = httpVisitor(shop.url)
  await guest.trpc.cart.addItem.mutate({ productId: 1 })
  admin = await signedIn(shop.url, 'admin')
  for (const path of KEPT) await httpVisitor(shop.url).html(path)
}, 120_000)
afterAll(async () => {
  await proxy.open()
  await shop.stop()
  await proxy.close()
  await database.drop()
})

const PLACES = 4
const KEPT = ['/', '/en/product/1']
const anyone = () => httpVisitor(shop.url)

type Ask = [what: string, ask: () => Promise<Response>, said: RegExp]
const ASKS: Ask[] = [
  ['a page nobody has seen yet', () => anyone().send('/en/product/2'), /<html lang="en"/],
  ['a list', () => anyone().send('/it/products?search=casco'), /<html lang="it"/],
  ['somebody’s cart', () => guest.send('/cart'), /<html lang="es"/],
  ['an addition to it', () => guest.postForm('/cart', { productId: '2', intent: 'add' }), /<html/],
  ['the checkout', () => guest.send('/pt/checkout'), /<html lang="pt"/],
  ['the admin’s desk', () => admin.send('/admin/orders'), /<html lang="es"/],
  ['a documented call', () => anyone().send('/api/products'), /"unavailable"/],
  ['a page’s call', () => guest.send('/trpc/cart.current'), /"errorCode":"unavailable"/],
  [
    'a call that writes',
    () => guest.postJson('/trpc/cart.addItem', { json: { productId: 3 } }),
    /"errorCode":"unavailable"/,
  ],
  ['a sign-in', () => anyone().postJson('/api/login', LOGINS.customer), /"unavailable"/],
  ['a feed', () => anyone().send('/feeds/meta.csv'), /<html lang="es"/],
  ['a map of the shop', () => anyone().send('/sitemap.xml'), /<html lang="es"/],
]

/** All at once, as people come. */
async function expectTold(asks: readonly Ask[], withinMs = PROMISED_MS): Promise<void> {
  const told = asks.map(async ([what, ask, said]) => {
    const began = performance.now()
    const answer = await ask()
    const text = await answer.text()
    const ms = performance.now() - began
    expect(answer.status, `${what}: ${text.slice(0, 300)}`).toBe(503)
    expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0)
    expect(text, what).toMatch(said)
    expect(text, what).not.toMatch(/ECONN|select .* from|\bat \/|timeout (?:exp|exc)/i)
    expect(ms, what).toBeLessThan(withinMs)
  })
  const failed = (await Promise.allSettled(told)).filter(({ status }) => status === 'rejected')
  expect(failed.map((one) => String((one as PromiseRejectedResult).reason))).toEqual([])
}

async function expectLife(): Promise<void> {
  expect((await anyone().send('/healthz')).status).toBe(200)
  expect((await anyone().send('/readyz')).status).toBe(503)
}

async function expectKept(): Promise<void> {
  for (const path of KEPT) {
    const began = performance.now()
    expect((await anyone().send(path)).status, path).toBe(200)
    expect(performance.now() - began, path).toBeLessThan(1000)
  }
}

async function expectReturn(): Promise<void> {
  const isWell = async () => {
    const answers = await Promise.all([
      anyone().send('/readyz'),
      guest.send('/cart'),
      guest.send('/trpc/cart.current'),
      anyone().send('/api/products'),
    ])
    return answers.map(({ status }) => status)
  }
  const began = performance.now()
  await expect.poll(isWell, { timeout: 20_000, interval: 100 }).toEqual([200, 200, 200, 200])
  expect(performance.now() - began).toBeLessThan(RETURN_MS)
  // No place of the pool was lost: as many as it has can be held at once.
  const crowd = await Promise.all(Array.from({ length: 12 }, () => guest.send('/cart')))
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
}

test('half-open connections', async () => {
  proxy.swallow()
  await expectTold(ASKS)
  await expectTold(ASKS)
  await expectLife()
  await expectKept()
  await proxy.open()
  await expectReturn()
}, 60_000)

const withClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(database.url)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Whoever has these may end a transaction and does not. */
const LOCKED = 'product, cart, session, exchange_rate, rate_limit, article'

test('a lock that nobody gives back', async () => {
  await withClient(async (client) => {
    await client.query(`begin; lock table ${LOCKED}`)
    await expectTold(ASKS)
    expect((await anyone().send('/healthz')).status).toBe(200)
    await expectKept()
    await client.query('rollback')
  })
  await expectReturn()
}, 60_000)

test('every place of the pool taken by somebody slow', async () => {
  await withClient(async (client) => {
    await client.query('begin; lock table user_address')
    const slow = Array.from({ length: PLACES }, () => admin.send('/trpc/account.addresses'))
    const waiting = `select pid from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitUntil(async () => (await client.query(waiting)).rowCount === PLACES, {
      timeout: 5000,
      interval: 20,
    })
    await Promise.all([expectTold(ASKS, FULL_MS), expectLife(), expectKept()])
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 503))
    await client.query('rollback')
  })
  await expectReturn()
}, 60_000)
