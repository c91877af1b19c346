// Products of the shop in a shipment: bought alone, carried beside other parcels or while nobody knows their price.
import { expect, test } from 'vitest'
import { landedOptions } from './landed-price.ts'
import { type QuotedGoods, quoteGoods } from './quote-goods.ts'
import { quoteServices } from './quote-services.ts'
import { ask, piece, TARIFF } from './quote.fixture.ts'

const BASIS = { tariff: TARIFF, processingCents: 2500 }
const { weight, box } = piece(5, [16, 12, 10])
const DRILL: QuotedGoods = {
  id: 7,
  name: 'Taladro',
  category: 'Home & Garden',
  priceCents: 10_000,
  weight,
  box,
  estimated: false,
  cleared: false,
  quantity: 2,
}

test('alone they cost what their page says, whatever is consolidated', () => {
  const { quote, input } = quoteGoods(
    ask([], { consolidate: true, insurance: true }),
    [DRILL],
    BASIS,
  )
  const { id: _id, estimated: _known, ...goods } = DRILL
  const told = landedOptions([{ ...goods, measures: { weight, box } }], BASIS, ['insurance'])
  expect(quote.options).toEqual(told)
  expect(input.pieces).toMatchObject([{ productId: 7, declaredCents: 10_000, quantity: 2 }])
})

test('beside another parcel they are only carried', () => {
  const { quote, input } = quoteGoods(ask([piece(1, [4, 4, 4])]), [DRILL], BASIS)
  expect(input.pieces.map(({ productId }) => productId)).toEqual([undefined, 7])
  expect(quote).toEqual(quoteServices(input, TARIFF))
  expect(JSON.stringify(quote)).not.toContain('"processing"')
})

test('without a price they are only carried, and one service can be asked for', () => {
  const { quote } = quoteGoods(ask([]), [{ ...DRILL, priceCents: 0 }], BASIS)
  expect(JSON.stringify(quote)).not.toContain('"goods","cents"')
  const one = quoteGoods(ask([], { services: ['vehicle'] }), [DRILL], BASIS)
  expect(one.quote.options).toMatchObject([
    { service: 'vehicle', refused: expect.any(String) as string },
  ])
})
