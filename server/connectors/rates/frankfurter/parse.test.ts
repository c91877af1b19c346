// Tests the parsing of Frankfurter's rows, with and without the expected shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateText } from '#domain/exchange.ts'
import { parseFrankfurter } from './parse.ts'

const row = (changes: object = {}) => ({
  date: '2026-05-04',
  base: 'USD',
  quote: 'EUR',
  rate: 0.8841,
  ...changes,
})

test('takes rows of the wanted currencies for a dollar, day by day', () => {
  const rows = [
    row(),
    row({ quote: 'BRL', rate: 5.61, date: '2026-05-05' }),
    row({ quote: 'VES' }),
    row({ base: 'EUR' }),
  ]
  const readings = parseFrankfurter(rows, ['EUR', 'BRL'])
  expect(
    readings?.map(({ currency, rate, valueMs }) => [currency, rate && rateText(rate), valueMs]),
  ).toEqual([
    ['EUR', '0.8841', Date.parse('2026-05-04')],
    ['BRL', '5.61', Date.parse('2026-05-05')],
  ])
})

test.each([{ rate: null }, { rate: 0 }, { rate: '0,88' }])('%j has no rate', (changes) => {
  expect(parseFrankfurter([row(changes)], ['EUR'])?.[0]).toMatchObject({ rate: null })
})

test.each([{ date: '04/05/2026' }, { date: '2026-13-45' }, { date: 20_260_504 }])(
  '%j has no date',
  (changes) => {
    expect(parseFrankfurter([row(changes)], ['EUR'])?.[0]?.valueMs).toBeNull()
  },
)

test('another shape is no list', () => {
  for (const body of [null, {}, { rates: { EUR: 0.88 } }, 'x'])
    expect(parseFrankfurter(body, ['EUR'])).toBeNull()
})

test('survives anything', () => {
  const anyRow = fc.record({
    base: fc.constant('USD'),
    quote: fc.oneof(fc.constant('EUR'), fc.anything()),
    rate: fc.anything(),
    date: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(anyRow)), (body) => {
      for (const { rate } of parseFrankfurter(body, ['EUR']) ?? [])
        expect(rate?.units ?? 1n).toBeGreaterThan(0n)
    }),
  )
})
