// A shop on its own database that is killed in the middle of its work starts again with everything it had promised.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOverHttp } from '#tests/support/checkout-form.ts'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { startShop } from '#tests/support/start-shop.ts'

const parent = path.resolve(import.meta.dirname, '../../.test')
let dataDir = ''
beforeAll(() => {
  fs.mkdirSync(parent, { recursive: true })
  dataDir = fs.mkdtempSync(path.join(parent, 'killed-'))
})
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))

test('after kill -9 the next start is clean: order, cart, session and mail are still there', async () => {
  const first = await startShop({ dataDir })
  const buyer = httpVisitor(first.url)
  const order = await placeOverHttp(buyer, 1)
  await buyer.trpc.cart.addItem.mutate({ productId: 2, quantity: 3 })
  const admin = await signedIn(first.url, 'admin')
  await first.kill()

  const second = await startShop({ dataDir })
  // The same browsers come back, wherever the shop is now.
  const returned = httpVisitor(second.url, buyer.cookies)
  const view = await returned.trpc.orders.order.query({ number: order.number, key: order.key })
  expect(view).toMatchObject({ state: 'pending_payment', lines: [{ productId: 1, quantity: 1 }] })
  expect((await returned.trpc.cart.current.query()).lines).toMatchObject([
    { productId: 2, quantity: 3 },
  ])
  const desk = httpVisitor(second.url, admin.cookies)
  const { orders } = await desk.trpc.orders.adminList.query({})
  expect(orders.map(({ number }) => number)).toEqual([order.number])
  await expect
    .poll(() => desk.html('/dev/mailbox'), { timeout: 20_000, interval: 200 })
    .toContain(order.number)
  expect(second.output()).not.toMatch(/demo products put in/)
  await second.stop()
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
}, 120_000)
