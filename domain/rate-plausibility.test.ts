// Tests readings against what can be true, case by case, as users of the real sources have met them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateOf, readRate, type ExactRate } from './exchange.ts'
import { type Judgement, judgeReading, ratesAgree, type RateReading } from './rate-plausibility.ts'

const NOW = Date.parse('2026-08-22T18:00:00Z')

const reading = (rate: unknown, changes: Partial<RateReading> = {}): RateReading => {
  const read = readRate(rate)
  return {
    currency: 'VES',
    kind: 'official',
    rate: read.ok ? read.rate : null,
    fault: read.ok ? null : read.fault,
    valueMs: NOW - 3_600_000,
    ...changes,
  }
}
const judge = (
  rate: unknown,
  previous: string | null = '779.9522',
  changes: Partial<RateReading> = {},
  neighbour: ExactRate | null = null,
): string => {
  const around = { previous: previous === null ? null : rateOf(previous), neighbour, nowMs: NOW }
  const judgement: Judgement = judgeReading(reading(rate, changes), around)
  return judgement.status === 'good' ? 'good' : `${judgement.status} ${judgement.doubt}`
}

describe('a reading', () => {
  test.each<[string, unknown, string | null, string]>([
    ['null', null, '779.9522', 'rejected not_a_number'],
    ['zero', 0, '779.9522', 'rejected not_positive'],
    ['below zero', -5, null, 'rejected not_positive'],
    ['a text', 'N/A', null, 'rejected not_a_number'],
    ['a usual day', 785.11, '779.9522', 'good'],
    ['exactly a tenth more', '110', '100', 'good'],
    ['a little over a tenth more', '110.0000000001', '100', 'quarantined jump'],
    ['exactly a tenth less', '90', '100', 'good'],
    ['a little over a tenth less', '89.9999999999', '100', 'quarantined jump'],
    ['a jump', 900, '779.9522', 'quarantined jump'],
    ['a slipped point', 77_995.22, '779.9522', 'rejected magnitude'],
    ['a point slipped the other way', 7.799522, '779.9522', 'rejected magnitude'],
    ['five times', '500', '100', 'rejected magnitude'],
    ['nearly five times', '499', '100', 'quarantined jump'],
    ['the first one', 779.9522, null, 'good'],
  ])('%s', (_name, rate, previous, expected) => {
    expect(judge(rate, previous)).toBe(expected)
  })

  test('without a date, or from too far ahead, is rejected; a bank may be days ahead', () => {
    const day = 86_400_000
    expect(judge(780, '780', { valueMs: null })).toBe('rejected no_date')
    expect(judge(780, '780', { valueMs: NOW + 3 * day })).toBe('good')
    expect(judge(780, '780', { valueMs: NOW + 8 * day })).toBe('rejected dated_ahead')
    expect(judge(900, '900', { kind: 'parallel', valueMs: NOW + 2 * day })).toBe(
      'rejected dated_ahead',
    )
  })

  test('that is the first of its series is measured by the other one', () => {
    const parallel = rateOf('900.886719')
    expect(judge(77_995.22, null, {}, parallel)).toBe('rejected magnitude')
    // The two may be half apart: that is no jump.
    expect(judge(620, null, {}, parallel)).toBe('good')
  })

  test('is good if and only if it is within a tenth', () => {
    const units = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(units, units, (now, before) => {
        const good = now * 10 <= before * 11 && now * 10 >= before * 9
        expect(judge(now, String(before)) === 'good').toBe(good)
      }),
    )
  })
})

test.each([
  ['100', '102', true],
  ['102', '100', true],
  ['100', '102.01', false],
])('%s and %s agree: %s', (a, b, agreed) => {
  expect(ratesAgree(rateOf(a), rateOf(b))).toBe(agreed)
})
