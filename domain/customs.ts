// What customs will ask for a parcel: the regime that takes it and those that also might, as lines with their reasons.
import { type CompiledCustoms, type CompiledRule, rulesInForce } from './customs-book.ts'
import {
  centsOf,
  type CompiledLine,
  type CustomsTerms,
  GRAINS_PER_KILOGRAM,
} from './customs-compile.ts'
import {
  CUSTOMS_LIMITS,
  type CustomsFacts,
  type CustomsLimit,
  limitsMissed,
} from './customs-match.ts'
import {
  type Confidence,
  type CustomsBase,
  type CustomsCategory,
  type CustomsCountry,
  type CustomsKind,
  type CustomsMode,
  type CustomsRate,
  type CustomsSource,
  type Day,
  lessSure,
} from './customs-rule.ts'
import { type Cents, sum } from './money.ts'
import { type Measure, weightIn } from './units.ts'

/** Cents are whole and 0 or more, in US dollars; what is left out is nothing, one piece, one box, unknown. */
export interface CustomsInput {
  readonly country: CustomsCountry
  /** The day customs is expected to clear it, not the day of the question. */
  readonly day: Day
  readonly declaredCents: Cents
  readonly freightCents?: Cents
  readonly insuranceCents?: Cents
  readonly weight: Measure
  readonly category?: CustomsCategory
  /** Country the goods were made in, as an ISO 3166 code; null is unknown and earns no preference. */
  readonly origin?: string | null
  readonly mode?: CustomsMode
  /** The most pieces of one kind. */
  readonly units?: number
  readonly boxes?: number
  /** Whether the seller collects the taxes under the destination's programme. */
  readonly programme?: boolean
}

/** One charge: from the lowest to the highest amount, and why. */
export interface CustomsLine {
  readonly kind: CustomsKind
  readonly name: string | null
  readonly lowCents: Cents
  readonly highCents: Cents
  readonly reason:
    | {
        readonly by: 'rate'
        readonly rate: CustomsRate
        readonly base: readonly CustomsBase[]
        readonly baseLowCents: Cents
        readonly baseHighCents: Cents
        readonly inside: boolean
        readonly aboveCents: Cents
        readonly minusCents: Cents
      }
    | { readonly by: 'kilogram' | 'box' | 'parcel'; readonly cents: Cents }
  readonly confidence: Confidence
  readonly sources: readonly CustomsSource[]
}

/** What one regime asks for; the lines sum to both totals. */
export interface RegimeEstimate {
  readonly regime: string
  readonly title: string | null
  readonly practice: boolean
  readonly lines: readonly CustomsLine[]
  readonly lowCents: Cents
  readonly highCents: Cents
  /** Of the least sure part. */
  readonly confidence: Confidence
  readonly source: CustomsSource
  readonly validFrom: Day | null
  readonly validTo: Day | null
}

export type CustomsEstimate =
  | {
      readonly ok: true
      /** The first regime that takes the parcel. */
      readonly applies: RegimeEstimate
      /** Others that take it too: practice of carriers, or what holds when a condition is not met at the border. */
      readonly also: readonly RegimeEstimate[]
    }
  | {
      readonly ok: false
      /** `over_limit`: an ordinary import, with a customs agent. `no_rule`: nothing is known for such a parcel. */
      readonly code: 'over_limit' | 'no_rule'
      readonly limits: readonly CustomsLimit[]
    }

const reasonOf = (
  { step, rate, low, high }: CompiledLine,
  terms: CustomsTerms,
): CustomsLine['reason'] => {
  const { charge } = step
  if (charge.by !== 'rate') return { by: charge.by, cents: charge.cents }
  return {
    by: 'rate',
    rate: rate ?? { low: 0, high: 0 },
    base: charge.base,
    baseLowCents: low.base ? centsOf(low.base, terms) : 0,
    baseHighCents: high.base ? centsOf(high.base, terms) : 0,
    inside: charge.inside ?? false,
    aboveCents: charge.aboveCents ?? 0,
    minusCents: charge.minusCents ?? 0,
  }
}

const estimateRegime = (
  { rule, linesOf }: CompiledRule,
  category: CustomsCategory,
  terms: CustomsTerms,
): RegimeEstimate => {
  const lines = linesOf(category).map((line): CustomsLine => ({
    kind: line.step.kind,
    name: line.step.name,
    lowCents: centsOf(line.low.amount, terms),
    highCents: centsOf(line.high.amount, terms),
    reason: reasonOf(line, terms),
    confidence: line.confidence,
    sources: line.sources,
  }))
  return {
    regime: rule.regime,
    title: rule.data.title,
    practice: rule.data.practice,
    lines,
    lowCents: sum(lines.map(({ lowCents }) => lowCents)),
    highCents: sum(lines.map(({ highCents }) => highCents)),
    confidence: lines.reduce((least, line) => lessSure(least, line.confidence), rule.confidence),
    source: rule.source,
    validFrom: rule.validFrom,
    validTo: rule.validTo,
  }
}

const grainsOf = (weight: Measure): bigint => {
  const { numerator, denominator } = weightIn('kg', weight)
  return numerator * (GRAINS_PER_KILOGRAM / denominator)
}

/** The charges of a parcel by the rules in force on its day, or why there is no estimate. */
export const estimateCustoms = (
  compiled: CompiledCustoms,
  input: CustomsInput,
): CustomsEstimate => {
  const { declaredCents, freightCents = 0, insuranceCents = 0, category = 'other' } = input
  const weightGrains = grainsOf(input.weight)
  const terms: CustomsTerms = [
    BigInt(declaredCents),
    BigInt(freightCents),
    BigInt(insuranceCents),
    BigInt(input.boxes ?? 1),
    weightGrains,
    1n,
  ]
  const facts: CustomsFacts = {
    category,
    origin: input.origin ?? null,
    mode: input.mode ?? 'courier',
    declaredCents,
    cifCents: declaredCents + freightCents + insuranceCents,
    weightGrains,
    units: input.units ?? 1,
    programme: input.programme ?? false,
  }
  const tried = rulesInForce(compiled, input.country, input.day).map((rule) => ({
    rule,
    missed: limitsMissed(rule.rule.data.when, facts),
  }))
  const [applies, ...also] = tried
    .filter(({ missed }) => missed?.length === 0)
    .map(({ rule }) => estimateRegime(rule, category, terms))
  if (applies) return { ok: true, applies, also }
  // The regime that comes nearest says what is too much.
  const limits = tried
    .flatMap(({ missed }) => (missed ? [missed] : []))
    .reduce((least, missed) => (missed.length < least.length ? missed : least), [...CUSTOMS_LIMITS])
  const isOver = tried.some(({ missed }) => missed !== null)
  return isOver
    ? { ok: false, code: 'over_limit', limits }
    : { ok: false, code: 'no_rule', limits: [] }
}
