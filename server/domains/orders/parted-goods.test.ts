// Goods that no service takes together: which of them wait for a closed route, and what is only closed for all of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  // So that something goes by air and courier alone.
  const limit = '{"thousandths": 20000, "unit": "lb"}'
  await shop.sql(`insert into rate_card (version, service, zone, valid_from, data, created_at)
    select version || '-light', service, zone, '2026-05-03',
      jsonb_set(data, '{limits,pieceWeight}', '${limit}'), now()
    from rate_card where service = 'sea' and zone like 've%'`)
  await shop.sql('update tariff_counter set version = version + 1')
})
afterAll(() => shop.close())

const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
const shut = async (service: 'air' | 'sea' | 'courier') => {
  const { shipping } = shop.admin.call
  const done = await shipping.suspendRoute({ service, country: 've', notice, until: null })
  if (!done.ok) throw new Error(done.code)
  return () => shipping.liftSuspension({ id: done.id })
}

test('each line says whether it waits, and a service is closed only for what it would take', async () => {
  const { call } = shop.visitor()
  const bySea = await shop.product({ name: 'Azahar Eau de Parfum' })
  const byAir = await shop.product({ name: 'Yunque', weightThousandths: 50_000 })
  for (const productId of [bySea, byAir]) await call.cart.addItem({ productId, quantity: 1 })
  const told = async () => {
    const quote = await call.orders.checkoutQuote({})
    if (!quote.ok) throw new Error(quote.code)
    const waits = Object.fromEntries(
      quote.cart.lines.map(({ productId, waits: isWaiting }) => [productId, isWaiting]),
    )
    const { options, closed } = quote
    return {
      options: options.length,
      closed: closed.map(({ refused }) => refused),
      waits: [waits[bySea], waits[byAir]],
    }
  }
  const apart = ['restricted_item', 'too_heavy', 'restricted_item']
  expect(await told()).toEqual({ options: 0, closed: apart, waits: [false, false] })
  const openSea = await shut('sea')
  expect(await told()).toEqual({ options: 0, closed: apart, waits: [true, false] })
  const openAir = await shut('air')
  // A courier still takes the other.
  expect(await told()).toMatchObject({ waits: [true, false] })
  const openCourier = await shut('courier')
  expect(await told()).toEqual({ options: 0, closed: apart, waits: [true, true] })
  for (const open of [openSea, openAir, openCourier]) await open()
  // What one service takes together is worth waiting for.
  await call.cart.removeItem({ productId: byAir })
  await shut('sea')
  expect(await told()).toMatchObject({
    closed: ['restricted_item', 'route_suspended', 'restricted_item'],
    waits: [true, undefined],
  })
})
