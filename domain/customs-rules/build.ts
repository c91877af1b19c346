// Short ways to write rules down, so that a country's file reads like its table of duties.
import type {
  CategoryRate,
  Confidence,
  CustomsBase,
  CustomsCountry,
  CustomsKind,
  CustomsRate,
  CustomsRule,
  CustomsSource,
  CustomsStep,
  Day,
  RateCharge,
  RegimeData,
} from '../customs-rule.ts'

interface Known {
  readonly confidence: Confidence
  readonly sources: readonly CustomsSource[]
}

/** Percent as basis points, exact for the two decimals tables use. */
const points = (percent: number): number => Math.round(percent * 100)

/** `16` or `[15, 35]` percent. */
type Percent = number | readonly [low: number, high: number]

const rateOf = (percent: Percent): CustomsRate =>
  typeof percent === 'number'
    ? { low: points(percent), high: points(percent) }
    : { low: points(percent[0]), high: points(percent[1]) }

/** A rate of one category, with its own source. */
export const ofCategory = (
  percent: Percent,
  confidence: Confidence,
  source: CustomsSource,
): CategoryRate => ({ ...rateOf(percent), confidence, source })

/** A share of bases; `percent` is null when only the categories in `more` are charged. */
export const share = (
  kind: CustomsKind,
  name: string | null,
  percent: Percent | null,
  base: readonly CustomsBase[],
  { confidence, sources }: Known,
  more: Partial<RateCharge> = {},
): CustomsStep => ({
  kind,
  name,
  charge: { by: 'rate', rate: percent === null ? null : rateOf(percent), base, ...more },
  confidence,
  sources,
})

/** US cents per kilogram, box or parcel. */
export const amount = (
  kind: CustomsKind,
  name: string | null,
  by: 'kilogram' | 'box' | 'parcel',
  cents: number,
  { confidence, sources }: Known,
): CustomsStep => ({ kind, name, charge: { by, cents }, confidence, sources })

export interface RegimeWords extends Partial<RegimeData> {
  readonly confidence: Confidence
  readonly source: CustomsSource
  readonly from?: Day
  readonly to?: Day
}

/** One version of a regime; ranks follow the order of the list. */
export const regime =
  (code: string, words: RegimeWords) =>
  (country: CustomsCountry, rank: number): CustomsRule => {
    const { confidence, source, from = null, to = null, when = {}, steps = [] } = words
    return {
      country,
      regime: `${country}.${code}`,
      validFrom: from,
      validTo: to,
      confidence,
      source,
      data: {
        rank,
        title: null,
        practice: words.practice ?? false,
        withdrawn: false,
        when,
        steps,
      },
    }
  }

/** The regimes of a country in the order they are tried. */
export const countryRules = (
  country: CustomsCountry,
  regimes: readonly ReturnType<typeof regime>[],
): readonly CustomsRule[] => regimes.map((make, index) => make(country, (index + 1) * 10))
