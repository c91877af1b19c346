// Proves that nobody takes the stock by ordering: what one person or network holds unpaid has a bound.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST, openUnpaidShop, type UnpaidShop } from '#tests/support/unpaid-shop.ts'

let shop: UnpaidShop
beforeAll(async () => {
  shop = await openUnpaidShop()
})
afterAll(() => shop.close())

test('one address that was typed holds so many pieces and so much money, and not one more', async () => {
  const email = 'mucho@example.com'
  expect((await shop.order(shop.stranger(), email, { quantity: 20 })).answer.ok).toBe(true)
  const one = await shop.order(shop.stranger(), email, {})
  expect(one.answer).toEqual({ ok: false, code: 'too_much_unpaid', whose: 'person', ...MOST })
  expect(await shop.shelfOf(one.productId)).toMatchObject({ stock: 99 })
  // The cart is as it was.
  expect(await one.visitor.call.cart.current()).toMatchObject({ itemCount: 1 })

  const dear = { priceCents: 200_000, quantity: 2 }
  expect((await shop.order(shop.stranger(), 'caro@example.com', dear)).answer.ok).toBe(true)
  const more = await shop.order(shop.stranger(), 'caro@example.com', { priceCents: 100 })
  expect(more.answer).toMatchObject({ code: 'too_much_unpaid', whose: 'person' })
})

test('one network holds so much however many mailboxes it names, also when all order at once', async () => {
  const here = { clientAddress: '203.0.113.9' }
  const at = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      shop.order(shop.stranger(here), `red${i}@example.com`, { quantity: 20, priceCents: 100 }),
    ),
  )
  expect(at.filter(({ answer }) => answer.ok)).toHaveLength(6)
  const refused = at.find(({ answer }) => !answer.ok)
  expect(refused?.answer).toMatchObject({ code: 'too_much_unpaid', whose: 'network' })
  // Whoever is known is served from the same network, and so is everybody else from another one.
  const known = await shop.signedIn('segura', here)
  expect((await shop.order(known, 'segura@example.com', {})).answer.ok).toBe(true)
  expect((await shop.order(shop.stranger(), 'otra@example.com', {})).answer.ok).toBe(true)
  const sixth = { clientAddress: '2001:db8:1:2::7' }
  expect((await shop.order(shop.stranger(sixth), 'seis@example.com', {})).answer.ok).toBe(true)
})

test('one account holds so much, under whatever addresses it orders; a confirmed one several times as much', async () => {
  const fresh = await shop.signedIn('nueva')
  expect((await shop.order(fresh, 'n1@example.com', { quantity: 20 })).answer.ok).toBe(true)
  expect((await shop.order(fresh, 'n2@example.com', {})).answer).toMatchObject({
    code: 'too_much_unpaid',
    whose: 'person',
  })
  const sure = await shop.signedIn('segura')
  expect((await shop.order(sure, 's1@example.com', { quantity: 60 })).answer.ok).toBe(true)
  expect((await shop.order(sure, 's2@example.com', { quantity: 60 })).answer).toMatchObject({
    code: 'too_much_unpaid',
    whose: 'person',
    pieces: 80,
  })
})

test('what stands for a network is forgotten when the order is paid or over', async () => {
  const marks = () =>
    shop.sql<{ n: number }>(
      `select count(*)::int as n from shop_order where placed_from is not null and email = 'marca@example.com'`,
    )
  const bought = await shop.order(shop.stranger(), 'marca@example.com', {})
  expect(await marks()).toEqual([{ n: 1 }])
  const { id } = await bought.visitor.call.orders.order(shop.linkOf(bought))
  await (await shop.signedIn('jefa')).call.orders.adminMove({ id, to: 'cancelled' })
  expect(await marks()).toEqual([{ n: 0 }])
})
