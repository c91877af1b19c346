// Reads a typed customs rule back into data, with every fault at its own field.
import { customsRuleSchema } from '#contract/customs-rule.ts'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { type CustomsFault, customsRuleFaults } from '#domain/customs-check.ts'
import {
  CONFIDENCES,
  CUSTOMS_CATEGORIES,
  CUSTOMS_MODES,
  type CustomsCountry,
  type CustomsRule,
  type CustomsWhen,
} from '#domain/customs-rule.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { cardReader } from '../kit/card-reader.ts'
import { readSource, readSteps, type TextReader } from './read-steps.ts'
import type { RuleTexts } from './rule-texts.ts'

export type RuleFaults = Readonly<Record<string, FieldFault | CustomsFault>>
type ReadRule =
  | { readonly ok: true; readonly rule: CustomsRule }
  | { readonly ok: false; readonly faults: RuleFaults }

/** Where a fault of the whole is shown. */
const FIELD_OF: Record<CustomsFault, string> = {
  days_reversed: 'validTo',
  limits_reversed: 'upToCents',
  kind_twice: 'kind',
  base_missing: 'base',
  base_unknown: 'base',
  rate_missing: 'low',
  rate_reversed: 'high',
  rate_too_high: 'high',
  range_needed: 'high',
  deduction_too_large: 'minus',
}

function readWhen(read: TextReader): CustomsWhen {
  const cents = (name: string) => {
    const value = read.orNull(name, read.dollars)
    return value === null ? {} : { [name]: value }
  }
  const grams = read.orNull('upToGrams', read.amount)
  const units = read.orNull('upToUnits', read.whole)
  const set = <T extends string>(name: string, known: readonly T[]) => {
    const chosen = read.set(name, known)
    return chosen.length === 0 ? {} : { [name]: chosen }
  }
  const codes = (name: string) => {
    const found = read
      .text(name)
      .toUpperCase()
      .split(/[\s,;]+/u)
      .filter(Boolean)
    return found.length === 0 ? {} : { [name]: found }
  }
  return {
    ...(read.oneOf('limitsOf', ['declared', 'cif']) === 'cif' && { limitsOf: 'cif' }),
    ...cents('aboveCents'),
    ...cents('fromCents'),
    ...cents('upToCents'),
    ...cents('belowCents'),
    ...(grams !== null && { upToGrams: grams }),
    ...(units !== null && { upToUnits: units }),
    ...set('categories', CUSTOMS_CATEGORIES),
    ...set('notCategories', CUSTOMS_CATEGORIES),
    ...codes('origins'),
    ...codes('notOrigins'),
    ...set('modes', CUSTOMS_MODES),
    ...(read.flag('programme') && { programme: true }),
  }
}

/** `data.steps.1.sources.0.url` as the form calls it; `rows` are the rows of the steps. */
const fieldOf = (path: string, rows: readonly number[]): string =>
  path
    .replace(/^data\.steps\.(\d+)\.?/u, (_, place: string) => `step.${rows[Number(place)]}.`)
    .replace(/^data\.(when\.)?/u, '')
    .replace('.sources.', '.source.')
    .replace(/\.charge\.(?:rate\.)?/u, '.')
    .replace(/^(origins|notOrigins)\..*$/u, '$1')

/** `base` is the version the form began with; null for a regime that is new. */
export function readRule(
  texts: RuleTexts,
  country: CustomsCountry,
  base: CustomsRule | null,
  locale: Locale,
): ReadRule {
  const reader = cardReader(texts, locale)
  const read: TextReader = { ...reader, text: (name) => (texts[name]?.[0] ?? '').trim() }
  const steps = readSteps(read, texts, base)
  const rule: CustomsRule = {
    country,
    regime: base?.regime ?? `${country}.${read.text('regime')}`,
    validFrom: read.text('validFrom') || null,
    validTo: read.text('validTo') || null,
    confidence: read.oneOf('confidence', CONFIDENCES),
    source: readSource(read, 'source', true) ?? { title: '', url: null, date: null },
    data: {
      rank: read.whole('rank'),
      title: read.text('title') || null,
      practice: read.flag('practice'),
      withdrawn: false,
      when: readWhen(read),
      steps: steps.map(({ step }) => step),
    },
  }
  const rows = steps.map(({ at }) => at)
  const faults: Record<string, FieldFault | CustomsFault> = { ...read.faults }
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const parsed = customsRuleSchema.safeParse(rule)
  if (!parsed.success) {
    for (const [path, [fault]] of Object.entries(fieldErrorsOf(parsed.error, rule)))
      faults[fieldOf(path, rows)] ??= fault ?? 'invalid'
    return { ok: false, faults }
  }
  for (const { code, step } of customsRuleFaults(parsed.data)) {
    const name = step === null ? FIELD_OF[code] : `step.${rows[step]}.${FIELD_OF[code]}`
    faults[name] ??= code
  }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, rule: parsed.data }
}
