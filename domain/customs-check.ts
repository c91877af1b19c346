// Says what is wrong with a customs rule before anybody is told an amount by it.
import {
  type Confidence,
  CUSTOMS_BASES,
  CUSTOMS_KINDS,
  type CustomsRate,
  type CustomsRule,
  type CustomsStep,
  type CustomsWhen,
  isUncertain,
  type RateCharge,
} from './customs-rule.ts'

export const CUSTOMS_FAULTS = [
  'days_reversed',
  'limits_reversed',
  'kind_twice',
  'base_missing',
  'base_unknown',
  'rate_missing',
  'rate_reversed',
  'rate_too_high',
  'range_needed',
  'deduction_too_large',
] as const
export type CustomsFault = (typeof CUSTOMS_FAULTS)[number]

/** What is wrong, and with which step (from 0); null concerns the whole rule. */
export interface CustomsRuleFault {
  readonly code: CustomsFault
  readonly step: number | null
}

/** Ten times the value: beyond it a rate is a slip of the pen. */
const MOST_BASIS_POINTS = 100_000

const lowestCents = (when: CustomsWhen): number =>
  Math.max(when.aboveCents ?? 0, when.fromCents ?? 0)

const rateFaults = (rate: CustomsRate, confidence: Confidence, isInside: boolean) => {
  const found: CustomsFault[] = []
  if (rate.low > rate.high) found.push('rate_reversed')
  if (rate.high > (isInside ? 9_999 : MOST_BASIS_POINTS)) found.push('rate_too_high')
  if (isUncertain(confidence) && rate.low >= rate.high) found.push('range_needed')
  return found
}

/** Amounts taken off must never make a charge negative, or a dearer parcel could cost less. */
const isTooMuchOff = (charge: RateCharge, rates: readonly CustomsRate[], when: CustomsWhen) => {
  const { aboveCents = 0, minusCents = 0, base } = charge
  if (aboveCents === 0 && minusCents === 0) return false
  const covered = base.includes('cif') || (base.includes('declared') && when.limitsOf !== 'cif')
  const least = covered ? lowestCents(when) - aboveCents : -1
  return least < 0 || rates.some(({ low }) => least * low < minusCents * 10_000)
}

const chargeFaults = (step: CustomsStep, earlier: readonly string[], when: CustomsWhen) => {
  const { charge, confidence } = step
  // One amount is a single figure.
  if (charge.by !== 'rate') return isUncertain(confidence) ? (['range_needed'] as const) : []
  const own = Object.values(charge.categories ?? {})
  const rates = [...(charge.rate ? [{ ...charge.rate, confidence }] : []), ...own]
  const given = CUSTOMS_BASES.filter((base) => !CUSTOMS_KINDS.some((kind) => kind === base))
  const known = [...given, ...earlier]
  const found: CustomsFault[] = rates.flatMap((rate) =>
    rateFaults(rate, rate.confidence, charge.inside ?? false),
  )
  if (rates.length === 0) found.push('rate_missing')
  if (charge.base.length === 0) found.push('base_missing')
  if (charge.base.some((base) => !known.includes(base))) found.push('base_unknown')
  if (isTooMuchOff(charge, rates, when)) found.push('deduction_too_large')
  return found
}

/**
 * Everything that is wrong with a rule: days or limits the wrong way round, two steps of one kind, a rate of nothing or
 * of something computed later, a single figure where only a range may be told, deductions that could exceed a charge.
 */
export const customsRuleFaults = ({
  validFrom,
  validTo,
  data,
}: CustomsRule): CustomsRuleFault[] => {
  const { when, steps } = data
  const whole: CustomsFault[] = []
  if (validFrom !== null && validTo !== null && validFrom > validTo) whole.push('days_reversed')
  const most = Math.min(when.upToCents ?? Infinity, (when.belowCents ?? Infinity) - 1)
  const least = Math.max((when.aboveCents ?? -1) + 1, when.fromCents ?? 0)
  if (least > most) whole.push('limits_reversed')
  const kinds = steps.map(({ kind }) => kind)
  return [
    ...whole.map((code) => ({ code, step: null })),
    ...steps.flatMap((step, index) => [
      ...(kinds.indexOf(step.kind) < index ? [{ code: 'kind_twice' as const, step: index }] : []),
      ...[...new Set(chargeFaults(step, kinds.slice(0, index), when))].map((code) => ({
        code,
        step: index,
      })),
    ]),
  ]
}
