// Says whether a regime takes a parcel and, where it does not, which of its limits the parcel is over.
import { GRAINS_PER_KILOGRAM } from './customs-compile.ts'
import type { CustomsCategory, CustomsMode, CustomsWhen, Day } from './customs-rule.ts'
import type { Cents } from './money.ts'

/** What a regime looks at. */
export interface CustomsFacts {
  readonly category: CustomsCategory
  readonly origin: string | null
  readonly mode: CustomsMode
  readonly declaredCents: Cents
  readonly cifCents: Cents
  readonly weightGrains: bigint
  readonly units: number
  readonly programme: boolean
}

/** Limits of a regime a parcel can outgrow. */
export const CUSTOMS_LIMITS = ['value', 'weight', 'units'] as const
export type CustomsLimit = (typeof CUSTOMS_LIMITS)[number]

const GRAINS_PER_GRAM = GRAINS_PER_KILOGRAM / 1000n

const has = <T>(list: readonly T[] | undefined, value: T | null): boolean =>
  list === undefined || (value !== null && list.includes(value))

const isMeant = (when: CustomsWhen, { category, origin, mode, programme }: CustomsFacts): boolean =>
  has(when.categories, category) &&
  !when.notCategories?.includes(category) &&
  has(when.origins, origin) &&
  !(origin !== null && when.notOrigins?.includes(origin)) &&
  has(when.modes, mode) &&
  (!when.programme || programme)

/** The limits that a parcel is over; `null` when the regime is not meant for it at all, empty when it takes it. */
export const limitsMissed = (when: CustomsWhen, facts: CustomsFacts): CustomsLimit[] | null => {
  const cents = when.limitsOf === 'cif' ? facts.cifCents : facts.declaredCents
  const isTooSmall = cents <= (when.aboveCents ?? -1) || cents < (when.fromCents ?? 0)
  if (isTooSmall || !isMeant(when, facts)) return null
  const missed: CustomsLimit[] = []
  if (cents > (when.upToCents ?? Infinity) || cents >= (when.belowCents ?? Infinity))
    missed.push('value')
  if (when.upToGrams !== undefined && facts.weightGrains > BigInt(when.upToGrams) * GRAINS_PER_GRAM)
    missed.push('weight')
  if (facts.units > (when.upToUnits ?? Infinity)) missed.push('units')
  return missed
}

/** Whether a day lies within the days a rule holds, both ends included. */
export const holdsOn = (
  { validFrom, validTo }: { readonly validFrom: Day | null; readonly validTo: Day | null },
  day: Day,
): boolean => (validFrom ?? day) <= day && day <= (validTo ?? day)
