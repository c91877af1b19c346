// Parcels in dollars, as tables of duties are written, asked of the built-in rules.
import { compileCustoms } from './customs-book.ts'
import { BUILT_IN_CUSTOMS_RULES } from './customs-rules/built-in.ts'
import { type CustomsInput, estimateCustoms } from './customs.ts'

export const builtInBook = compileCustoms(BUILT_IN_CUSTOMS_RULES)
export const DAY = '2026-11-28'

/** In dollars, as the figures below are. */
export interface Parcel extends Pick<
  CustomsInput,
  'country' | 'category' | 'origin' | 'programme' | 'mode' | 'units'
> {
  fob: number
  freight?: number
  insurance?: number
  kg?: number
  day?: string
}
const cents = (dollars = 0) => Math.round(dollars * 100)

export const asked = ({ fob, freight, insurance, kg = 1, day = DAY, ...rest }: Parcel) =>
  estimateCustoms(builtInBook, {
    ...rest,
    day,
    declaredCents: cents(fob),
    freightCents: cents(freight),
    insuranceCents: cents(insurance),
    weight: { thousandths: Math.round(kg * 1000), unit: 'kg' },
  })

export const dollars = ({ lowCents, highCents }: { lowCents: number; highCents: number }) => [
  lowCents / 100,
  highCents / 100,
]

/** Lowest and highest amount by the regime that applies, or the whole refusal. */
export const total = (parcel: Parcel) => {
  const estimate = asked(parcel)
  return estimate.ok ? dollars(estimate.applies) : estimate
}
