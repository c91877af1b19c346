// Proves that the form of a customs rule loses nothing, marks what is wrong at its field, and tries it on an example.
import { describe, expect, test } from 'vitest'
import type { AdminCustoms } from '#contract/customs.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { type Typed, type TypedGroup, valueAt } from '#src/lib/form/kind.ts'
import { showAll, startOf } from '#src/lib/form/show.ts'
import { EXAMPLE, tryRule, USUAL_EXAMPLE } from './example.ts'
import { STEP } from './rule-fields.ts'
import { ruleForm } from './rule-form-of.ts'

const rule = (regime: string): CustomsRule => {
  const found = BUILT_IN_CUSTOMS_RULES.findLast((known) => known.regime === regime)
  if (!found) throw new Error(regime)
  return found
}
const express = rule('PE.express')

type Changes = Readonly<Record<string, Typed>>
const shown = (base: CustomsRule | null, locale: Locale): TypedGroup => {
  const { fields, stored } = ruleForm('PE', base)
  return showAll(fields, stored, locale)
}
/** What a form shows, with other texts at some paths of the rule. */
const typedOf = (changes: Changes, base: CustomsRule | null): TypedGroup => {
  const typed = structuredClone(shown(base, 'es'))
  for (const [path, value] of Object.entries(changes)) {
    const [, parent = '', name = ''] = /^(.*)\.([^.]+)$/u.exec(`rule.${path}`) ?? []
    Reflect.set(valueAt(typed, parent) as object, name, value)
  }
  return typed
}
const read = (changes: Changes, base: CustomsRule | null = express) =>
  ruleForm('PE', base).read(typedOf(changes, base), 'es')
const faultsOf = (changes: Changes, base: CustomsRule | null = express) => {
  const found = read(changes, base)
  return found.ok ? {} : found.faults
}

test.each(LOCALES)('every built-in rule comes back as it went in: %s', (locale) => {
  for (const each of BUILT_IN_CUSTOMS_RULES)
    expect(ruleForm(each.country, each).read(shown(each, locale), locale)).toEqual({
      ok: true,
      input: { rule: each },
      output: { rule: each },
    })
})

