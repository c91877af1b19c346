// An example parcel, by the rules as they are and with a typed one among them: what would change for a customer.
import type { AdminCustoms } from '#contract/customs.ts'
import type { FieldFault } from '#contract/field-errors.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import {
  CUSTOMS_CATEGORIES,
  CUSTOMS_MODES,
  type CustomsRule,
  type Day,
} from '#domain/customs-rule.ts'
import { type CustomsEstimate, estimateCustoms } from '#domain/customs.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { cardReader } from '../kit/card-reader.ts'
import type { RuleTexts } from './rule-texts.ts'

/** What the example says until somebody changes it. */
export const USUAL_EXAMPLE: RuleTexts = {
  'try.value': ['150'],
  'try.freight': ['20'],
  'try.insurance': ['0'],
  'try.weight': ['2'],
  'try.category': ['other'],
  'try.mode': ['courier'],
}

export interface TriedRule {
  readonly day: Day
  readonly before: CustomsEstimate
  readonly after: CustomsEstimate
}

/** Built-in rows first, then the added ones, each oldest first: as the shop itself reads them. */
const rulesOfRows = (rows: AdminCustoms['rows']): CustomsRule[] =>
  rows
    .toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn) || a.id - b.id)
    .map(({ rule }) => rule)

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text)

/** On the typed day, or else on the first one on which the rule holds. */
export function tryRule(
  texts: RuleTexts,
  rule: CustomsRule,
  { today, rows }: AdminCustoms,
  locale: Locale,
): { tried: TriedRule | null; faults: Readonly<Record<string, FieldFault>> } {
  const read = cardReader({ ...USUAL_EXAMPLE, ...texts }, locale)
  const typedDay = (texts['try.day']?.[0] ?? '').trim()
  if (typedDay !== '' && !isDay(typedDay)) read.blame('try.day', 'invalid')
  const first = rule.validFrom !== null && rule.validFrom > today ? rule.validFrom : today
  const day = typedDay || first
  const input = {
    country: rule.country,
    day,
    declaredCents: read.dollars('try.value'),
    freightCents: read.dollars('try.freight'),
    insuranceCents: read.dollars('try.insurance'),
    weight: { thousandths: read.amount('try.weight'), unit: 'kg' as const },
    category: read.oneOf('try.category', CUSTOMS_CATEGORIES),
    mode: read.oneOf('try.mode', CUSTOMS_MODES),
  }
  if (Object.keys(read.faults).length > 0) return { tried: null, faults: read.faults }
  const rules = rulesOfRows(rows)
  const estimate = (known: readonly CustomsRule[]) => estimateCustoms(compileCustoms(known), input)
  return {
    tried: { day, before: estimate(rules), after: estimate([...rules, rule]) },
    faults: {},
  }
}
