// What parcels and cartons cost by a rate card: the lines that quote any shipment, applied to what a plan packs.
import { type Cents, multiply, sum } from '../money.ts'
import { refusalOf } from '../quote-limits.ts'
import { type BilledRow, quoteLines } from '../quote-lines.ts'
import type { QuoteInput, QuoteRefusal } from '../quote-types.ts'
import type { ConsolidationFees, RateCard } from '../rate-card.ts'
import type { Tariff, TariffService } from '../shipping-tariff.ts'
import { freightLine, shownMeasures } from '../tariff.ts'
import { weightGrains } from '../units.ts'
import { measurePiece, type Piece } from '../volumetric.ts'
import type { ConsolidationPiece } from './consolidation-types.ts'
import type { Counts, Group, GroupPrices } from './fit-boxes.ts'
import type { PackingBox } from './packing-box.ts'

export type Pieces = readonly ConsolidationPiece[]
export type Boxes = readonly PackingBox[]

const countOf = (counts: Counts): number => counts.reduce((all, count) => all + count, 0)

/** A carton with what is in it, to the grain: the outside is billed, everything inside is weighed. */
const inCarton = (box: PackingBox, pieces: Pieces, counts: Counts): Piece => ({
  ...measurePiece(box.tare, box.outer),
  weight: pieces.reduce(
    (total, { weight }, index) => total + weightGrains(weight) * BigInt(counts[index] ?? 0),
    weightGrains(box.tare),
  ),
})

/** What the search compares: freight, handling and the carton, with the fee for each piece that goes in. */
export const pricesBy = (
  card: RateCard,
  fees: ConsolidationFees,
  pieces: Pieces,
  boxes: Boxes,
): GroupPrices => {
  const shipping = (piece: Piece) => freightLine(card, piece, 1).cents + card.handlingCents
  return {
    inBox: (index, counts) => {
      const box = boxes[index]
      if (!box) return null
      const fee = multiply(fees.perPieceCents, countOf(counts))
      return shipping(inCarton(box, pieces, counts)) + box.priceCents + fee
    },
    alone: (index) => {
      const piece = pieces[index]
      return piece ? shipping(measurePiece(piece.weight, piece.box)) : null
    },
  }
}

/** Freight and what belongs to it; insurance, taxes and other wishes cost the same either way. */
const FREIGHT_ONLY: QuoteInput = {
  pieces: [],
  insurance: false,
  packaging: false,
  repacking: false,
  residential: false,
  consolidate: false,
  services: null,
}

export interface Price {
  readonly refusal: QuoteRefusal | null
  readonly cents: Cents
  /** Nobody has confirmed one of the amounts yet. */
  readonly example: boolean
}

/** A parcel as it is billed; `place` counts from 1. */
export const rowOf = (piece: Piece, quantity: number, place: number): BilledRow => ({
  piece,
  quantity,
  place,
  goods: 'parcel',
  restricted: null,
  measures: shownMeasures(piece),
})

/** The lines that quote any shipment, so that plan, calculator and invoice agree. */
export const priceOf = (rows: readonly BilledRow[], way: TariffService, tariff: Tariff): Price => {
  const refusal = refusalOf(way, rows, rows, 0)
  const shipment = { rows, surcharged: rows, pieces: rows.length, declaredCents: 0 }
  const lines = quoteLines(FREIGHT_ONLY, tariff, way.card, shipment)
  return {
    refusal,
    cents: sum(lines.map(({ cents }) => cents)),
    example: lines.some(({ cents, example }) => example && cents > 0),
  }
}

/** A group as a parcel that is billed. */
export const billedPiece = (group: Group, pieces: Pieces, boxes: Boxes): Piece | null => {
  const box = group.box === null ? undefined : boxes[group.box]
  if (box) return inCarton(box, pieces, group.counts)
  const piece = pieces[group.counts.findIndex((count) => count > 0)]
  return piece ? measurePiece(piece.weight, piece.box) : null
}

/** For each piece that goes into a box, at least the minimum; nothing where none does. */
export const feeOf = (fees: ConsolidationFees, groups: readonly Group[]): Cents => {
  const boxed = sum(groups.map(({ box, counts }) => (box === null ? 0 : countOf(counts))))
  return boxed === 0 ? 0 : Math.max(multiply(fees.perPieceCents, boxed), fees.minimumCents)
}
