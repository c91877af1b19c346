// Quotes by hand-checked examples: every line with its reason, every no with its explanation.
import { describe, expect, it, test } from 'vitest'
import { VEHICLE_CARD } from './default-tariff.ts'
import { quoteServices } from './quote-services.ts'
import { ask, linesOf, optionsOf, piece, TARIFF } from './quote.fixture.ts'
import type { Tariff } from './shipping-tariff.ts'

it('a 20-inch cube of 30 lb declared at 100 USD costs what the default tariff says', () => {
  const { air, sea, courier, vehicle, furniture } = optionsOf(ask([piece(30, [20, 20, 20])]))
  // 8000 in³ ÷ 166 = 48.19 → 49 lb × 6.50; 4.63 → 4.7 ft³ × 31; 8000 ÷ 139 = 57.55 → 58 lb × 8.90.
  expect(linesOf(air)).toEqual([
    ['freight', 31_850],
    ['taxes', 1500],
  ])
  expect(linesOf(sea)).toEqual([
    ['freight', 14_570],
    ['taxes', 1500],
  ])
  expect(linesOf(courier)).toEqual([
    ['freight', 51_620],
    ['taxes', 1500],
  ])
  expect(air).toMatchObject({ totalCents: 33_350, cardVersion: 've-air-1', example: false })
  expect(sea).toMatchObject({ cheapest: true, fastest: false, minDays: 25, maxDays: 35 })
  expect(courier).toMatchObject({ cheapest: false, fastest: true, example: true })
  expect(vehicle).toEqual({ service: 'vehicle', refused: 'not_served' })
  expect(furniture).toEqual({
    service: 'furniture',
    refused: 'not_for_goods',
    piece: 1,
    carries: ['furniture'],
  })
})

it('extras are lines of their own', () => {
  const rows = [
    piece(5, [10, 10, 10], { quantity: 2, declaredCents: 15_000 }),
    piece(8, [12, 12, 6]),
  ]
  const extras = { insurance: true, packaging: true, repacking: true, residential: true }
  const { air } = optionsOf(ask(rows, extras))
  // Two of 1000 ÷ 166 = 6.02 → 7 lb; one of 8 lb. 400 USD declared: 2 % of 300 above the free hundred.
  expect(linesOf(air)).toEqual([
    ['freight', 2 * 7 * 650],
    ['freight', 8 * 650],
    ['residential', 500],
    ['repacking', 900],
    ['packaging', 1200],
    ['insurance', 600],
    ['taxes', 6000],
  ])
  expect(air).toMatchObject({ example: true })
})

it('parcels put together are billed as one, for a fee', () => {
  const rows = [piece(5, [10, 10, 10], { quantity: 2 }), piece(8, [12, 12, 6])]
  const { air, sea } = optionsOf(ask(rows, { consolidate: true, packaging: true }))
  // 18 lb, 2864 in³: 17.25 volumetric lb, 1.66 ft³.
  expect(linesOf(air)).toEqual([
    ['freight', 18 * 650],
    ['consolidation', 600],
    ['packaging', 400],
    ['taxes', 4500],
  ])
  expect(linesOf(sea)?.[0 as never]).toEqual(['freight', 1.7 * 3100])
  const alone = optionsOf(ask([piece(5, [10, 10, 10])], { consolidate: true }))
  expect(linesOf(alone.air)).toEqual([
    ['freight', 7 * 650],
    ['taxes', 1500],
  ])
})

it('oversize, weight and a remote place are charged once each by the step reached', () => {
  const remote: Tariff = {
    ...TARIFF,
    destination: { ...TARIFF.destination, remoteCents: 800 },
  }
  const { courier } = optionsOf(ask([piece(101, [45, 20, 10], { quantity: 2 })]), remote)
  // 9000 in³ ÷ 139 = 64.7 against 101 lb at 8.90.
  expect(linesOf(courier)).toEqual([
    ['freight', 2 * 101 * 890],
    ['oversize', 2 * 2500],
    ['overweight', 2 * 3000],
    ['remote_area', 800],
    ['taxes', 3000],
  ])
})

describe('a service says why it does not take a shipment', () => {
  const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  const suspension = { since: '2026-05-01T00:00:00.000Z', until: null, notice }

  it('while its route is suspended', () => {
    const services = TARIFF.services.map((way) =>
      way.service === 'sea' ? { ...way, suspension } : way,
    )
    const { air, sea } = optionsOf(ask([piece(1, [4, 4, 4])]), { ...TARIFF, services })
    expect(sea).toEqual({ service: 'sea', refused: 'route_suspended', suspension })
    expect(air).toMatchObject({ refused: null, cheapest: true })
    // What it never takes is said first.
    const heavy = optionsOf(ask([piece(5000, [40, 40, 40])]), { ...TARIFF, services })
    expect(heavy.sea).toMatchObject({ refused: 'too_heavy' })
  })

  test.each([
    ['too heavy', piece(111, [10, 10, 10]), { refused: 'too_heavy', piece: 1 }],
    ['too long', piece(10, [61, 2, 2]), { refused: 'too_large', measure: 'longest_side' }],
    ['too thick', piece(10, [50, 20, 20]), { refused: 'too_large', measure: 'length_plus_girth' }],
    [
      'too dear',
      piece(10, [9, 9, 9], { declaredCents: 200_001 }),
      { refused: 'too_dear', declaredCents: 200_001, limitCents: 200_000 },
    ],
    [
      'restricted by its words',
      piece(1, [4, 4, 4], { description: 'Dos PERFUMES de mujer' }),
      { refused: 'restricted_item', kind: 'liquids', word: 'perfumes' },
    ],
    [
      'restricted by its category',
      piece(1, [4, 4, 4], { category: 'medicines' }),
      { refused: 'restricted_item', kind: 'medicines', word: null },
    ],
  ])('that is %s', (_, row, refusal) => {
    expect(optionsOf(ask([row])).courier).toMatchObject(refusal)
  })

  it('with too many pieces', () => {
    const vehicle = { service: 'vehicle', card: VEHICLE_CARD, minDays: 30, maxDays: 45 } as const
    const tariff = { ...TARIFF, services: [{ ...vehicle, suspension: null }] }
    const car = piece(3000, [180, 70, 60], { goods: 'vehicle', quantity: 5 })
    expect(optionsOf(ask([car]), tariff).vehicle).toEqual({
      service: 'vehicle',
      refused: 'too_many_pieces',
      pieces: 5,
      limit: 4,
    })
  })
})

it('only the services asked for are priced', () => {
  const quote = quoteServices(ask([piece(1, [4, 4, 4])], { services: ['sea', 'air'] }), TARIFF)
  expect(quote.options.map(({ service }) => service)).toEqual(['air', 'sea'])
})
