// A few cartons and tariffs in round numbers, so that tests can be followed by hand.
import { AIR_CARD, SEA_CARD } from '../default-tariff.ts'
import type { Tariff, TariffService } from '../shipping-tariff.ts'
import type { Box, Length, Measure } from '../units.ts'
import type { ConsolidationPiece } from './consolidation-types.ts'
import type { PackingBox } from './packing-box.ts'

const inches = (value: number): Length => ({ thousandths: Math.round(value * 1000), unit: 'in' })
export const pounds = (value: number): Measure => ({
  thousandths: Math.round(value * 1000),
  unit: 'lb',
})
export const sides = (length: number, width: number, height: number): Box => ({
  length: inches(length),
  width: inches(width),
  height: inches(height),
})

/** A carton whose walls take no room, so that a foot of goods is a foot of freight. */
const carton = (name: string, side: number, tare: number, priceCents: number): PackingBox => ({
  name,
  inner: sides(side, side, side),
  outer: sides(side, side, side),
  tare: pounds(tare),
  maxWeight: pounds(60),
  priceCents,
  confirmed: true,
})

export const CARTONS: readonly PackingBox[] = [
  carton('half a foot', 6, 0.5, 100),
  carton('a foot', 12, 1, 200),
  carton('a foot and a half', 18, 2, 400),
]

const way = (card: TariffService['card'], minDays: number, maxDays: number): TariffService => ({
  service: card.service,
  card,
  minDays,
  maxDays,
  suspension: null,
})

/** The shop's sea and air cards; two dollars for each parcel put in, at least five. */
export const TARIFF: Tariff = {
  destination: {
    code: 've-caracas',
    country: 've',
    remoteCents: 0,
    remoteConfirmed: true,
    taxBasisPoints: 1500,
    taxConfirmed: true,
    taxIncluded: false,
  },
  services: [way(AIR_CARD, 3, 10), way(SEA_CARD, 25, 35)],
  consolidation: { version: 'test-1', perPieceCents: 200, minimumCents: 500, confirmed: true },
}

export const parcel = (
  box: Box,
  weight: Measure,
  rest: Partial<ConsolidationPiece> = {},
): ConsolidationPiece => ({
  box,
  weight,
  quantity: 1,
  thisSideUp: false,
  measured: true,
  ...rest,
})
