// An order of a kept quote: its price for seven days whatever the tariff does, once, and for whoever holds its link.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ADDRESS, checkoutForm, formOf } from '#tests/support/checkout-form.ts'
import { KEPT_AT, makeDearer } from '#tests/support/dearer-tariff.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'

let shop: OrderShop
let product: number
beforeEach(async () => {
  await shop?.close()
  shop = await openOrderShop()
  shop.setNow(KEPT_AT)
  product = await shop.product({ name: 'Taladro', priceCents: 10_000, stock: 20 })
})
afterAll(() => shop.close())

const keep = async ({ call }: Visitor, quantity = 2, more: object = {}) => {
  const saved = await call.shipping.saveQuote({
    destination: 've-caracas',
    goods: [{ id: product, quantity }],
    ...more,
  })
  if (!saved.ok) throw new Error(saved.code)
  const quote = await call.shipping.savedQuote({ token: saved.token })
  const totals = Object.fromEntries(
    quote.quote.options.map((option) => [
      option.service,
      option.refused === null ? option.totalCents : 0,
    ]),
  )
  return { token: saved.token, totals }
}
const CARACAS = { country: 've', state: 'Distrito Capital', city: 'Caracas' } as const
const IN_CARACAS = { ...ADDRESS, ...CARACAS }
const order = async (visitor: Visitor, service: 'air' | 'sea' = 'sea') => {
  const quote = await visitor.call.orders.checkoutQuote({ address: CARACAS })
  if (!quote.ok) throw new Error(quote.code)
  const form = formOf(quote, { service, shippingAddress: IN_CARACAS, extras: quote.extras })
  return { quote, form, placed: await visitor.call.orders.placeOrder(form) }
}

test('within its days it keeps its price after the tariff has changed, and the checkout begins with it', async () => {
  const visitor = shop.visitor()
  const { token, totals } = await keep(visitor, 2, { insurance: true })
  await makeDearer(shop)
  shop.setNow(new Date('2026-05-11T14:59:00Z'))
  const today = await visitor.call.catalogue.landed({ id: product, quantity: 2 })
  expect(today[1]).not.toMatchObject({ totalCents: totals['sea'] })
  const sent = await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  expect(sent.ok && sent.cart.itemCount).toBe(2)
  const { quote, placed } = await order(visitor)
  expect(quote).toMatchObject({
    service: 'sea',
    extras: ['insurance'],
    kept: { state: 'held', place: 'Caracas', validUntil: '2026-05-11T15:00:00.000Z' },
  })
  expect(quote.options.map(({ totalCents }) => totalCents)).toEqual(Object.values(totals))
  expect(quote.cart.landed?.totalCents).toBe(Math.min(...Object.values(totals)))
  if (!placed.ok) throw new Error(placed.code)
  const done = await visitor.call.orders.order({ number: placed.number, key: placed.key })
  expect(done.totalCents).toBe(totals['sea'])
})

test('after its days it is priced anew, and both totals are shown before anything is ordered', async () => {
  const visitor = shop.visitor()
  const { token, totals } = await keep(visitor)
  await makeDearer(shop)
  shop.setNow(new Date('2026-05-11T15:00:00Z'))
  const opened = await visitor.call.shipping.savedQuote({ token })
  const [was] = opened.quote.options.filter(({ service }) => service === 'sea')
  const [is] = opened.today?.options.filter(({ service }) => service === 'sea') ?? []
  expect(opened.expired && opened.orderable).toBe(true)
  if (was?.refused !== null || is?.refused !== null) throw new Error('no price')
  expect(was.totalCents).toBe(totals['sea'])
  expect(is.totalCents).toBeGreaterThan(was.totalCents)
  await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  const { quote, placed } = await order(visitor)
  expect(quote.kept).toMatchObject({ state: 'expired' })
  expect(quote.kept?.totals).toContainEqual({ service: 'sea', totalCents: was.totalCents })
  if (!placed.ok) throw new Error(placed.code)
  const done = await visitor.call.orders.order({ number: placed.number, key: placed.key })
  expect(done.totalCents).toBe(is.totalCents)
})

test('goods cost what they cost now, and the rest what it cost then', async () => {
  const visitor = shop.visitor()
  const { token, totals } = await keep(visitor)
  await shop.sql('update product set price_cents = 12000 where id = ?', [product])
  await makeDearer(shop)
  const opened = await visitor.call.shipping.savedQuote({ token })
  expect(opened.today?.options.find(({ service }) => service === 'sea')).toMatchObject({
    totalCents: (totals['sea'] ?? 0) + 4000,
  })
  await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  const { quote, placed } = await order(visitor)
  expect(placed.ok).toBe(true)
  const sea = quote.options.find(({ service }) => service === 'sea')
  expect(sea?.totalCents).toBe((totals['sea'] ?? 0) + 4000)
  expect(sea?.charges).toContainEqual({ code: 'taxes', cents: 3000 })
})

