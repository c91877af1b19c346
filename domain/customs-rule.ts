// What a customs rule is: a regime of one country as data, with the days it holds, its sources and how sure they are.
import type { Cents } from './money.ts'

/** Destinations with built-in rules, in the order they are offered. */
export const CUSTOMS_COUNTRIES = [
  'VE',
  'CO',
  'PE',
  'EC',
  'DO',
  'PA',
  'BR',
  'CL',
  'AR',
  'MX',
] as const
export type CustomsCountry = (typeof CUSTOMS_COUNTRIES)[number]

/**
 * What is in the parcel, in the words customs tables use. Tariff chapters behind them, for orientation: electronics 84,
 * 85; clothing 42, 61, 62, 64, 65; home 63, 69, 70, 73, 82, 94; toys 95; beauty 33, 34; auto parts 4011, 8409, 8708.
 */
export const CUSTOMS_CATEGORIES = [
  'electronics',
  'clothing_accessories',
  'home_garden',
  'toys',
  'health_beauty',
  'auto_parts',
  'other',
] as const
export type CustomsCategory = (typeof CUSTOMS_CATEGORIES)[number]

/** `courier` is any private carrier by air, `sea` a consolidated box, `postal` the official post. */
export const CUSTOMS_MODES = ['courier', 'sea', 'postal'] as const
export type CustomsMode = (typeof CUSTOMS_MODES)[number]

/**
 * How sure a figure is, surest first: two agreeing sources within 24 months; two agreeing or one clear and dated; one
 * plausible; one that is old or partly stated; undated, old or third-hand; an assumption.
 */
export const CONFIDENCES = [
  'high',
  'medium_high',
  'medium',
  'medium_low',
  'low',
  'very_low',
] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Kinds of charges; within a regime each kind stands once, so that later bases can name it. */
export const CUSTOMS_KINDS = [
  'duty',
  'duty_specific',
  'service_fee',
  'statistics',
  'fodinfa',
  'excise',
  'vat',
  'municipal_tax',
  'icms',
  'advance_tax',
  'flat',
  'all_in',
  'global',
] as const
export type CustomsKind = (typeof CUSTOMS_KINDS)[number]

/** What a rate is taken of; `cif` is declared value, freight and insurance together. */
export const CUSTOMS_BASES = ['declared', 'freight', 'insurance', 'cif', ...CUSTOMS_KINDS] as const
export type CustomsBase = (typeof CUSTOMS_BASES)[number]

/** A calendar day, `2026-01-29`; days compare as texts. */
export type Day = string

export interface CustomsSource {
  readonly title: string
  /** Null where only the publication is known. */
  readonly url: string | null
  /** Year, month or day of the fact (`2023-07`); null for undated pages. */
  readonly date: string | null
}

/** Basis points (1600 = 16 %) from lowest to highest. */
export interface CustomsRate {
  readonly low: number
  readonly high: number
}

/** A rate of one category, which may be surer or less sure than the step it refines. */
export interface CategoryRate extends CustomsRate {
  readonly confidence: Confidence
  readonly source: CustomsSource
}

/** A share of a base. */
export interface RateCharge {
  readonly by: 'rate'
  /** Of every category without a rate of its own; null when only the listed categories are charged. */
  readonly rate: CustomsRate | null
  readonly categories?: Readonly<Partial<Record<CustomsCategory, CategoryRate>>>
  readonly base: readonly CustomsBase[]
  /** Part of its own base («por dentro»): rate ÷ (1 − rate) of the base. */
  readonly inside?: boolean
  /** Taken off the base first: only the excess is charged. */
  readonly aboveCents?: Cents
  /** Taken off the result. */
  readonly minusCents?: Cents
}

/** An amount per kilogram of weight, per box or per parcel. */
export interface AmountCharge {
  readonly by: 'kilogram' | 'box' | 'parcel'
  readonly cents: Cents
}

export interface CustomsStep {
  readonly kind: CustomsKind
  /** The name people know it by there (IVA, ITBIS): the same in every language; null without one. */
  readonly name: string | null
  readonly charge: RateCharge | AmountCharge
  readonly confidence: Confidence
  readonly sources: readonly CustomsSource[]
}

/** When a regime takes a parcel; what is left out does not matter to it. */
export interface CustomsWhen {
  /** Which value the limits below are of; the declared one unless told. */
  readonly limitsOf?: 'declared' | 'cif'
  /** More than. */
  readonly aboveCents?: Cents
  /** At least. */
  readonly fromCents?: Cents
  /** At most. */
  readonly upToCents?: Cents
  /** Less than. */
  readonly belowCents?: Cents
  readonly upToGrams?: number
  /** Pieces of one kind in the parcel. */
  readonly upToUnits?: number
  readonly categories?: readonly CustomsCategory[]
  readonly notCategories?: readonly CustomsCategory[]
  /** Countries the goods were made in, as ISO 3166 codes. */
  readonly origins?: readonly string[]
  readonly notOrigins?: readonly string[]
  readonly modes?: readonly CustomsMode[]
  /** Only goods whose seller collects the taxes under the destination's programme (Brazil's Remessa Conforme). */
  readonly programme?: boolean
}

export interface RegimeData {
  /** Place in the order in which regimes are tried. */
  readonly rank: number
  /** A name in somebody's own words; the built-in ones are named by the dictionaries. */
  readonly title: string | null
  /** What carriers charge, not what a law says. */
  readonly practice: boolean
  /** From its first day on the regime no longer exists. */
  readonly withdrawn: boolean
  readonly when: CustomsWhen
  /** In the order they are computed; none means exempt. */
  readonly steps: readonly CustomsStep[]
}

/** One version of a regime. Both days are part of the time it holds; null is open. */
export interface CustomsRule {
  readonly country: CustomsCountry
  /** Code of the regime, `PE.express`. */
  readonly regime: string
  readonly validFrom: Day | null
  readonly validTo: Day | null
  readonly confidence: Confidence
  readonly source: CustomsSource
  readonly data: RegimeData
}

/** The less sure of two. */
export const lessSure = (a: Confidence, b: Confidence): Confidence =>
  CONFIDENCES.indexOf(a) < CONFIDENCES.indexOf(b) ? b : a

/** Whether a figure may only be told as a range. */
export const isUncertain = (confidence: Confidence): boolean =>
  confidence === 'low' || confidence === 'very_low'
