// Tests the parsing of DolarApi with its quirks: nulls, missing fields, dates of two kinds, and whatever nonsense comes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateText } from '#domain/exchange.ts'
import { parseDolarApi } from './parse.ts'

const quote = (changes: object = {}) => ({
  moneda: 'USD',
  fuente: 'oficial',
  nombre: 'Dólar',
  compra: null,
  venta: null,
  promedio: 612.4411,
  fechaActualizacion: '2026-05-04T00:00:00-04:00',
  ...changes,
})
const short = (body: unknown) =>
  parseDolarApi(body)?.map(({ kind, rate, fault, valueMs }) => [
    kind,
    rate ? rateText(rate) : fault,
    valueMs === null ? null : new Date(valueMs).toISOString(),
  ])

test('both rates of the dollar, a bank’s day being a day in Caracas', () => {
  expect(
    short([
      quote(),
      quote({
        fuente: 'paralelo',
        promedio: 705.9,
        fechaActualizacion: '2026-05-04T14:01:02.028Z',
      }),
    ]),
  ).toEqual([
    ['official', '612.4411', '2026-05-04T04:00:00.000Z'],
    ['parallel', '705.9', '2026-05-04T14:01:02.028Z'],
  ])
})

test('a row of the history has a day and may miss the currency', () => {
  const { moneda: _moneda, fechaActualizacion: _time, ...row } = quote({ fecha: '2026-02-01' })
  expect(short([row])).toEqual([['official', '612.4411', '2026-02-01T04:00:00.000Z']])
})

test('euros, other sources and things that are no quotes are left out', () => {
  const others = [quote({ moneda: 'EUR' }), quote({ fuente: 'bitcoin' }), null, 7, 'x', [], {}]
  expect(short(others)).toEqual([])
})

test.each([
  [{ promedio: null }, 'not_a_number'],
  [{ promedio: 0 }, 'not_positive'],
  [{ promedio: '612,44' }, 'not_a_number'],
  [{ promedio: undefined }, 'not_a_number'],
])('%j has no rate', (changes, fault) => {
  expect(short([quote(changes)])).toEqual([['official', fault, '2026-05-04T04:00:00.000Z']])
})

test.each([
  { fechaActualizacion: 'ayer' },
  { fechaActualizacion: null },
  { fechaActualizacion: 12 },
])('%j has no date', (changes) => {
  expect(short([quote(changes)])?.[0]?.[2]).toBeNull()
})

test('another shape is no list', () => {
  for (const body of [null, {}, { dolares: [] }, 'x', 1]) expect(parseDolarApi(body)).toBeNull()
})

test('survives anything', () => {
  const anyQuote = fc.record({
    fuente: fc.oneof(fc.constant('paralelo'), fc.anything()),
    promedio: fc.anything(),
    fechaActualizacion: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(anyQuote)), (body) => {
      for (const { rate } of parseDolarApi(body) ?? [])
        expect(rate?.units ?? 1n).toBeGreaterThan(0n)
    }),
  )
})
