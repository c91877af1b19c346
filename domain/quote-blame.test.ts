// Whose fault it is that nothing carries a shipment: the field that can be mended, explained by the last hope.
import { expect, test } from 'vitest'
import { VEHICLE_CARD } from './default-tariff.ts'
import { blamedFields } from './quote-blame.ts'
import { ask, piece, TARIFF } from './quote.fixture.ts'
import { quoteServices } from './quote-services.ts'
import type { QuoteInput } from './quote-types.ts'
import type { Tariff } from './shipping-tariff.ts'

const blamed = (input: QuoteInput, tariff: Tariff = TARIFF) =>
  blamedFields(quoteServices(input, tariff)).map(({ field, piece: of, option }) => [
    field,
    of,
    option.service,
  ])
const suspended = (service: string): Tariff => ({
  ...TARIFF,
  services: TARIFF.services.map((way) =>
    way.service === service
      ? {
          ...way,
          suspension: {
            since: '2026-05-01T00:00:00.000Z',
            until: null,
            notice: { es: 'a', en: 'b', it: 'c', pt: 'd' },
          },
        }
      : way,
  ),
})
const small = piece(1, [4, 4, 4])

test('nobody is to blame while one service has a price', () => {
  expect(blamed(ask([piece(200, [10, 10, 10])]))).toEqual([])
  expect(blamed(ask([small]), suspended('air'))).toEqual([])
})

test('what is too heavy for all is told by the one that carries most', () => {
  const heavy = ask([small, piece(1001, [10, 10, 10])])
  expect(blamed(heavy)).toEqual([['weight', 2, 'sea']])
  expect(blamed({ ...heavy, services: ['courier', 'air'] })).toEqual([['weight', 2, 'air']])
})

test('size, value, contents and words are told at their own field', () => {
  expect(blamed(ask([piece(1, [231, 4, 4])]))).toEqual([['size', 1, 'sea']])
  const courier = { services: ['courier'] } as const
  expect(blamed(ask([piece(1, [4, 4, 4], { declaredCents: 200_001 })], courier))).toEqual([
    ['value', null, 'courier'],
  ])
  expect(blamed(ask([small, piece(1, [4, 4, 4], { category: 'medicines' })]))).toEqual([
    ['contents', 2, 'air'],
  ])
  expect(blamed(ask([piece(1, [4, 4, 4], { description: 'insulina' })]))).toEqual([
    ['description', 1, 'air'],
  ])
})

test('a place is to blame only where the shipment is not, a suspension before a mere no', () => {
  const tariff = { ...suspended('sea'), services: [suspended('sea').services[1]!] }
  expect(blamed(ask([small]), tariff)).toEqual([['destination', null, 'sea']])
  expect(blamed(ask([small], { services: ['vehicle'] }))).toEqual([
    ['destination', null, 'vehicle'],
  ])
})

test('a service for other goods is the reason only where there is no better one', () => {
  const cars: Tariff = {
    ...TARIFF,
    services: [
      { service: 'vehicle', card: VEHICLE_CARD, minDays: 30, maxDays: 45, suspension: null },
    ],
  }
  expect(blamed(ask([small], { services: ['vehicle'] }), cars)).toEqual([['goods', 1, 'vehicle']])
})
