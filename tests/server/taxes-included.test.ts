// Where the shop bears what customs ask beyond its rate, no page, quote or checkout speaks of more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS, formOf } from '#tests/support/checkout-form.ts'
import { loadShipment } from '#src/features/shipping/load-shipment.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'

let shop: OrderShop
let product: number
let versions = 1
beforeAll(async () => {
  shop = await openOrderShop()
  product = await shop.product({ name: 'Taladro', priceCents: 10_000, stock: 20 })
})
afterAll(() => shop.close())

/** From a network of its own: from one, equal quotes of a moment are one. */
const looked = async (clientAddress: string) => {
  const { call } = shop.visitor({ clientAddress })
  const goods = [{ id: product, quantity: 1 }]
  const page = await call.catalogue.product({ id: product })
  await call.cart.addItem({ productId: product, quantity: 1 })
  const checkout = await call.orders.checkoutQuote({})
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', goods })
  if (!checkout.ok || !saved.ok) throw new Error('refused')
  const kept = await call.shipping.savedQuote({ token: saved.token })
  const reader = { read: call as unknown as PageContext['read'], locale: 'es' } as const
  const { answer } = await loadShipment(
    new Request(`https://puente.example/calculator?product=${product}&units=1`),
    reader as PageContext,
    () => Promise.resolve(),
  )
  return {
    page: page.taxIncluded,
    checkout: new Set(checkout.options.map(({ customs: { by } }) => by)),
    kept: kept.customs !== null,
    keptIncluded: kept.taxIncluded,
    drawer: checkout.cart.landed?.taxIncluded,
    calculator: answer?.state === 'quoted' && Object.keys(answer.duties).length > 0,
    calculatorIncluded: answer?.state === 'quoted' && answer.taxIncluded,
    totals: checkout.options.map(({ totalCents }) => totalCents),
  }
}

const SAID = (included: boolean) => ({
  keptIncluded: included,
  calculatorIncluded: included,
  drawer: included,
})

/** From now on the shop bears what customs of Venezuela ask beyond its rate, or no longer does. */
const bears = async (included: boolean) => {
  versions += 1
  await shop.sql(`insert into network_version (version, place, figure, valid_from, data, created_at)
    select 've-tax-${versions}', place, figure, '2026-01-01',
      data || '{"included": ${included}}', now() + interval '${versions} seconds'
    from network_version where version = 've-tax-1'`)
  await shop.sql('update tariff_counter set version = version + 1')
}

test('the switch of a country changes what is said, and no total', async () => {
  const before = await looked('198.18.0.1')
  expect(before).toMatchObject({ page: false, kept: true, calculator: true, ...SAID(false) })
  expect(before.checkout).toEqual(new Set(['shopper']))
  await bears(true)
  const after = await looked('198.18.0.2')
  expect(after).toMatchObject({ page: true, kept: false, calculator: false, ...SAID(true) })
  expect(after.checkout).toEqual(new Set(['shop']))
  expect(after.totals).toEqual(before.totals)
})

test('an order of a page where the shop still paid customs is refused once it no longer does', async () => {
  const { call } = shop.visitor({ clientAddress: '198.18.0.3' })
  await call.cart.addItem({ productId: product, quantity: 1 })
  const seen = formOf(await call.orders.checkoutQuote({}))
  expect(seen.expectedCustomsByShop).toBe(true)
  await bears(false)
  expect(await call.orders.placeOrder(seen)).toEqual({ ok: false, code: 'customs_changed' })
  // With another total both are said at once.
  const cheaper = { ...seen, expectedTotalCents: seen.expectedTotalCents - 1 }
  for (const expectedCustomsByShop of [true, false])
    expect(await call.orders.placeOrder({ ...cheaper, expectedCustomsByShop })).toMatchObject({
      code: 'price_changed',
      customsChanged: expectedCustomsByShop,
    })
  // Whoever has read the new page may order, and a promise that became better stops nobody.
  const read = formOf(await call.orders.checkoutQuote({}))
  await bears(true)
  expect(await call.orders.placeOrder(read)).toMatchObject({ ok: true })
})

