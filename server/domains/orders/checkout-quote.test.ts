// Proves the checkout's price: the parts, the measures behind them, and what is only an estimate.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('adds goods, exact freight, 15 % of the goods and 25.00 once', async () => {
  const { visitor } = await shop.filled({ priceCents: 10_000 }, 2)
  const quote = await visitor.call.orders.checkoutQuote({ extras: [] })
  if (!quote.ok) throw new Error(quote.code)
  const [air, sea] = quote.options
  // Two boxes of 2 lb, 320 in³ each, as one parcel: 4 lb against 3.86 volumetric; 0.37 ft³ bills one.
  expect(air).toMatchObject({
    service: 'air',
    charges: [
      { code: 'goods', cents: 20_000 },
      { code: 'freight', cents: 4 * 650 },
      { code: 'taxes', cents: 3000 },
      { code: 'processing', cents: 2500 },
    ],
    totalCents: 28_100,
    freight: {
      basis: 'actual_weight',
      unit: 'lb',
      billedThousandths: 4000,
      minimumApplied: false,
    },
    minDays: 3,
    maxDays: 10,
  })
  expect(sea).toMatchObject({
    service: 'sea',
    totalCents: 28_600,
    freight: { basis: 'volume', unit: 'ft3', billedThousandths: 1000, minimumApplied: true },
  })
  expect(quote.estimatedProductIds).toEqual([])
})

test('says which products were estimated', async () => {
  const { visitor, productId } = await shop.filled({ weightThousandths: null, weightUnit: null })
  expect(await visitor.call.orders.checkoutQuote({ extras: [] })).toMatchObject({
    ok: true,
    estimatedProductIds: [productId],
  })
})

test('of an empty cart is a no', async () => {
  expect(await shop.visitor().call.orders.checkoutQuote({ extras: [] })).toEqual({
    ok: false,
    code: 'cart_empty',
    placed: null,
  })
})

test('a suspended service has its notice and no price, and no order goes by it', async () => {
  const { visitor } = await shop.filled()
  const form = await checkoutForm(visitor, { service: 'sea' })
  const notice = {
    es: 'Puerto cerrado',
    en: 'Port closed',
    it: 'Porto chiuso',
    pt: 'Porto fechado',
  }
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const { shipping } = shop.admin.call
  const shut = await shipping.suspendRoute({ service: 'sea', country: 've', notice, until })
  if (!shut.ok) throw new Error(shut.code)
  expect(await visitor.call.orders.checkoutQuote({ extras: [] })).toMatchObject({
    ok: true,
    options: [{ service: 'air' }, { service: 'courier' }],
    closed: [{ service: 'sea', refused: 'route_suspended', suspension: { notice, until } }],
  })
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'route_suspended' })
  await shipping.liftSuspension({ id: shut.id })
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
})

test('what a service may not carry is no option of it, and no order goes by it', async () => {
  const { visitor, productId } = await shop.filled({ name: 'Azahar Eau de Parfum' })
  const form = await checkoutForm(visitor, { service: 'sea' })
  expect(await visitor.call.orders.checkoutQuote({ extras: [] })).toMatchObject({
    options: [{ service: 'sea' }],
    closed: [
      { service: 'air', refused: 'restricted_item' },
      { service: 'courier', refused: 'restricted_item' },
    ],
  })
  expect(await visitor.call.orders.placeOrder({ ...form, service: 'air' })).toEqual({
    ok: false,
    code: 'restricted_item',
  })
  await shop.sql(`update product set cleared = true where id = ${productId}`)
  expect(await visitor.call.orders.checkoutQuote({ extras: [] })).toMatchObject({
    options: [{ service: 'air' }, { service: 'sea' }, { service: 'courier' }],
    closed: [],
  })
})

test('a remote place pays its surcharge by every service, whatever was looked at before', async () => {
  const { visitor } = await shop.filled()
  const quote = await visitor.call.orders.checkoutQuote({
    address: { country: 've', state: 'Mérida', city: 'Ejido' },
    extras: [],
  })
  if (!quote.ok) throw new Error(quote.code)
  expect(quote.destination).toEqual({ code: 've-merida', country: 've', name: 'Mérida' })
  for (const { charges } of quote.options)
    expect(charges).toContainEqual({ code: 'remote_area', cents: 600 })
  const form = await checkoutForm(visitor, { service: 'air' })
  const inMerida = { ...form.shippingAddress, state: 'Mérida', city: 'Ejido' }
  const [air] = quote.options
  expect(
    await visitor.call.orders.placeOrder({ ...form, shippingAddress: inMerida }),
  ).toMatchObject({ ok: false, code: 'price_changed', totalCents: air?.totalCents })
})
