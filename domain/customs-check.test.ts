// Proves that a rule which could tell a wrong or a falsely sure amount is found out, and that versions follow each other.
import { describe, expect, it, test } from 'vitest'
import { compileCustoms, rulesInForce } from './customs-book.ts'
import { type CustomsFault, customsRuleFaults } from './customs-check.ts'
import type { CustomsRule, CustomsSource, CustomsStep, CustomsWhen } from './customs-rule.ts'
import { amount, ofCategory, share } from './customs-rules/build.ts'

const SOURCE: CustomsSource = { title: 'Gaceta', url: null, date: '2026' }
const SURE = { confidence: 'high', sources: [SOURCE] } as const
const LOW = { confidence: 'low', sources: [SOURCE] } as const

const rule = (
  steps: readonly CustomsStep[],
  when: CustomsWhen = {},
  more: Partial<CustomsRule> = {},
): CustomsRule => ({
  country: 'PE',
  regime: 'PE.test',
  validFrom: null,
  validTo: null,
  confidence: 'high',
  source: SOURCE,
  data: { rank: 10, title: null, practice: false, withdrawn: false, when, steps },
  ...more,
})

const duty = share('duty', null, 4, ['cif'], SURE)
const vat = share('vat', 'IGV', 18, ['cif', 'duty'], SURE)
const above = { aboveCents: 5000 }

test.each<[CustomsFault, CustomsRule]>([
  ['days_reversed', rule([duty], {}, { validFrom: '2026-02-01', validTo: '2026-01-31' })],
  ['limits_reversed', rule([duty], { aboveCents: 20_000, upToCents: 20_000 })],
  ['limits_reversed', rule([duty], { fromCents: 20_000, belowCents: 20_000 })],
  ['kind_twice', rule([duty, duty])],
  ['base_missing', rule([share('duty', null, 4, [], SURE)])],
  ['base_unknown', rule([vat, duty])],
  ['base_unknown', rule([share('duty', null, 4, ['duty'], SURE)])],
  ['rate_missing', rule([share('duty', null, null, ['cif'], SURE)])],
  ['rate_reversed', rule([share('duty', null, [5, 4], ['cif'], SURE)])],
  ['rate_too_high', rule([share('duty', null, 1001, ['cif'], SURE)])],
  ['rate_too_high', rule([share('icms', null, 100, ['cif'], SURE, { inside: true })])],
  ['range_needed', rule([share('duty', null, 4, ['cif'], LOW)])],
  ['range_needed', rule([amount('flat', null, 'parcel', 2000, LOW)])],
  ['deduction_too_large', rule([share('duty', null, 60, ['cif'], SURE, { minusCents: 2000 })])],
  [
    'deduction_too_large',
    rule([share('duty', null, 60, ['cif'], SURE, { minusCents: 3001 })], above),
  ],
  ['deduction_too_large', rule([share('duty', null, 60, ['freight'], SURE, above)], above)],
  [
    'deduction_too_large',
    rule([share('duty', null, 60, ['declared'], SURE, above)], { ...above, limitsOf: 'cif' }),
  ],
])('%s', (code, found) => {
  expect(customsRuleFaults(found).map((fault) => fault.code)).toEqual([code])
})

test('what is in order has no fault', () => {
  for (const steps of [
    [],
    [duty, vat],
    [share('duty', null, 60, ['cif'], SURE, { minusCents: 3000 })],
    [share('duty', null, [0, 4], ['cif'], LOW)],
  ])
    expect(customsRuleFaults(rule(steps, above))).toEqual([])
})

test('the rate of a category answers for itself', () => {
  const unsure = { categories: { toys: ofCategory(30, 'low', SOURCE) } }
  const found = customsRuleFaults(rule([duty, share('vat', null, 18, ['cif'], SURE, unsure)]))
  expect(found).toEqual([{ code: 'range_needed', step: 1 }])
})

describe('of several versions of a regime', () => {
  const other = rule([], {}, { regime: 'PE.other', validTo: '2026-12-31' })
  const versions = [
    rule([duty]),
    rule([duty, vat], {}, { validFrom: '2027-01-01' }),
    { ...other, data: { ...other.data, rank: 20 } },
  ]
  const gone = rule([], {}, { validFrom: '2028-01-01' })
  const withdrawn = { ...gone, data: { ...gone.data, withdrawn: true } }
  const inForce = (day: string) =>
    rulesInForce(compileCustoms([...versions, withdrawn]), 'PE', day).map(
      (found) => `${found.rule.regime} ${found.rule.data.steps.length}`,
    )

  it('the last one that holds on the day counts, until it is withdrawn', () => {
    expect(inForce('2026-12-31')).toEqual(['PE.test 1', 'PE.other 0'])
    expect(inForce('2027-01-01')).toEqual(['PE.test 2'])
    expect(inForce('2028-01-01')).toEqual([])
  })

  it('a country without rules has none in force', () => {
    expect(rulesInForce(compileCustoms(versions), 'VE', '2026-12-31')).toEqual([])
  })
})
