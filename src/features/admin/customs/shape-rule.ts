// A customs rule of what its fields hold, and what is wrong with it as a whole, at the field where it is told.
import { type CustomsFault, customsRuleFaults } from '#domain/customs-check.ts'
import type {
  CustomsCategory,
  CustomsCountry,
  CustomsRate,
  CustomsRule,
  CustomsStep,
  RateCharge,
} from '#domain/customs-rule.ts'
import type { Faults } from '#src/lib/form/kind.ts'

interface TypedRate {
  low?: number
  high?: number
}
interface TypedStep extends Omit<CustomsStep, 'charge'> {
  charge: {
    by: CustomsStep['charge']['by']
    rate: TypedRate
    cents?: number
    aboveCents?: number
    minusCents?: number
    base: RateCharge['base']
    inside: boolean
    categories: Record<CustomsCategory, TypedRate>
  }
}
interface TypedRule extends Omit<CustomsRule, 'country' | 'data'> {
  data: Omit<CustomsRule['data'], 'withdrawn' | 'steps'> & { steps: readonly TypedStep[] }
}

/** Null where both ends are empty; one end alone stands for both. */
const rateOf = ({ low, high }: TypedRate): CustomsRate | null => {
  const [from, to] = [low ?? high, high ?? low]
  return from === undefined || to === undefined ? null : { low: from, high: to }
}

/** Rates of categories that did not change keep what is known of them; new ones know what the charge does. */
function categoriesOf(
  { charge, confidence, sources }: TypedStep,
  known: CustomsStep['charge'] | undefined,
): RateCharge['categories'] {
  const before = known?.by === 'rate' ? known.categories : undefined
  const rates = Object.entries(charge.categories).flatMap(([name, typed]) => {
    const rate = rateOf(typed)
    if (!rate) return []
    const kept = before?.[name as CustomsCategory]
    if (kept?.low === rate.low && kept.high === rate.high) return [[name, kept]]
    const source = sources[0] ?? { title: '', url: null, date: null }
    return [[name, { ...rate, confidence, source }]]
  })
  return rates.length > 0
    ? (Object.fromEntries(rates) as NonNullable<RateCharge['categories']>)
    : undefined
}

function chargeOf(step: TypedStep, known: CustomsStep['charge'] | undefined): object {
  const { by, cents, rate, base, inside, aboveCents, minusCents } = step.charge
  if (by !== 'rate') return { by, cents }
  const categories = categoriesOf(step, known)
  // A sum has no order; the written one stays, so that nothing looks changed.
  const written = known?.by === 'rate' ? known.base : []
  return {
    by,
    rate: rateOf(rate),
    ...(categories && { categories }),
    base: [
      ...written.filter((each) => base.includes(each)),
      ...base.filter((each) => !written.includes(each)),
    ],
    ...(inside && { inside }),
    ...(aboveCents && { aboveCents }),
    ...(minusCents && { minusCents }),
  }
}

/** `base` is the version the form began with; null for a regime that is new. */
export function shapeRule(read: object, country: CustomsCountry, base: CustomsRule | null) {
  const { regime, data, ...rule } = read as TypedRule
  const stepOf = (step: TypedStep) => ({
    ...step,
    charge: chargeOf(step, base?.data.steps.find(({ kind }) => kind === step.kind)?.charge),
  })
  return {
    ...rule,
    country,
    regime: base?.regime ?? `${country}.${regime}`,
    data: { ...data, withdrawn: false, steps: data.steps.map(stepOf) },
  }
}

/** Where a fault of the whole is shown. */
const FIELD_OF: Record<CustomsFault, string> = {
  days_reversed: 'validTo',
  limits_reversed: 'data.when.upToCents',
  kind_twice: 'kind',
  base_missing: 'charge.base',
  base_unknown: 'charge.base',
  rate_missing: 'charge.rate.low',
  rate_reversed: 'charge.rate.high',
  rate_too_high: 'charge.rate.high',
  range_needed: 'charge.rate.high',
  deduction_too_large: 'charge.minusCents',
}

export const checkRule = (rule: CustomsRule): Faults =>
  Object.fromEntries(
    customsRuleFaults(rule)
      .toReversed()
      .map(({ code, step }) => [
        `rule.${step === null ? '' : `data.steps.${step}.`}${FIELD_OF[code]}`,
        code,
      ]),
  )
