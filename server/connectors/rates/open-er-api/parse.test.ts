// Tests the parsing of the daily table, with and without the expected shape.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateText } from '#domain/exchange.ts'
import { parseOpenErApi } from './parse.ts'

const table = (changes: object = {}) => ({
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: 1_777_852_801,
  rates: { USD: 1, EUR: 0.8841, COP: 4012.55, VES: 650 },
  ...changes,
})

test('takes the wanted currencies that are there, with the time of the table', () => {
  const readings = parseOpenErApi(table(), ['EUR', 'COP', 'PEN'])
  expect(readings?.map(({ currency, rate }) => [currency, rate && rateText(rate)])).toEqual([
    ['EUR', '0.8841'],
    ['COP', '4012.55'],
  ])
  expect(readings?.[0]).toMatchObject({ kind: 'reference', valueMs: 1_777_852_801_000 })
})

test.each([0, null, '0.9 €'])('a rate of %j is a reading without a rate', (EUR) => {
  const [reading] = parseOpenErApi(table({ rates: { EUR } }), ['EUR']) ?? []
  expect(reading?.rate).toBeNull()
  expect(reading?.fault).not.toBeNull()
})

test('a time that is none leaves the reading without a date', () => {
  const readings = parseOpenErApi(table({ time_last_update_unix: 'today' }), ['EUR'])
  expect(readings?.[0]?.valueMs).toBeNull()
})

test.each([
  ['an error', { result: 'error', 'error-type': 'quota-reached' }],
  ['another base', table({ base_code: 'EUR' })],
  ['no rates', table({ rates: null })],
  ['a list', []],
  ['nothing', null],
])('%s is no table', (_name, body) => {
  expect(parseOpenErApi(body, ['EUR'])).toBeNull()
})

test('survives anything, and knows no currency of the prototype', () => {
  expect(parseOpenErApi(table(), ['constructor', '__proto__'])).toEqual([])
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (rates, time) => {
      parseOpenErApi(table({ rates, time_last_update_unix: time }), ['EUR', 'COP'])
      parseOpenErApi(rates, ['EUR'])
    }),
  )
})
