// Makes sums of whole numbers out of customs rules once, so that an estimate is a few multiplications and no fraction.
import type {
  AmountCharge,
  CategoryRate,
  CustomsBase,
  CustomsCategory,
  CustomsStep,
} from './customs-rule.ts'
import type { Cents } from './money.ts'
import { add, over, type Rational, rational, times, toInteger, ZERO } from './rational.ts'

/** The amounts every charge is a sum of: cents of value, freight and insurance, boxes, whole grains of weight, and 1. */
export type CustomsTerms = readonly [bigint, bigint, bigint, bigint, bigint, 1n]

/** Fine enough for every unit of weight to have a whole number of grains. */
export const GRAINS_PER_KILOGRAM = 1_600_000_000_000n

/** Σ share × term ÷ divisor, all whole numbers. */
interface WeightedSum {
  readonly shares: readonly bigint[]
  readonly divisor: bigint
}

/** One end of a charge. */
export interface CompiledEnd {
  readonly amount: WeightedSum
  /** Null for charges that are no share of anything. */
  readonly base: WeightedSum | null
}

export interface CompiledLine {
  readonly step: CustomsStep
  /** The rate in force for the category; null for amounts. */
  readonly rate: { readonly low: number; readonly high: number } | null
  readonly confidence: CustomsStep['confidence']
  readonly sources: CustomsStep['sources']
  readonly low: CompiledEnd
  readonly high: CompiledEnd
}

/** One for each of the terms. */
type Shares = readonly Rational[]
type End = 'low' | 'high'

const shares = (place: number, share: Rational): Shares =>
  Array.from({ length: 6 }, (_, index) => (index === place ? share : ZERO))
const NOTHING = shares(0, ZERO)
const ONE = rational(1)
const plus = (a: Shares, b: Shares): Shares => a.map((share, index) => add(share, b[index] ?? ZERO))
const scaled = (a: Shares, factor: Rational): Shares => a.map((share) => times(share, factor))

const [DECLARED, FREIGHT, INSURANCE] = [shares(0, ONE), shares(1, ONE), shares(2, ONE)]
const GIVEN: ReadonlyMap<CustomsBase, Shares> = new Map([
  ['declared', DECLARED],
  ['freight', FREIGHT],
  ['insurance', INSURANCE],
  ['cif', plus(DECLARED, plus(FREIGHT, INSURANCE))],
])

const lcm = (a: bigint, b: bigint): bigint => b * rational(a, b).numerator

const weightedSum = (terms: Shares): WeightedSum => {
  const divisor = terms.reduce((all, { denominator }) => lcm(all, denominator), 1n)
  return {
    shares: terms.map(({ numerator, denominator }) => numerator * (divisor / denominator)),
    divisor,
  }
}

/** The rate of a step for a category; null when the category is not charged. */
const rateOf = ({ charge }: CustomsStep, category: CustomsCategory) =>
  charge.by === 'rate' ? (charge.categories?.[category] ?? charge.rate) : null

const isOwn = (rate: { low: number } | null): rate is CategoryRate =>
  rate !== null && 'confidence' in rate

const amountShares = ({ by, cents }: AmountCharge): Shares =>
  by === 'kilogram'
    ? shares(4, rational(cents, GRAINS_PER_KILOGRAM))
    : shares(by === 'box' ? 3 : 5, rational(cents))

const chargeShares = (
  { charge }: CustomsStep,
  rate: Rational,
  known: ReadonlyMap<CustomsBase, Shares>,
): { amount: Shares; base: Shares | null } => {
  if (charge.by !== 'rate') return { amount: amountShares(charge), base: null }
  const whole = charge.base.reduce((base, part) => plus(base, known.get(part) ?? NOTHING), NOTHING)
  const base = plus(whole, shares(5, rational(-(charge.aboveCents ?? 0))))
  const share = charge.inside ? over(rate, add(ONE, times(rate, rational(-1)))) : rate
  return { amount: plus(scaled(base, share), shares(5, rational(-(charge.minusCents ?? 0)))), base }
}

/** The lines of a regime for one category. Steps that do not charge it are left out. */
export const compileLines = (
  steps: readonly CustomsStep[],
  category: CustomsCategory,
): CompiledLine[] => {
  const charged = steps.filter((step) => step.charge.by !== 'rate' || rateOf(step, category))
  const endsOf = (end: End): CompiledEnd[] => {
    const known = new Map(GIVEN)
    return charged.map((step) => {
      const basisPoints = rateOf(step, category)?.[end] ?? 0
      const { amount, base } = chargeShares(step, rational(basisPoints, 10_000), known)
      known.set(step.kind, amount)
      return { amount: weightedSum(amount), base: base && weightedSum(base) }
    })
  }
  const highs = endsOf('high')
  return endsOf('low').map((low, index): CompiledLine => {
    const step = charged[index] as CustomsStep
    const own = rateOf(step, category)
    return {
      step,
      rate: own && { low: own.low, high: own.high },
      confidence: isOwn(own) ? own.confidence : step.confidence,
      sources: isOwn(own) ? [own.source] : step.sources,
      low,
      high: highs[index] as CompiledEnd,
    }
  })
}

/** The amount in cents, rounded once, half away from zero; never below zero. */
export const centsOf = ({ shares: parts, divisor }: WeightedSum, terms: CustomsTerms): Cents => {
  const whole = terms.reduce((all, term, place) => all + term * (parts[place] ?? 0n), 0n)
  return whole > 0n ? toInteger({ numerator: whole, denominator: divisor }) : 0
}
