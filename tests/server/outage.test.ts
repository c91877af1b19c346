// The database goes away under a running shop: people are told to come back, the process lives, and then all is well.
import { inFullRun } from '#tests/support/every-day.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS, placeOverHttp } from '#tests/support/checkout-form.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type HttpVisitor, httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { cloneDemo, type OwnShop, startShop } from '#tests/support/start-shop.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let shop: OwnShop
let guest: HttpVisitor
let admin: HttpVisitor
beforeAll(async () => {
  database = await cloneDemo()
  proxy = await openDatabaseProxy(database.url)
  // Without a worker: what its sync finds would empty what is kept.
  shop = await startShop({ databaseUrl: proxy.url, settings: { ROLE: 'web' } })
  guest = httpVisitor(shop.url)
  await guest.trpc.cart.addItem.mutate({ productId: 1 })
  admin = await signedIn(shop.url, 'admin')
  // Cached for anonymous visitors from now on.
  await httpVisitor(shop.url).html('/')
}, 120_000)
afterAll(async () => {
  await proxy.open()
  await shop.stop()
  await proxy.close()
  await database.drop()
})

const asks: [string, () => Promise<Response>, RegExp][] = [
  ['a page nobody has seen yet', () => httpVisitor(shop.url).send('/product/2'), /<html lang="es"/],
  ['somebody’s cart', () => guest.send('/cart'), /<html lang="es"/],
  ['an addition to it', () => guest.postForm('/cart', { productId: '2', intent: 'add' }), /<html/],
  ['the checkout', () => guest.send('/en/checkout'), /<html lang="en"/],
  ['the admin’s desk', () => admin.send('/admin/orders'), /<html lang="es"/],
  ['a documented call', () => httpVisitor(shop.url).send('/api/products'), /"unavailable"/],
  ['a page’s call', () => guest.send('/trpc/cart.current'), /"errorCode":"unavailable"/],
  [
    'a sign-in, which nobody may count',
    () => httpVisitor(shop.url).postJson('/api/login', LOGINS.customer),
    /"unavailable"/,
  ],
  ['the readiness probe', () => httpVisitor(shop.url).send('/readyz'), /unready/],
]
const statusOf = async (ask: () => Promise<Response>) => (await ask()).status
const isBack = () => expect.poll(() => statusOf(() => guest.send('/readyz')), { timeout: 20_000 })

test('a database that refuses connections', async () => {
  await proxy.shut()
  for (const [what, ask, said] of asks) {
    const answer = await ask()
    expect(answer.status, what).toBe(503)
    expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(0)
    const text = await answer.text()
    expect(text, what).toMatch(said)
    expect(text, what).not.toMatch(/ECONN|select |\bat \/|5432/i)
  }
  // What is kept needs no database, and the process is alive.
  expect(await statusOf(() => httpVisitor(shop.url).send('/'))).toBe(200)
  expect(await statusOf(() => httpVisitor(shop.url).send('/healthz'))).toBe(200)

  await proxy.open()
  await isBack().toBe(200)
  const view = await guest.trpc.cart.current.query()
  expect(view.lines.map(({ productId }) => productId)).toEqual([1])
  await placeOverHttp(guest, 2, { email: 'back@example.com', shippingAddress: ADDRESS })
  expect(await statusOf(() => admin.send('/admin/orders'))).toBe(200)
}, 60_000)

inFullRun(() => {
  test('a database that accepts connections and does not answer', async () => {
    proxy.swallow()
    const [page, call, again] = await Promise.all([
      httpVisitor(shop.url).send('/product/3'),
      httpVisitor(shop.url).send('/api/products'),
      guest.send('/cart'),
    ])
    expect([page, call, again].map(({ status }) => status)).toEqual([503, 503, 503])
    await proxy.shut()
    await proxy.open()
    await isBack().toBe(200)
    expect(await statusOf(() => guest.send('/cart'))).toBe(200)
  }, 60_000)
})