let networks = 10
const keeper = () => {
  networks += 1
  return shop.visitor({ clientAddress: `198.18.0.${networks}` })
}
const keep = async ({ call }: Visitor) => {
  const goods = [{ id: product, quantity: 2 }]
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', goods })
  if (!saved.ok) throw new Error(saved.code)
  return saved.token
}
const CARACAS = { country: 've', state: 'Distrito Capital', city: 'Caracas' } as const

/** What checkout and order say of a kept quote, each as somebody reads it. */
const ordered = async ({ call }: Visitor, token: string) => {
  await call.cart.sendGoods({ quote: token, service: 'sea' })
  const quote = await call.orders.checkoutQuote({ address: CARACAS })
  if (!quote.ok) throw new Error(quote.code)
  const shippingAddress = { ...ADDRESS, ...CARACAS }
  const placed = await call.orders.placeOrder(formOf(quote, { service: 'sea', shippingAddress }))
  if (!placed.ok) throw new Error(placed.code)
  const order = await call.orders.order({ number: placed.number, key: placed.key })
  await shop.drain('sendOrderMail')
  const [mail] = await shop.sql<{ plain: string }>(
    'select plain from outbox_mail order by id desc limit 1',
  )
  return {
    cart: quote.cart.landed?.taxIncluded,
    checkout: quote.options.find(({ service }) => service === 'sea')?.customs,
    order: order.customs,
    mail: mail?.plain.replaceAll('\u00a0', ' '),
  }
}

test('what a quote promised of customs is what its order says, whatever its country does since', async () => {
  await bears(false)
  const [asked, borne] = [keeper(), keeper()]
  const estimated = await keep(asked)
  await bears(true)
  const included = await keep(borne)
  const old = await ordered(asked, estimated)
  expect(old).toMatchObject({ cart: false, checkout: { by: 'shopper' } })
  expect(old.order).toEqual(old.checkout)
  expect(old.mail).toContain('La aduana puede pedir')
  const { call } = shop.visitor()
  expect(await call.shipping.savedQuote({ token: estimated })).toMatchObject({
    taxIncluded: false,
    customs: { byService: { sea: {} } },
  })
  await bears(false)
  expect(await call.shipping.savedQuote({ token: included })).toMatchObject({
    taxIncluded: true,
    customs: null,
  })
  const now = await ordered(borne, included)
  expect(now).toMatchObject({ cart: true, checkout: { by: 'shop' }, order: { by: 'shop' } })
  expect(now.mail).toContain('Impuestos incluidos: si la aduana pide más, lo pagamos nosotros.')
})

/** Other values of the quotes kept so far, as pairs of column and value. */
const rewrite = (pairs: string) =>
  shop.sql(`with old as (delete from saved_quote returning *)
    insert into saved_quote select (jsonb_populate_record(null::saved_quote,
      to_jsonb(old) || jsonb_build_object(${pairs}))).* from old`)

test('a quote from before there was a promise is read and ordered as one that made none', async () => {
  await bears(true)
  const visitor = keeper()
  const token = await keep(visitor)
  await rewrite(`'basis', basis #- '{destination,taxIncluded}'`)
  expect((await shop.visitor().call.shipping.savedQuote({ token })).taxIncluded).toBe(false)
  expect(await ordered(visitor, token)).toMatchObject({ order: { by: 'shopper' } })
})

test('a promise is of the services that had a price, and ends with its days', async () => {
  await bears(true)
  const visitor = keeper()
  const token = await keep(visitor)
  await bears(false)
  await rewrite(`'quote', jsonb_set(quote, '{options}',
    jsonb_path_query_array(quote, '$.options[*] ? (@.service == "sea")'))`)
  await visitor.call.cart.sendGoods({ quote: token, service: 'sea' })
  const quote = await visitor.call.orders.checkoutQuote({ address: CARACAS })
  if (!quote.ok) throw new Error(quote.code)
  const by = Object.fromEntries(quote.options.map((option) => [option.service, option.customs.by]))
  expect(by).toMatchObject({ sea: 'shop', air: 'shopper' })
  await rewrite(`'valid_until', '2020-01-01'`)
  expect(await visitor.call.shipping.savedQuote({ token })).toMatchObject({
    expired: true,
    taxIncluded: false,
  })
})