describe('a typed rule', () => {
  test('may have another charge, which is told like any other', () => {
    const blank = startOf(STEP, null, 'es')
    const steps = valueAt(shown(express, 'es'), 'rule.data.steps') as readonly TypedGroup[]
    const fee = {
      ...blank,
      kind: 'statistics',
      confidence: 'high',
      charge: { ...(blank['charge'] as TypedGroup), by: 'parcel', cents: '3,50' },
      sources: [{ title: 'El Peruano', url: '', date: '' }],
    }
    const found = read({ 'data.steps': [fee, blank, ...steps] })
    expect(found.ok && found.output.rule.data.steps).toEqual([
      {
        kind: 'statistics',
        name: null,
        confidence: 'high',
        charge: { by: 'parcel', cents: 350 },
        sources: [{ title: 'El Peruano', url: null, date: null }],
      },
      ...express.data.steps,
    ])
    expect(faultsOf({ 'data.steps': [blank, { ...fee, sources: [] }, ...steps] })).toEqual({
      'rule.data.steps.1.sources': 'too_short',
    })
  })

  test('of a regime that is new needs a code and a source', () => {
    expect(faultsOf({}, null)).toEqual({
      'rule.regime': 'invalid',
      'rule.source.title': 'required',
    })
    const named = { regime: 'postal-2027', 'source.title': 'SUNAT', 'data.when.limitsOf': 'cif' }
    const found = read(named, null)
    expect(found.ok && found.output.rule).toMatchObject({
      regime: 'PE.postal-2027',
      data: { when: { limitsOf: 'cif' }, steps: [] },
    })
  })

  test('keeps what is known of rates that did not change', () => {
    const base = BUILT_IN_CUSTOMS_RULES.find(({ data }) =>
      data.steps.some(({ charge }) => charge.by === 'rate' && charge.categories),
    )
    if (!base) throw new Error('no rule with rates of its own')
    const at = base.data.steps.findIndex(({ charge }) => charge.by === 'rate' && charge.categories)
    const other = `data.steps.${at}.charge.categories.other`
    const found = read({ [`${other}.low`]: '33', [`${other}.high`]: '34' }, base)
    const charge = found.ok ? found.output.rule.data.steps[at]?.charge : undefined
    const before = base.data.steps[at]?.charge
    if (charge?.by !== 'rate' || before?.by !== 'rate') throw new Error('faulty')
    expect(charge.categories).toMatchObject({
      ...before.categories,
      other: { low: 3300, high: 3400, source: base.data.steps[at]?.sources[0] },
    })
  })

  const first = 'data.steps.0'
  test.each<[string, Changes, object]>([
    ['days', { validFrom: '2027-02-01', validTo: '2027-01-01' }, { validTo: 'days_reversed' }],
    ['no day', { validFrom: '2027-02-31' }, { validFrom: 'invalid' }],
    [
      'limits',
      { 'data.when.aboveCents': '300', 'data.when.upToCents': '200' },
      { 'data.when.upToCents': 'limits_reversed' },
    ],
    [
      'a letter',
      { [`${first}.charge.rate.low`]: 'cuatro' },
      { [`${first}.charge.rate.low`]: 'not_a_number' },
    ],
    ['a minus', { 'data.when.aboveCents': '-1' }, { 'data.when.aboveCents': 'too_small' }],
    [
      'an end',
      { [`${first}.charge.rate.low`]: '9', [`${first}.charge.rate.high`]: '4' },
      { [`${first}.charge.rate.high`]: 'rate_reversed' },
    ],
    ['no base', { [`${first}.charge.base`]: [] }, { [`${first}.charge.base`]: 'base_missing' }],
    [
      'a later base',
      { [`${first}.charge.base`]: ['vat'] },
      { [`${first}.charge.base`]: 'base_unknown' },
    ],
    [
      'no range',
      { [`${first}.confidence`]: 'low' },
      { [`${first}.charge.rate.high`]: 'range_needed' },
    ],
    ['an address', { 'source.url': 'javascript:x' }, { 'source.url': 'invalid' }],
    [
      'a source',
      { [`${first}.sources.0.title`]: '', [`${first}.sources.0.url`]: 'https://sunat.gob.pe' },
      { [`${first}.sources.0.title`]: 'required' },
    ],
    ['an origin', { 'data.when.origins': 'US Chile' }, { 'data.when.origins': 'invalid' }],
  ])('says at the field what is wrong with %s', (_name, changes, faults) => {
    const named = Object.entries(faults).map(([path, fault]) => [`rule.${path}`, fault])
    expect(faultsOf(changes)).toMatchObject(Object.fromEntries(named))
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
  const rate = 'data.steps.0.charge.rate'
  const dearer = read({ validFrom: '2027-01-01', [`${rate}.low`]: '10', [`${rate}.high`]: '10' })
  if (!dearer.ok) throw new Error('faulty')
  const tried = (changes: Changes) => {
    const parcel = { ...USUAL_EXAMPLE, declaredCents: 100_000, freightCents: 0, weight: 1000 }
    const typed = { ...startOf(EXAMPLE, parcel, 'es'), ...changes }
    return tryRule(typed, dearer.output.rule, desk, 'es')
  }
  expect(tried({})).toMatchObject({
    day: '2027-01-01',
    before: { ok: true, applies: { regime: 'PE.express', lowCents: 22_720 } },
    after: { ok: true, applies: { regime: 'PE.express', lowCents: 29_800 } },
  })
  const early = tried({ day: '2026-12-31' })
  expect(early?.after).toEqual(early?.before)
  expect(tried({ weight: 'mucho' })).toBeNull()
})
