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
  const quote = await visitor.call.orders.checkoutQuote()
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
  expect(await visitor.call.orders.checkoutQuote({ service: 'sea' })).toMatchObject({
    ok: true,
    options: [{ service: 'sea' }],
    estimatedProductIds: [productId],
  })
})

test('of an empty cart is a no', async () => {
  expect(await shop.visitor().call.orders.checkoutQuote()).toEqual({
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
  expect(await visitor.call.orders.checkoutQuote()).toMatchObject({
    ok: true,
    options: [{ service: 'air' }],
    closed: [{ service: 'sea', suspension: { notice, until } }],
  })
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'route_suspended' })
  await shipping.liftSuspension({ id: shut.id })
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
})
