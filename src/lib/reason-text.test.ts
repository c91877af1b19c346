// Tests that what is said of a line adds up to its amount, whatever a card says.
import { expect, test } from 'vitest'
import { AIR_CARD } from '#domain/default-tariff.ts'
import { ask, optionsOf, piece, TARIFF } from '#domain/quote.fixture.ts'
import type { QuoteInput } from '#domain/quote-types.ts'
import type { RateCard } from '#domain/rate-card.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { loadLocale } from '#src/i18n/i18n-util.sync.ts'
import { reasonText } from './reason-text.ts'

loadLocale('es')
const words = i18nObject('es').tariffs

const saidByAir = (input: QuoteInput, change: Partial<RateCard> = {}) => {
  const card = { ...AIR_CARD, ...change }
  const services = TARIFF.services.map((way) => (way.service === 'air' ? { ...way, card } : way))
  const { air } = optionsOf(input, { ...TARIFF, services })
  if (air?.refused !== null) throw new Error('no price')
  return air.lines.map((line): [string, number, string] => [
    line.code,
    line.cents,
    reasonText(line, words, 'es').replaceAll(' ', ' '),
  ])
}
const small = piece(3, [8, 8, 8])
const brackets = [
  { fromThousandths: 0, centsPerUnit: 700, flatCents: 500 },
  { fromThousandths: 10_000, centsPerUnit: 400, flatCents: 0 },
]

test('putting two together for the least fee says that it is the least', () => {
  const lines = saidByAir(ask([{ ...small, quantity: 2 }], { consolidate: true }))
  expect(lines.find(([code]) => code === 'consolidation')).toEqual([
    'consolidation',
    500,
    '2 × US$ 2,00, con un mínimo de US$ 5,00.',
  ])
})

test('a fixed charge is told beside the price', () => {
  const [[, cents, text] = ['', 0, '']] = saidByAir(ask([small]), { brackets })
  expect(cents).toBe(3300)
  expect(text).toContain('Se cobran 4 lb a US$ 7,00/lb. Más un cargo fijo de US$ 5,00.')
})

test('where each bracket prices its part, every part is told', () => {
  const heavy = piece(25, [8, 8, 8])
  const [[, cents, text] = ['', 0, '']] = saidByAir(ask([heavy]), {
    brackets,
    bracketsApply: 'part',
  })
  expect(cents).toBe(7500 + 6000)
  expect(text).toContain(
    'Se cobran 25 lb por partes: 10 lb × US$ 7,00/lb + US$ 5,00 + 15 lb × US$ 4,00/lb.',
  )
})

test.each([
  [0, '2 % de lo declarado.'],
  [10_000, '2 % de lo declarado por encima de US$ 100,00, que ya van cubiertos.'],
])('insurance with %i cents covered for nothing', (freeCents, text) => {
  const dear = piece(3, [8, 8, 8], { declaredCents: 50_000 })
  const insurance = { ...AIR_CARD.insurance, freeCents }
  const lines = saidByAir(ask([dear], { insurance: true }), { insurance })
  expect(lines.find(([code]) => code === 'insurance')?.[2]).toBe(text)
})
