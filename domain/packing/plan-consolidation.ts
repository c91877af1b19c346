// Says whether parcels are better put together, in which boxes, and what that saves or why it does not.
import { type Cents, sum } from '../money.ts'
import type { Tariff, TariffService } from '../shipping-tariff.ts'
import { freightLine } from '../tariff.ts'
import { measurePiece } from '../volumetric.ts'
import {
  billedPiece,
  type Boxes,
  feeOf,
  type Pieces,
  type Price,
  priceOf,
  pricesBy,
  rowOf,
} from './consolidation-prices.ts'
import {
  type ConsolidationAnswer,
  MAX_PLANNED_PIECES,
  type PlannedParcel,
  type ServicePlan,
} from './consolidation-types.ts'
import { cargoOf, containerOf } from './packing-box.ts'
import { planBoxes } from './plan-boxes.ts'

const countOf = (pieces: Pieces): number => sum(pieces.map(({ quantity }) => quantity))

interface Together extends Price {
  readonly parcels: readonly PlannedParcel[]
  readonly feeCents: Cents
  readonly otherCents: Cents
}

const putTogether = (
  pieces: Pieces,
  boxes: Boxes,
  way: TariffService,
  tariff: Tariff,
): Together | null => {
  const { consolidation: fees } = tariff
  const prices = pricesBy(way.card, fees, pieces, boxes)
  const plan = planBoxes(pieces.map(cargoOf), boxes.map(containerOf), prices)
  if (!plan) return null
  const billed = plan.groups.flatMap((group) => {
    const piece = billedPiece(group, pieces, boxes)
    return piece ? [{ group, piece }] : []
  })
  const parcels = billed.map(({ group: { box, counts, placed }, piece }, index): PlannedParcel => {
    const carton = box === null ? null : boxes[box]
    return {
      box,
      counts,
      placed,
      cartonCents: carton?.priceCents ?? 0,
      cartonExample: carton ? !carton.confirmed : false,
      freight: freightLine(way.card, piece, index + 1),
    }
  })
  const rows = billed.map(({ piece }, index) => rowOf(piece, 1, index + 1))
  const shipping = priceOf(rows, way, tariff)
  const feeCents = feeOf(fees, plan.groups)
  return {
    refusal: shipping.refusal,
    parcels,
    feeCents,
    otherCents: shipping.cents - sum(parcels.map(({ freight }) => freight.cents)),
    cents: shipping.cents + sum(parcels.map(({ cartonCents }) => cartonCents)) + feeCents,
    example:
      shipping.example ||
      (feeCents > 0 && !fees.confirmed) ||
      parcels.some(({ cartonExample }) => cartonExample),
  }
}

const answerOf = (pieces: Pieces, apart: Price, together: Together | null): ConsolidationAnswer => {
  if (countOf(pieces) < 2) return 'single_piece'
  if (!together) return 'no_box_fits'
  if (pieces.some(({ measured }) => !measured)) return 'not_measured'
  return !together.refusal && together.cents < apart.cents ? 'together' : 'apart_is_cheaper'
}

const planService = (
  pieces: Pieces,
  boxes: Boxes,
  way: TariffService,
  tariff: Tariff,
): ServicePlan => {
  const { service, minDays, maxDays } = way
  const rows = pieces.map(({ weight, box, quantity }, index) =>
    rowOf(measurePiece(weight, box), quantity, index + 1),
  )
  const apart = priceOf(rows, way, tariff)
  if (apart.refusal) return { service, ...apart.refusal }
  const together = countOf(pieces) > 1 ? putTogether(pieces, boxes, way, tariff) : null
  const answer = answerOf(pieces, apart, together)
  const comparable = together !== null && !together.refusal && answer !== 'not_measured'
  return {
    service,
    refused: null,
    answer,
    parcels: together?.parcels ?? null,
    feeCents: together?.feeCents ?? 0,
    otherCents: together?.otherCents ?? 0,
    apartCents: apart.cents,
    comparison: comparable
      ? {
          togetherCents: together.cents,
          savingCents: Math.max(0, apart.cents - together.cents),
        }
      : null,
    example: apart.example || (together?.example ?? false),
    minDays,
    maxDays,
  }
}

/**
 * Compares sending parcels one by one with putting them together, for every service of a tariff that carries parcels.
 * Never together where that costs as much or more; no saving where anything is not measured by us. Sides and weights
 * are above zero (quote-piece-faults). Throws a RangeError for more than MAX_PLANNED_PIECES pieces.
 */
export const planConsolidation = (
  pieces: Pieces,
  boxes: Boxes,
  tariff: Tariff,
): readonly ServicePlan[] => {
  if (countOf(pieces) > MAX_PLANNED_PIECES)
    throw new RangeError(`at most ${MAX_PLANNED_PIECES} pieces are planned`)
  return tariff.services
    .filter(({ card }) => card.carries.includes('parcel'))
    .map((way) => planService(pieces, boxes, way, tariff))
}
