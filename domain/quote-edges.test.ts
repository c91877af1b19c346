// The exact places where a price, a limit or a fee turns over: each side of every edge, to the thousandth and the cent.
import { describe, expect, test } from 'vitest'
import { AIR_CARD, COURIER_CARD } from './default-tariff.ts'
import { ask, linesOf, optionsOf, piece, TARIFF } from './quote.fixture.ts'
import type { QuotePiece } from './quote-types.ts'
import type { WeightUnit } from './units.ts'

const weighing = (thousandths: number, unit: WeightUnit = 'lb'): QuotePiece => ({
  ...piece(1, [4, 4, 4], { declaredCents: 0 }),
  weight: { thousandths, unit },
})
const courier = (row: QuotePiece, tariff = TARIFF) => optionsOf(ask([row]), tariff).courier
const freightOf = (row: QuotePiece, service: 'air' | 'courier' = 'air') => {
  const option = optionsOf(ask([row]))[service]
  return option?.refused === null ? option.lines[0]?.cents : option?.refused
}

describe('a pound is begun', () => {
  test.each([
    [1000, 'lb', 650],
    [1001, 'lb', 1300],
    [2000, 'lb', 1300],
    // 453.592 g lie below a pound, 453.593 g above it: no rounding on the way may hide that.
    [453_592, 'g', 650],
    [453_593, 'g', 1300],
    [16_000, 'oz', 650],
    [16_001, 'oz', 1300],
  ] as const)('%d thousandths of %s cost %d cents', (thousandths, unit, cents) => {
    expect(freightOf(weighing(thousandths, unit))).toBe(cents)
  })
})

describe('the limits of a courier', () => {
  const sized = (sides: readonly [number, number, number]) => piece(1, sides)
  test.each([
    ['110 lb', weighing(110_000), null],
    ['a thousandth more', weighing(110_001), 'too_heavy'],
    // 49.895 kg lie below 110 lb, 49.896 kg above.
    ['49.895 kg', weighing(49_895, 'kg'), null],
    ['49.896 kg', weighing(49_896, 'kg'), 'too_heavy'],
    ['60 in long', sized([60, 10, 10]), null],
    ['60.001 in long', sized([60.001, 10, 10]), 'too_large'],
    ['118 in of length and girth', sized([50, 20, 14]), null],
    ['118.002 in of length and girth', sized([50, 20, 14.001]), 'too_large'],
    ['the longest side last', sized([14, 20, 60.001]), 'too_large'],
    ['2000 dollars', piece(1, [4, 4, 4], { declaredCents: 200_000 }), null],
    ['a cent more', piece(1, [4, 4, 4], { declaredCents: 200_001 }), 'too_dear'],
    ['two of 1000.01', piece(1, [4, 4, 4], { declaredCents: 100_001, quantity: 2 }), 'too_dear'],
  ])('%s', (_, row, refused) => {
    expect(courier(row)?.refused).toBe(refused)
  })

  test('parcels put together must keep them together', () => {
    const two = ask([weighing(60_000), weighing(60_000)])
    expect(optionsOf(two).courier?.refused).toBe(null)
    expect(optionsOf({ ...two, consolidate: true }).courier).toMatchObject({ refused: 'too_heavy' })
  })
})

describe('insurance', () => {
  const premium = (declaredCents: number, quantity = 1) => {
    const option = optionsOf(
      ask([piece(1, [4, 4, 4], { declaredCents, quantity })], { insurance: true }),
    ).air
    return option?.refused === null
      ? option.lines.find(({ code }) => code === 'insurance')?.cents
      : option
  }
  test.each([
    // 2 % above 100 USD, at least 2 USD as soon as there is a premium.
    [0, 1, 0],
    [10_000, 1, 0],
    [10_001, 1, 200],
    [20_000, 1, 200],
    [20_024, 1, 200],
    // Half a cent goes up: 2 % of 100.25 USD are 2.005.
    [20_025, 1, 201],
    // The free hundred stands once for a shipment, not once for a piece.
    [10_000, 2, 200],
    [10_000, 3, 400],
  ])('%d cents, %d pieces: %d', (declaredCents, quantity, cents) => {
    expect(premium(declaredCents, quantity)).toBe(cents)
  })

  test('is taken of the declared value alone, never of freight or taxes', () => {
    const [light, heavy] = [1, 100].map(
      (pounds) =>
        optionsOf(ask([piece(pounds, [4, 4, 4], { declaredCents: 50_000 })], { insurance: true }))
          .air,
    )
    const of = (option: typeof light) =>
      option?.refused === null && option.lines.find(({ code }) => code === 'insurance')?.cents
    expect([of(light), of(heavy)]).toEqual([800, 800])
  })
})

test('a share of a cent is rounded once for a shipment: three of 0.10 USD pay 5 cents, not three times 2', () => {
  const three = optionsOf(ask([piece(1, [4, 4, 4], { declaredCents: 10, quantity: 3 })])).air
  expect(linesOf(three)).toContainEqual(['taxes', 5])
})

test('just below a cheaper bracket nobody pays more than at its beginning', () => {
  // 9 lb at 11.50 are 103.50; ten at 9.90 are 99.
  expect(freightOf(weighing(9000), 'courier')).toBe(9900)
  expect(freightOf(weighing(8000), 'courier')).toBe(9200)
  expect(freightOf(weighing(10_000), 'courier')).toBe(9900)
  expect(COURIER_CARD.brackets[1]?.centsPerUnit).toBe(990)
})

test('volume overtakes the scale only when it is more: 166 in³ to the pound', () => {
  expect(AIR_CARD.volumetric.value).toBe(166)
  // 332 in³ are two pounds exactly, by volume as by the scale.
  expect(freightOf(piece(2, [8.3, 8, 5]))).toBe(1300)
  expect(freightOf(piece(1, [8.3, 8, 5]))).toBe(1300)
  expect(freightOf(piece(1, [8.3, 8, 5.001]))).toBe(1950)
})
