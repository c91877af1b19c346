// Makes sums of whole numbers out of customs rules once, so that an estimate is a few multiplications and no fraction.
import type {
  AmountCharge,
  CategoryRate,
  CustomsBase,
  CustomsCategory,
  CustomsStep,
} from './customs-rule.ts'
import { type Cents, sum } from './money.ts'
import {
  add,
  over,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  roundSafely,
  times,
  ZERO,
} from './rational.ts'

/** The amounts every charge is a sum of. */
export interface CustomsTerms {
  readonly declaredCents: Cents
  readonly freightCents: Cents
  readonly insuranceCents: Cents
  readonly boxes: number
  /** In whole grains, GRAINS_PER_KILOGRAM to the kilogram. */
  readonly weightGrains: bigint
}

/** Fine enough for every unit of weight to have a whole number of grains. */
export const GRAINS_PER_KILOGRAM = 1_600_000_000_000n

/** Σ share × term ÷ divisor, all whole numbers; the terms are those above and, last, 1. Only its share may be negative. */
interface WeightedSum {
  readonly shares: readonly [number, number, number, number]
  readonly constant: number
  readonly divisor: number
  /** Whether plain numbers hold the shares exactly and nothing is charged by weight. */
  readonly isPlain: boolean
  readonly bigShares: readonly bigint[]
  readonly bigDivisor: bigint
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

type Shares = readonly [Rational, Rational, Rational, Rational, Rational, Rational]
type End = 'low' | 'high'

const six = (each: (index: number) => Rational): Shares => [
  each(0),
  each(1),
  each(2),
  each(3),
  each(4),
  each(5),
]
const shares = (place: number, share: Rational): Shares =>
  six((index) => (index === place ? share : ZERO))
const NOTHING = shares(0, ZERO)
const ONE = rational(1)
const plus = (a: Shares, b: Shares): Shares =>
  six((index) => add(a[index] ?? ZERO, b[index] ?? ZERO))
const scaled = (a: Shares, factor: Rational): Shares =>
  six((index) => times(a[index] ?? ZERO, factor))

const [DECLARED, FREIGHT, INSURANCE] = [shares(0, ONE), shares(1, ONE), shares(2, ONE)]
const GIVEN: ReadonlyMap<CustomsBase, Shares> = new Map([
  ['declared', DECLARED],
  ['freight', FREIGHT],
  ['insurance', INSURANCE],
  ['cif', plus(DECLARED, plus(FREIGHT, INSURANCE))],
])

const lcm = (a: bigint, b: bigint): bigint => b * rational(a, b).numerator

/** Half of what a plain number holds exactly: a rounding doubles. */
const PLAIN_LIMIT = 2 ** 52

const weightedSum = (terms: Shares): WeightedSum => {
  const bigDivisor = terms.reduce((divisor, { denominator }) => lcm(divisor, denominator), 1n)
  const bigShares = terms.map(
    ({ numerator, denominator }) => numerator * (bigDivisor / denominator),
  )
  const [declared = 0, freight = 0, insurance = 0, boxes = 0, weight = 0, constant = 0] =
    bigShares.map(Number)
  const divisor = Number(bigDivisor)
  return {
    shares: [declared, freight, insurance, boxes],
    constant,
    divisor,
    isPlain: weight === 0 && divisor < PLAIN_LIMIT && Math.abs(constant) < PLAIN_LIMIT,
    bigShares,
    bigDivisor,
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
export const centsOf = (amount: WeightedSum, terms: CustomsTerms): Cents => {
  const { declaredCents, freightCents, insuranceCents, boxes, weightGrains } = terms
  const [declared, freight, insurance, box] = amount.shares
  const positive =
    declared * declaredCents + freight * freightCents + insurance * insuranceCents + box * boxes
  // Every part is whole and none is negative: a small sum had exact parts.
  if (amount.isPlain && positive < PLAIN_LIMIT)
    return Math.max(0, roundSafely(positive + amount.constant, amount.divisor))
  const values = [declaredCents, freightCents, insuranceCents, boxes].map(BigInt)
  const exact = [...values, weightGrains, 1n].reduce(
    (all, value, index) => all + value * (amount.bigShares[index] ?? 0n),
    0n,
  )
  return Math.max(0, sum([Number(roundHalfAwayFromZero(exact, amount.bigDivisor))]))
}
