// Proves that the form of a customs rule loses nothing, marks what is wrong at its field, and tries it on an example.
import { describe, expect, test } from 'vitest'
import type { AdminCustoms } from '#contract/customs.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { readRule } from './read-rule.ts'
import { type RuleTexts, stepCount, textsOfRule } from './rule-texts.ts'
import { tryRule } from './try-rule.ts'

const rule = (regime: string): CustomsRule => {
  const found = BUILT_IN_CUSTOMS_RULES.findLast((known) => known.regime === regime)
  if (!found) throw new Error(regime)
  return found
}
const express = rule('PE.express')
const typed = (changes: RuleTexts, base = express) =>
  readRule({ ...textsOfRule(base, 'es'), ...changes }, base.country, base, 'es')
const faultsOf = (changes: RuleTexts, base = express) => {
  const read = typed(changes, base)
  return read.ok ? {} : read.faults
}

test.each(LOCALES)('every built-in rule comes back as it went in: %s', (locale) => {
  for (const each of BUILT_IN_CUSTOMS_RULES)
    expect(readRule(textsOfRule(each, locale), each.country, each, locale)).toEqual({
      ok: true,
      rule: each,
    })
})

test('a form has one empty charge more than the rule', () => {
  expect(stepCount(textsOfRule(express, 'es'))).toBe(express.data.steps.length + 1)
  expect(stepCount({})).toBe(1)
})

describe('a typed rule', () => {
  test('puts charges where their order says', () => {
    const steps = express.data.steps.map(({ kind }) => kind)
    const read = typed({
      'step.9.kind': ['statistics'],
      'step.9.place': ['1'],
      'step.9.by': ['parcel'],
      'step.9.amount': ['3,50'],
      'step.9.confidence': ['high'],
      'step.9.source.0.title': ['El Peruano'],
      'step.0.place': ['2'],
    })
    expect(read.ok && read.rule.data.steps.map(({ kind }) => kind)).toEqual([
      'statistics',
      ...steps,
    ])
    expect(read.ok && read.rule.data.steps[0]?.charge).toEqual({ by: 'parcel', cents: 350 })
  })

  test('of a regime that is new needs a code and a source', () => {
    const read = readRule(
      { rank: ['5'], confidence: ['high'], limitsOf: ['cif'] },
      'PE',
      null,
      'es',
    )
    expect(read).toMatchObject({ ok: false, faults: { 'source.title': 'required' } })
    const named: RuleTexts = {
      rank: ['5'],
      confidence: ['high'],
      limitsOf: ['cif'],
      'source.title': ['SUNAT'],
    }
    expect(readRule(named, 'PE', null, 'es')).toMatchObject({
      ok: false,
      faults: { regime: 'invalid' },
    })
    expect(readRule({ ...named, regime: ['postal-2027'] }, 'PE', null, 'es')).toMatchObject({
      ok: true,
      rule: { regime: 'PE.postal-2027', data: { when: { limitsOf: 'cif' }, steps: [] } },
    })
  })

  test.each<[string, RuleTexts, object]>([
    ['days', { validFrom: ['2027-02-01'], validTo: ['2027-01-01'] }, { validTo: 'days_reversed' }],
    ['no day', { validFrom: ['2027-02-31'] }, { validFrom: 'invalid' }],
    ['limits', { aboveCents: ['300'], upToCents: ['200'] }, { upToCents: 'limits_reversed' }],
    ['a letter', { 'step.0.low': ['cuatro'] }, { 'step.0.low': 'not_a_number' }],
    ['a minus', { aboveCents: ['-1'] }, { aboveCents: 'too_small' }],
    ['an end', { 'step.0.low': ['9'], 'step.0.high': ['4'] }, { 'step.0.high': 'rate_reversed' }],
    ['no base', { 'step.0.base': [] }, { 'step.0.base': 'base_missing' }],
    ['a later base', { 'step.0.base': ['vat'] }, { 'step.0.base': 'base_unknown' }],
    ['no range', { 'step.0.confidence': ['low'] }, { 'step.0.high': 'range_needed' }],
    ['an address', { 'source.url': ['javascript:x'] }, { 'source.url': 'invalid' }],
    ['a source', { 'step.0.source.0.title': [''] }, { 'step.0.source.0.title': 'required' }],
    ['an origin', { origins: ['US Chile'] }, { origins: 'invalid' }],
  ])('says at the field what is wrong with %s', (_name, changes, faults) => {
    expect(faultsOf(changes)).toMatchObject(faults)
  })
})

test('an example is computed by the rules as they are and with the typed one', () => {
  const rows = BUILT_IN_CUSTOMS_RULES.filter(({ country }) => country === 'PE').map(
    (each, place): AdminCustoms['rows'][number] => ({
      id: place + 1,
      rule: each,
      builtIn: true,
      createdAt: '2026-05-04T15:00:00.000Z',
      createdBy: null,
      state: 'in_force',
    }),
  )
  const desk: AdminCustoms = { today: '2026-11-28', rows: rows.toReversed() }
  const dearer = typed({ validFrom: ['2027-01-01'], 'step.0.low': ['10'], 'step.0.high': ['10'] })
  if (!dearer.ok) throw new Error('faulty')
  const example: RuleTexts = {
    'try.value': ['1000'],
    'try.freight': ['0'],
    'try.insurance': ['0'],
    'try.weight': ['1'],
  }
  const { tried } = tryRule(example, dearer.rule, desk, 'es')
  expect(tried).toMatchObject({
    day: '2027-01-01',
    before: { ok: true, applies: { regime: 'PE.express', lowCents: 22_720 } },
    after: { ok: true, applies: { regime: 'PE.express', lowCents: 29_800 } },
  })
  const early = tryRule({ ...example, 'try.day': ['2026-12-31'] }, dearer.rule, desk, 'es').tried
  expect(early?.after).toEqual(early?.before)
  expect(tryRule({ ...example, 'try.weight': ['mucho'] }, dearer.rule, desk, 'es')).toEqual({
    tried: null,
    faults: { 'try.weight': 'not_a_number' },
  })
})
