// Home says of air and sea what the tariff says, and chooses nothing where there is no choice.
import { expect, test } from 'vitest'
import { TARIFF } from '#domain/quote.fixture.ts'
import type { TariffService } from '#domain/shipping-tariff.ts'
import { freightFacts } from './freight-facts.ts'

const byAir = (change: (way: TariffService) => Partial<TariffService>) => ({
  ...TARIFF,
  services: TARIFF.services.map((way) =>
    way.service === 'air' ? { ...way, ...change(way) } : way,
  ),
})

test('both ways with their price and their days', () => {
  expect(freightFacts(TARIFF)).toEqual({
    air: { centsPerUnit: 650, unit: 'lb', minDays: 3, maxDays: 10 },
    sea: { centsPerUnit: 3100, unit: 'ft3', minDays: 25, maxDays: 35 },
  })
})

test('a new price and other days are told as they are', () => {
  const tariff = byAir(({ card }) => ({
    card: { ...card, brackets: [{ fromThousandths: 0, centsPerUnit: 700, flatCents: 0 }] },
    minDays: 4,
    maxDays: 12,
  }))
  expect(freightFacts(tariff)?.air).toMatchObject({ centsPerUnit: 700, minDays: 4, maxDays: 12 })
})

test('where one of the ways is closed or not served there is nothing to choose', () => {
  const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice }
  expect(freightFacts(byAir(() => ({ suspension })))).toBeNull()
  const services = TARIFF.services.filter(({ service }) => service !== 'sea')
  expect(freightFacts({ ...TARIFF, services })).toBeNull()
})
