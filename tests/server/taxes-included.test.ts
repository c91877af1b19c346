// Where the shop bears what customs ask beyond its rate, no page, quote or checkout speaks of more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadShipment } from '#src/features/shipping/load-shipment.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let product: number
beforeAll(async () => {
  shop = await openTestShop()
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
    calculator: answer?.state === 'quoted' && Object.keys(answer.duties).length > 0,
    totals: checkout.options.map(({ totalCents }) => totalCents),
  }
}

test('the switch of a country changes what is said, and no total', async () => {
  const before = await looked('198.18.0.1')
  expect(before).toMatchObject({ page: false, kept: true, calculator: true })
  expect(before.checkout).toEqual(new Set(['shopper']))
  await shop.sql(`insert into network_version (version, place, figure, valid_from, data, created_at)
    select 've-tax-2', place, figure, '2026-01-01', data || '{"included": true}', now()
    from network_version where version = 've-tax-1'`)
  await shop.sql('update tariff_counter set version = version + 1')
  const after = await looked('198.18.0.2')
  expect(after).toMatchObject({ page: true, kept: false, calculator: false })
  expect(after.checkout).toEqual(new Set(['shop']))
  expect(after.totals).toEqual(before.totals)
})