test('two presses, two tabs and a retry order it once', async () => {
  const visitor = shop.visitor()
  const { token } = await keep(visitor)
  const send = () => visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  await send()
  expect(await send()).toMatchObject({ ok: true, cart: { itemCount: 2 } })
  const form = await checkoutForm(visitor, { service: 'sea', shippingAddress: IN_CARACAS })
  const before = await shop.orderCount()
  const [first, ...others] = await Promise.all(
    [form, form, { ...form, idempotencyKey: crypto.randomUUID() }].map((each) =>
      visitor.call.orders.placeOrder(each),
    ),
  )
  expect(first).toMatchObject({ ok: true })
  expect(others).toEqual([first, first])
  expect(await shop.orderCount()).toBe(before + 1)
  expect(await visitor.call.orders.checkoutQuote({})).toMatchObject({ code: 'cart_empty' })
})

test('its link is the key: another customer has no use of its number, nor of a link that is nearly it', async () => {
  const marta = await shop.signIn('marta')
  const { token, totals } = await keep(marta)
  await makeDearer(shop)
  const pedro = await shop.signIn('pedro')
  const near = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  await expect(pedro.call.cart.sendGoods({ quote: near, service: 'sea' })).rejects.toThrow(
    'not_found',
  )
  await pedro.call.cart.addItem({ productId: product, quantity: 2 })
  const dearer = await pedro.call.orders.checkoutQuote({ address: CARACAS })
  expect(dearer).toMatchObject({ kept: null })
  expect(dearer.ok && dearer.options[1]?.totalCents).not.toBe(totals['sea'])
  // Nobody's cart says whose quote another cart has.
  await marta.call.cart.sendGoods({ quote: token, service: 'sea' })
  expect((await order(marta)).placed.ok).toBe(true)
})

test('another place, other extras and other goods have today’s price', async () => {
  const visitor = shop.visitor()
  const { token, totals } = await keep(visitor)
  await makeDearer(shop)
  await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  const { orders, cart } = visitor.call
  const asked = async (input: Parameters<typeof orders.checkoutQuote>[0]) => {
    const quote = await orders.checkoutQuote(input)
    if (!quote.ok) throw new Error(quote.code)
    const sea = quote.options.find(({ service }) => service === 'sea')
    return { state: quote.kept?.state, isKept: sea?.totalCents === totals['sea'] }
  }
  const valencia = { country: 've', state: 'Carabobo', city: 'Valencia' } as const
  expect(await asked({ address: CARACAS })).toEqual({ state: 'held', isKept: true })
  expect(await asked({ address: valencia })).toEqual({ state: 'differs', isKept: false })
  expect(await asked({ address: CARACAS, extras: ['packaging'] })).toEqual({
    state: 'differs',
    isKept: false,
  })
  await cart.setQuantity({ productId: product, quantity: 3 })
  expect(await asked({ address: CARACAS })).toEqual({ state: undefined, isKept: false })
})

test('a cart with other goods is only emptied by who says so', async () => {
  const visitor = shop.visitor()
  const { token } = await keep(visitor)
  const other = await shop.product({ name: 'Sierra' })
  await visitor.call.cart.addItem({ productId: other, quantity: 1 })
  const asked = { quote: token, service: 'sea' } as const
  expect(await visitor.call.cart.sendGoods(asked)).toEqual({ ok: false, code: 'cart_has_others' })
  expect((await visitor.call.cart.current()).lines).toHaveLength(1)
  const sent = await visitor.call.cart.sendGoods({ ...asked, replace: true })
  expect(sent.ok && sent.cart.lines.map(({ productId }) => productId)).toEqual([product])
})

test('a route that is closed by now is closed for a kept price, too', async () => {
  const visitor = shop.visitor()
  const { token } = await keep(visitor)
  await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  await shop.admin.call.shipping.suspendRoute({
    service: 'sea',
    country: 've',
    notice,
    until: '2026-05-20T15:00:00Z',
  })
  expect(await visitor.call.orders.checkoutQuote({ address: CARACAS })).toMatchObject({
    options: [{ service: 'air' }, { service: 'courier' }],
    closed: [{ service: 'sea', refused: 'route_suspended' }],
  })
})
