// Proves that nobody takes the stock by ordering: what one mailbox, network or carrier holds unpaid has a bound.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnpaidShop, type UnpaidShop } from '#tests/support/unpaid-shop.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: UnpaidShop
beforeAll(async () => {
  shop = await openUnpaidShop()
})
afterAll(() => shop.close())

const cheap = (quantity: number) => ({ quantity, priceCents: 100 })
/** Of many orders at once, how many hold their pieces; all are placed. */
const heldAtOnce = async (asked: Promise<Awaited<ReturnType<UnpaidShop['order']>>>[]) => {
  const held = await Promise.all((await Promise.all(asked)).map(shop.heldOf))
  return held.filter(Boolean).length
}

test('an address that is only typed keeps nobody from ordering: its owner holds pieces as before', async () => {
  const email = 'victima@example.com'
  for (let i = 0; i < 3; i += 1)
    expect(await shop.heldOf(await shop.order(shop.newVisitor(), email, cheap(60)))).toBe(true)
  const owner = await shop.joined('victima', email)
  expect(await shop.heldOf(await shop.order(owner, email, cheap(1)))).toBe(true)
})

test('one network holds so much however many mailboxes it names, also at once; the rest is placed and holds nothing', async () => {
  const here = { clientAddress: '203.0.113.9' }
  const held = await heldAtOnce(
    Array.from({ length: 12 }, (_, i) =>
      shop.order(shop.newVisitor(here), `red${i}@example.com`, cheap(20)),
    ),
  )
  expect(held).toBe(6)
  const visitor = shop.newVisitor(here)
  const one = await shop.order(visitor, 'otro@example.com', cheap(2))
  expect(await shop.heldOf(one)).toBe(false)
  expect(await shop.shelfOf(one.productId)).toMatchObject({ stock: 99, reserved: 0 })
  expect(await visitor.call.orders.order(shop.linkOf(one))).toMatchObject({
    state: 'pending_payment',
    pieces: 'free',
    holdUntil: null,
  })
  // The checkout says so before the next one.
  await visitor.call.cart.addItem({ productId: one.productId, quantity: 1 })
  expect(await visitor.call.orders.checkoutQuote({})).toMatchObject({ holdHours: 0 })
  // A confirmed account there is counted, too; elsewhere everybody is served.
  const sure = await shop.signedIn('segura', here)
  expect(await shop.heldOf(await shop.order(sure, 'segura@example.com', cheap(1)))).toBe(false)
  expect(await shop.heldOf(await shop.order(shop.newVisitor(), 'b@example.com', cheap(1)))).toBe(
    true,
  )
})

testInFull(
  'what one customer of a carrier is given is one network, and a carrier has a bound of its own',
  async () => {
    const from = (clientAddress: string) =>
      shop.order(shop.newVisitor({ clientAddress }), 'seis@example.com', cheap(20))
    expect(await heldAtOnce(Array.from({ length: 8 }, (_, i) => from(`2001:db8:1:${i}::7`)))).toBe(
      6,
    )
    expect(
      await heldAtOnce(Array.from({ length: 8 }, (_, i) => from(`2001:db8:${i + 2}::7`))),
    ).toBe(6)
    expect(await shop.heldOf(await from('2001:db9::7'))).toBe(true)
  },
)

test('one mailbox holds so much under however many accounts and networks', async () => {
  const at = async (i: number) => {
    const sure = await shop.joined(`pepe${i}`, `pe.pe+${i}@gmail.com`)
    return shop.order(sure, `entrega${i}@example.com`, cheap(20))
  }
  expect(await heldAtOnce([0, 1, 2].map(at))).toBe(1)
})

test('whoever has paid an order before holds several times as much', async () => {
  const buyer = await shop.joined('cliente', 'cliente@example.com')
  const first = await shop.order(buyer, 'cliente@example.com', cheap(1))
  const desk = await shop.signedIn('jefa')
  await desk.call.orders.adminMove({ id: shop.idOf(shop.linkOf(first).number), to: 'paid' })
  expect(await shop.heldOf(await shop.order(buyer, 'c@example.com', cheap(80)))).toBe(true)
  expect(await shop.heldOf(await shop.order(buyer, 'c@example.com', cheap(1)))).toBe(false)
})

test('what stands for network and mailbox is forgotten when the order is paid or over', async () => {
  const marks = () =>
    shop.sql<{ n: number }>(
      `select count(*)::int as n from shop_order where email = 'marca@example.com'
       and (placed_from is not null or placed_via is not null or placed_by is not null)`,
    )
  const sure = await shop.joined('marca', 'marca@example.com', { clientAddress: '2001:dba::1' })
  const bought = await shop.order(sure, 'marca@example.com', cheap(1))
  expect(await marks()).toEqual([{ n: 1 }])
  const id = shop.idOf(shop.linkOf(bought).number)
  await (await shop.signedIn('jefa')).call.orders.adminMove({ id, to: 'cancelled' })
  expect(await marks()).toEqual([{ n: 0 }])
})
