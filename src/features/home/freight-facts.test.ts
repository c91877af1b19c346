// Fixes the home page's example: 1920 in³ are 11.57 lb by air and 1.11 ft³ by sea, at whatever price is in force.
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

test('the example parcel is billed as any other', () => {
  expect(freightFacts(TARIFF)).toMatchObject({
    air: {
      centsPerUnit: 650,
      unit: 'lb',
      minDays: 3,
      maxDays: 10,
      exampleCents: 7800,
      billedThousandths: 12_000,
      suspension: null,
    },
    sea: {
      centsPerUnit: 3100,
      unit: 'ft3',
      minDays: 25,
      maxDays: 35,
      exampleCents: 3720,
      billedThousandths: 1200,
    },
  })
})

test('a new price, other days and a closed route are told as they are', () => {
  const texts = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice: texts }
  const tariff = byAir(({ card }) => ({
    card: { ...card, brackets: [{ fromThousandths: 0, centsPerUnit: 700, flatCents: 0 }] },
    minDays: 4,
    maxDays: 12,
    suspension,
  }))
  expect(freightFacts(tariff)?.air).toMatchObject({
    centsPerUnit: 700,
    exampleCents: 8400,
    minDays: 4,
    maxDays: 12,
    suspension,
  })
})

test('where one of the ways is not served there is nothing to compare', () => {
  const services = TARIFF.services.filter(({ service }) => service !== 'sea')
  expect(freightFacts({ ...TARIFF, services })).toBeNull()
})
