// What a price depends on beside the cards: the tax of a country, the surcharge of a city, the days of a route.
import type { Cents } from './money.ts'
import { PRICED_SERVICES } from './shipping-services.ts'
import type { Tariff } from './shipping-tariff.ts'

/** What there are versions of: of a country its tax; of a city its surcharge and, by service, its days. */
export const NETWORK_FIGURES = ['tax', 'remote', ...PRICED_SERVICES] as const
export type FigureName = (typeof NETWORK_FIGURES)[number]

export type NetworkFigure =
  | {
      readonly kind: 'tax'
      /** The shop's rate of duties and taxes, of the declared value; null: the one of the settings. */
      readonly taxBasisPoints: number | null
      /** Whether it is agreed; until then what it gives is marked as an example. */
      readonly confirmed: boolean
      /** The rate is all the shopper pays, and the shop bears whatever else customs ask. Old versions say nothing: no. */
      readonly included?: boolean | undefined
    }
  | { readonly kind: 'remote'; readonly remoteCents: Cents; readonly confirmed: boolean }
  | {
      readonly kind: 'days'
      /** Whether the service goes there at all. */
      readonly served: boolean
      /** Days in transit from Miami, 1 to 365. */
      readonly minDays: number
      readonly maxDays: number
    }

/** Which kind of figure a name stands for. */
export const figureKind = (name: FigureName): NetworkFigure['kind'] =>
  name === 'tax' || name === 'remote' ? name : 'days'

/**
 * The tariff with one figure as it would be. `usualTax`: basis points of the settings. A service that is not served
 * falls out; one that was not cannot come in, because its card is not there.
 */
export const withFigure = (
  tariff: Tariff,
  name: FigureName,
  figure: NetworkFigure,
  usualTax: number,
): Tariff => {
  const { destination } = tariff
  if (figure.kind === 'tax') {
    const taxBasisPoints = figure.taxBasisPoints ?? usualTax
    return {
      ...tariff,
      destination: {
        ...destination,
        taxBasisPoints,
        taxConfirmed: figure.confirmed,
        taxIncluded: figure.included ?? false,
      },
    }
  }
  if (figure.kind === 'remote') {
    const { remoteCents, confirmed: remoteConfirmed } = figure
    return { ...tariff, destination: { ...destination, remoteCents, remoteConfirmed } }
  }
  const { served, minDays, maxDays } = figure
  return {
    ...tariff,
    services: tariff.services.flatMap((way) => {
      if (way.service !== name) return [way]
      return served ? [{ ...way, minDays, maxDays }] : []
    }),
  }
}
