// An example parcel, by the rules as they are and with a typed one among them: what would change for a customer.
import { z } from 'zod'
import type { AdminCustoms } from '#contract/customs.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import {
  CUSTOMS_CATEGORIES,
  CUSTOMS_MODES,
  type CustomsRule,
  type Day,
} from '#domain/customs-rule.ts'
import { type CustomsEstimate, type CustomsInput, estimateCustoms } from '#domain/customs.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { orNull } from '#src/lib/form/desk-kinds.ts'
import type { TypedGroup } from '#src/lib/form/kind.ts'
import { choice, date } from '#src/lib/form/kinds.ts'
import { dollars, thousandths } from '#src/lib/form/numbers.ts'
import { readForm } from '#src/lib/form/read-form.ts'

export const EXAMPLE = {
  declaredCents: dollars(),
  freightCents: dollars(),
  insuranceCents: dollars(),
  /** In kilograms. */
  weight: thousandths(),
  category: choice(CUSTOMS_CATEGORIES),
  mode: choice(CUSTOMS_MODES),
  day: orNull(date()),
}

/** What the example says until somebody changes it. */
export const USUAL_EXAMPLE = {
  declaredCents: 15_000,
  freightCents: 2000,
  insuranceCents: 0,
  weight: 2000,
  category: 'other',
  mode: 'courier',
} as const

type Parcel = Omit<CustomsInput, 'country' | 'day' | 'weight'> & {
  weight: number
  day: Day | null
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

/** On the typed day, or else on the first one on which the rule holds; null while the example cannot be read. */
export function tryRule(
  typed: TypedGroup,
  rule: CustomsRule,
  { today, rows }: AdminCustoms,
  locale: Locale,
): TriedRule | null {
  const read = readForm({ fields: EXAMPLE, schema: z.custom<Parcel>(), typed, locale })
  if (!read.ok) return null
  const { weight, ...parcel } = read.output
  const first = rule.validFrom !== null && rule.validFrom > today ? rule.validFrom : today
  const day = parcel.day ?? first
  const input: CustomsInput = {
    ...parcel,
    country: rule.country,
    day,
    weight: { thousandths: weight, unit: 'kg' },
  }
  const rules = rulesOfRows(rows)
  const estimate = (known: readonly CustomsRule[]) => estimateCustoms(compileCustoms(known), input)
  return { day, before: estimate(rules), after: estimate([...rules, rule]) }
}
