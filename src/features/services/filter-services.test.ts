// The filters of the comparison: each really leaves out what does not fit, and a weight is one or is told to be none.
import { expect, test } from 'vitest'
import { parseServicesQuery } from '#contract/services-view.ts'
import type { ShippingServiceView } from '#contract/shipping.ts'
import { TARIFF } from '#domain/quote.fixture.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { compareServices, typedWeight } from './filter-services.ts'

const service = (
  code: 'air' | 'sea' | 'courier' | 'mailbox',
  type: ShippingServiceView['type'],
  [minDeliveryDays, maxDeliveryDays]: readonly [number, number],
) => ({ code, type, minDeliveryDays, maxDeliveryDays }) as ShippingServiceView
const SERVICES = [
  service('air', 'air', [3, 10]),
  service('sea', 'maritime', [25, 35]),
  service('courier', 'courier', [2, 5]),
  service('mailbox', 'courier', [0, 0]),
]
const passing = (query: string, locale: Locale = 'es') => {
  const view = parseServicesQuery(new URLSearchParams(query))
  const { weight } = typedWeight(view, locale)
  return compareServices(SERVICES, TARIFF, view, weight)
}
const codes = (query: string) => passing(query).map(({ service: { code } }) => code)

test.each([
  ['', ['air', 'sea', 'courier', 'mailbox']],
  ['type=air', ['air']],
  ['type=maritime', ['sea']],
  ['time=1-3', ['air', 'courier']],
  ['time=3-7', ['air', 'courier']],
  ['time=7-14', ['air']],
  ['time=14%2B', ['sea']],
  ['type=maritime&time=1-3', []],
  // A courier takes 110 lb, air 150, sea 1,000.
  ['weight=120', ['air', 'sea', 'mailbox']],
  ['weight=60&unit=kg', ['air', 'sea', 'mailbox']],
  ['weight=151', ['sea', 'mailbox']],
  ['weight=2000', ['mailbox']],
  ['time=never&type=rocket', ['air', 'sea', 'courier', 'mailbox']],
])('%s passes %j', (query, passed) => {
  expect(codes(query)).toEqual(passed)
})

test('a weight has its price by each service that bills weight', () => {
  expect(passing('weight=12').map(({ estimateCents }) => estimateCents)).toEqual([
    7800,
    null,
    12 * 990,
    null,
  ])
})

test('a suspended service has no price for a weight', () => {
  const notice = { es: 'Cerrado', en: 'Closed', it: 'Chiuso', pt: 'Fechado' }
  const suspension = { since: '2026-05-01T04:00:00.000Z', until: null, notice }
  const services = TARIFF.services.map((way) => ({ ...way, suspension }))
  const view = parseServicesQuery(new URLSearchParams())
  const rows = compareServices(SERVICES, { ...TARIFF, services }, view, {
    thousandths: 12_000,
    unit: 'lb',
  })
  expect(rows.map(({ estimateCents }) => estimateCents)).toEqual([null, null, null, null])
})

test.each([
  ['es', '1.234,5', 1_234_500],
  ['es', '1,234.5', 1_234_500],
  ['en', '1,234.5', 1_234_500],
  ['en', '1.234,5', 1_234_500],
  ['es', '1.234', 1_234_000],
  ['en', '1.234', 1234],
  ['pt', '', null],
] as const)('in %s «%s» is read as the language means it', (locale, weight, thousandths) => {
  const view = { ...parseServicesQuery(new URLSearchParams()), weight }
  expect(typedWeight(view, locale)).toEqual({
    weight: thousandths === null ? null : { thousandths, unit: 'lb' },
    badWeight: false,
  })
})

test.each(['0', '0,0', '-5', 'mucho', '1e9', 'NaN', '99999999999'])(
  '«%s» is no weight',
  (weight) => {
    const view = { ...parseServicesQuery(new URLSearchParams()), weight }
    expect(typedWeight(view, 'es')).toEqual({ weight: null, badWeight: true })
  },
)
