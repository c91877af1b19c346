// Tests which of several suspensions a customer is told of.
import { expect, test } from 'vitest'
import type { Network } from './network.ts'
import { suspensionAt } from './tariff-at.ts'

const DAY = 86_400_000
const NOW = new Date('2026-05-04T15:00:00Z')
const closure = (es: string, days: number | null, destination: string | null = null) => ({
  service: 'sea',
  country: 've',
  destination,
  notice: { es, en: es, it: es, pt: es },
  since: NOW,
  until: days === null ? null : new Date(NOW.getTime() + days * DAY),
  liftedAt: null,
})
const told = (...suspensions: object[]) => {
  const way = { service: 'sea', country: 've', destination: 've-merida' } as const
  return suspensionAt({ suspensions } as unknown as Network, way, NOW)?.notice.es
}

test('of closures that overlap the one that ends last is told, an open one before all, of equal ones the newest', () => {
  expect(told(closure('ciudad', 1, 've-merida'), closure('país', null))).toBe('país')
  expect(told(closure('corta', 1), closure('larga', 5), closure('media', 3))).toBe('larga')
  expect(told(closure('nueva', null), closure('vieja', null))).toBe('nueva')
  expect(told(closure('otra', null, 've-caracas'))).toBeUndefined()
})
