// The figures of the network that hold at a moment: a tax, a surcharge, and the routes that are served with their days.
import { nextStart, versionAt } from '#domain/dated-versions.ts'
import { type FigureName, NETWORK_FIGURES, type NetworkFigure } from '#domain/network-figures.ts'
import { PRICED_SERVICES, type PricedService } from '#domain/shipping-services.ts'
import { figureKey, type Network } from './network.ts'
import type { NetworkVersionRow } from './network-version.entity.ts'

interface Named {
  /** A country for its tax, otherwise a destination. */
  place: string
  figure: FigureName
}

export const figureRowAt = (
  { figures }: Network,
  { place, figure }: Named,
  at: Date,
): NetworkVersionRow | null => versionAt(figures.get(figureKey(place, figure)) ?? [], at)

/** Null before its first version. */
export const figureAt = <K extends NetworkFigure['kind']>(
  network: Network,
  kind: K,
  named: Named,
  at: Date,
): Extract<NetworkFigure, { kind: K }> | null => {
  const data = figureRowAt(network, named, at)?.data
  return data?.kind === kind ? (data as Extract<NetworkFigure, { kind: K }>) : null
}

export interface NetworkRoute {
  service: PricedService
  minDays: number
  maxDays: number
}

/** In the order of PRICED_SERVICES. */
export const routesAt = (network: Network, destination: string, at: Date): NetworkRoute[] =>
  PRICED_SERVICES.flatMap((service) => {
    const days = figureAt(network, 'days', { place: destination, figure: service }, at)
    if (!days?.served) return []
    return [{ service, minDays: days.minDays, maxDays: days.maxDays }]
  })

/** The figures of a place of which there is a version to come. */
export const comingFigures = ({ figures }: Network, place: string, at: Date): FigureName[] =>
  NETWORK_FIGURES.filter(
    (figure) => nextStart(figures.get(figureKey(place, figure)) ?? [], at) !== null,
  )
