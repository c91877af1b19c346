// Proves that nobody fills the shop with carts, that old ones go, and that whoever comes back is none the poorer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { purgeCarts } from './purge-carts.ts'

const LIMIT = 3
let shop: TestShop
let productId = 0
beforeAll(async () => {
  shop = await openTestShop({ cartsPerHour: LIMIT })
  productId = await shop.product({ stock: 99 })
})
afterAll(() => shop.close())

const carts = async () =>
  (await shop.sql<{ n: number }>('select count(*)::int as n from cart'))[0]?.n ?? 0
const add = (clientAddress: string, visitor = shop.visitor({ clientAddress })) =>
  visitor.call.cart.addItem({ productId, quantity: 1 })

test('one network begins so many carts and not one more, by whatever way, all at once', async () => {
  const clientAddress = '198.51.100.7'
  const before = await carts()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(clientAddress)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(LIMIT)
  const refused = answers.find((answer) => !answer.ok)
  expect(refused).toMatchObject({ code: 'too_many_requests' })
  const lines = [{ productId, quantity: 1 }]
  expect(
    await shop.visitor({ clientAddress }).call.cart.replace({ version: 5, lines }),
  ).toMatchObject({ ok: false, code: 'too_many_requests' })
  expect(await carts()).toBe(before + LIMIT)
  expect(await add('198.51.100.8')).toMatchObject({ ok: true })
})

test('who has a cart goes on as before', async () => {
  const clientAddress = '198.51.100.9'
  const visitor = shop.visitor({ clientAddress })
  for (let times = 0; times <= LIMIT; times += 1)
    expect(await add(clientAddress, visitor)).toMatchObject({ ok: true })
})

test('empty carts go after a day, begun ones after a month, others after three; those of accounts stay', async () => {
  await shop.sql('delete from cart')
  const person = { fullName: 'Ana Paz', username: 'ana', email: 'ana@example.com' }
  const owner = shop.visitor({ clientAddress: '203.0.113.1' })
  await owner.call.auth.register({ ...person, password: 'secreto 123' })
  await add('', owner)
  const [emptied, begun, used] = ['203.0.113.2', '203.0.113.3', '203.0.113.4'].map((address) =>
    shop.visitor({ clientAddress: address }),
  )
  for (const visitor of [emptied, begun, used]) await add('', visitor)
  await emptied?.call.cart.clear()
  await add('', used)
  const start = (await shop.sql<{ at: Date }>('select max(updated_at) as at from cart'))[0]?.at
  const after = (days: number) =>
    purgeCarts(
      shop.deps.orm.em.fork(),
      new Date(new Date(start ?? 0).getTime() + days * 86_400_000 + 1000),
    )
  expect([await after(0.9), await after(1), await after(29), await after(30)]).toEqual([0, 1, 0, 1])
  expect([await after(89), await after(90), await after(5000)]).toEqual([0, 1, 0])
  expect(await owner.call.cart.current()).toMatchObject({ itemCount: 1 })
})
