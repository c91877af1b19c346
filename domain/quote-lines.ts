// The lines of one service's price: freight per piece, what comes on top of it, and the shop's taxes.
import { insurancePremium } from './insurance.ts'
import { percentOf, sum } from './money.ts'
import { lengthPlusGirth, type MeasuredRow } from './quote-limits.ts'
import type { QuoteInput, QuoteLine } from './quote-types.ts'
import type { RateCard, Surcharge } from './rate-card.ts'
import type { Tariff } from './shipping-tariff.ts'
import { freightLine, type shownMeasures } from './tariff.ts'
import { grainsPerLength, grainsPerWeight } from './units.ts'
import type { Piece } from './volumetric.ts'

/** A parcel that is billed, with what is shown of it. */
export interface BilledRow extends MeasuredRow {
  readonly measures: ReturnType<typeof shownMeasures>
}

export interface Shipment {
  /** The parcels it travels as. */
  readonly rows: readonly BilledRow[]
  /** What size and weight are surcharged of: those parcels, or single pieces where the shop packs as it likes. */
  readonly surcharged: readonly BilledRow[]
  /** Pieces as they came in, before any was put together. */
  readonly pieces: number
  readonly declaredCents: number
}

const freightLines = (card: RateCard, rows: readonly BilledRow[]): QuoteLine[] => {
  const lines = rows.map(({ piece, place, quantity, measures }): QuoteLine => {
    const { cents, reason } = freightLine(card, piece, place, measures)
    return {
      code: 'freight',
      cents: cents * quantity,
      example: !card.confirmed,
      reason: { ...reason, quantity, centsEach: cents },
    }
  })
  const { minimumCents } = card
  const missing = minimumCents - sum(lines.map((line) => line.cents))
  if (missing <= 0) return lines
  const example = !card.confirmed
  return [...lines, { code: 'minimum_charge', cents: missing, example, reason: { minimumCents } }]
}

const reaches = (surcharge: Surcharge, piece: Piece, fromThousandths: number): boolean => {
  if (surcharge.code === 'overweight')
    return piece.weight * 1000n >= grainsPerWeight(surcharge.unit) * BigInt(fromThousandths)
  const side = surcharge.measure === 'longest_side' ? piece.sides[0] : lengthPlusGirth(piece.sides)
  return side * 1000 >= grainsPerLength(surcharge.unit) * fromThousandths
}

/** The dearest step reached counts, so that a bigger piece is never cheaper, whatever the steps say. */
const surchargeLine = (card: RateCard, surcharge: Surcharge, row: BilledRow): QuoteLine | null => {
  let reached: Surcharge['steps'][number] | null = null
  for (const step of surcharge.steps)
    if (reaches(surcharge, row.piece, step.fromThousandths) && step.cents > (reached?.cents ?? 0))
      reached = step
  if (!reached) return null
  return {
    code: surcharge.code,
    cents: reached.cents * row.quantity,
    example: !card.extrasConfirmed,
    reason: {
      piece: row.place,
      quantity: row.quantity,
      centsEach: reached.cents,
      measure: surcharge.code === 'overweight' ? 'weight' : surcharge.measure,
      fromThousandths: reached.fromThousandths,
      unit: surcharge.unit,
    },
  }
}

const perPiece = (
  code: 'handling' | 'packaging' | 'repacking',
  card: RateCard,
  centsEach: number,
  quantity: number,
): QuoteLine[] => {
  if (centsEach === 0) return []
  const reason = { piece: null, quantity, centsEach }
  return [{ code, cents: centsEach * quantity, example: !card.extrasConfirmed, reason }]
}

const insuranceLine = (card: RateCard, declaredCents: number): QuoteLine => {
  const cents = insurancePremium(declaredCents, card.insurance)
  const { basisPoints, freeCents, minimumCents } = card.insurance
  return {
    code: 'insurance',
    cents,
    example: !card.extrasConfirmed,
    reason: {
      declaredCents,
      basisPoints,
      freeCents,
      minimumApplied: cents > 0 && cents === minimumCents,
    },
  }
}

const consolidationLine = ({ consolidation }: Tariff, quantity: number): QuoteLine => {
  const { perPieceCents: centsEach, minimumCents, version, confirmed } = consolidation
  const asked = centsEach * quantity
  return {
    code: 'consolidation',
    cents: Math.max(asked, minimumCents),
    example: !confirmed,
    reason: { piece: null, quantity, centsEach, minimumApplied: asked < minimumCents, version },
  }
}

/** In the order they are shown. */
export const quoteLines = (
  input: QuoteInput,
  tariff: Tariff,
  card: RateCard,
  { rows, surcharged, pieces, declaredCents }: Shipment,
): QuoteLine[] => {
  const { destination } = tariff
  const billed = rows.reduce((count, row) => count + row.quantity, 0)
  const lines = freightLines(card, rows)
  for (const surcharge of card.surcharges)
    for (const row of surcharged) {
      const line = surchargeLine(card, surcharge, row)
      if (line) lines.push(line)
    }
  lines.push(...perPiece('handling', card, card.handlingCents, billed))
  if (destination.remoteCents > 0) {
    const { remoteCents: cents, remoteConfirmed } = destination
    lines.push({ code: 'remote_area', cents, example: !remoteConfirmed, reason: null })
  }
  if (input.residential && card.residentialCents > 0) {
    const { residentialCents: cents, extrasConfirmed } = card
    lines.push({ code: 'residential', cents, example: !extrasConfirmed, reason: null })
  }
  if (input.consolidate && pieces > 1) lines.push(consolidationLine(tariff, pieces))
  if (input.repacking) lines.push(...perPiece('repacking', card, card.repackingCents, pieces))
  if (input.packaging) lines.push(...perPiece('packaging', card, card.packagingCents, billed))
  if (input.insurance) lines.push(insuranceLine(card, declaredCents))
  const { taxBasisPoints: basisPoints, taxConfirmed } = destination
  lines.push({
    code: 'taxes',
    cents: percentOf(declaredCents, basisPoints),
    example: !taxConfirmed,
    reason: { declaredCents, basisPoints },
  })
  return lines
}
