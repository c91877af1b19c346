// A visitor's destination is kept in a cookie; one that nobody serves is refused, and one that is gone means Caracas.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('prices are for Caracas until somebody chooses, and then for that place', async () => {
  const visitor = shop.visitor({ locale: 'en' })
  const { call } = visitor
  expect(await call.shipping.destination()).toMatchObject({ code: 've-caracas', name: 'Caracas' })
  expect(await call.shipping.chooseDestination({ destination: 'mx-ciudad-de-mexico' })).toEqual({
    ok: true,
  })
  expect(visitor.received.at(-1)).toMatch(
    /^puente_destination=mx-ciudad-de-mexico; .*Max-Age=31536000/i,
  )
  expect(await call.shipping.destination()).toEqual({
    code: 'mx-ciudad-de-mexico',
    country: 'mx',
    name: 'Mexico City',
  })
})

test('a place that nobody serves is refused and leaves no cookie', async () => {
  const visitor = shop.visitor()
  expect(await visitor.call.shipping.chooseDestination({ destination: 'fr-paris' })).toEqual({
    ok: false,
    code: 'unknown_destination',
  })
  expect(visitor.received).toEqual([])
})

test.each(['fr-paris', 've-atlantis'])('the cookie of %s means the main city', async (code) => {
  const { call } = shop.visitor({ cookies: new Map([['puente_destination', code]]) })
  expect(await call.shipping.destination()).toMatchObject({ code: 've-caracas' })
  const productId = await shop.product()
  const { landed } = await call.catalogue.product({ id: productId })
  const { landed: usual } = await shop.visitor().call.catalogue.product({ id: productId })
  expect(landed).toEqual(usual)
})
