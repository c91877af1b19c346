// Every service's price for one shipment, side by side: the one function behind calculator, quote page and API.
import { sum } from './money.ts'
import { declaredCentsOf, refusalOf } from './quote-limits.ts'
import { type BilledRow, quoteLines, type Shipment } from './quote-lines.ts'
import type { Quote, QuoteInput, QuoteOption, QuotePrice } from './quote-types.ts'
import { findRestricted } from './restricted-items.ts'
import { PRICED_SERVICES, type PricedService } from './shipping-services.ts'
import type { Tariff } from './shipping-tariff.ts'
import { shownMeasures } from './tariff.ts'
import { consolidate, measurePiece, repeatPiece } from './volumetric.ts'

const measureRows = (input: QuoteInput): BilledRow[] =>
  input.pieces.map((asked, index) => {
    const piece = measurePiece(asked.weight, asked.box)
    return {
      piece,
      place: index + 1,
      quantity: asked.quantity,
      goods: asked.goods,
      restricted: asked.cleared ? null : findRestricted(asked.description, asked.category),
      measures: shownMeasures(piece),
    }
  })

/** All pieces as one parcel. */
const together = (rows: readonly BilledRow[]): BilledRow[] => {
  const [first] = rows
  if (!first) return []
  const piece = consolidate(rows.map((row) => repeatPiece(row.piece, row.quantity)))
  return [{ ...first, piece, quantity: 1, measures: shownMeasures(piece) }]
}

const priced = (option: QuoteOption): option is QuotePrice => option.refused === null

/** The first by cost, and the first by days where the dearer of two equally fast ones does not win. */
const markBest = (options: readonly QuoteOption[]): QuoteOption[] => {
  const prices = options.filter(priced)
  const [cheapest] = prices.toSorted((a, b) => a.totalCents - b.totalCents)
  const [fastest] = prices.toSorted(
    (a, b) => a.maxDays - b.maxDays || a.minDays - b.minDays || a.totalCents - b.totalCents,
  )
  return options.map((option) =>
    priced(option)
      ? { ...option, cheapest: option === cheapest, fastest: option === fastest }
      : option,
  )
}

/** A shipment with the pieces that limits are held against. */
interface Asked extends Shipment {
  readonly limited: readonly BilledRow[]
}

const quoteOne = (
  service: PricedService,
  input: QuoteInput,
  tariff: Tariff,
  shipment: Asked,
): QuoteOption => {
  const way = tariff.services.find((each) => each.service === service)
  if (!way) return { service, refused: 'not_served' }
  const refusal = refusalOf(way, shipment.limited, shipment.rows, shipment.declaredCents)
  if (refusal) return { service, ...refusal }
  const lines = quoteLines(input, tariff, way.card, shipment)
  return {
    service,
    refused: null,
    lines,
    totalCents: sum(lines.map((line) => line.cents)),
    minDays: way.minDays,
    maxDays: way.maxDays,
    cardVersion: way.card.version,
    example: lines.some((line) => line.example),
    cheapest: false,
    fastest: false,
  }
}

type Packing = Pick<Asked, 'rows' | 'limited' | 'surcharged'>

const quoteRows = (
  input: QuoteInput,
  tariff: Tariff,
  pack: (asked: readonly BilledRow[], whole: readonly BilledRow[]) => Packing,
): Quote => {
  const asked = measureRows(input)
  const pieces = asked.reduce((count, row) => count + row.quantity, 0)
  const declaredCents = declaredCentsOf(input)
  const whole = together(asked)
  const shipment = { ...pack(asked, whole), pieces, declaredCents }
  const wanted = PRICED_SERVICES.filter((service) => input.services?.includes(service) ?? true)
  const total = whole[0]?.measures
  return {
    options: markBest(wanted.map((service) => quoteOne(service, input, tariff, shipment))),
    pieces,
    declaredCents,
    poundsThousandths: total?.actualPoundsThousandths ?? 0,
    cubicFeetThousandths: total?.cubicFeetThousandths ?? 0,
  }
}

/**
 * Prices a shipment by every service asked for. `input` holds at least one piece with weights and sides above zero and
 * within `MAX_SIDE` and `MAX_WEIGHT` (quote-piece-faults); a service that does not take it answers why instead.
 */
export const quoteServices = (input: QuoteInput, tariff: Tariff): Quote =>
  quoteRows(input, tariff, (asked, whole) => {
    const many = asked.length > 1 || (asked[0]?.quantity ?? 0) > 1
    const rows = input.consolidate && many ? whole : asked
    return { rows, surcharged: rows, limited: [...new Set([...asked, ...rows])] }
  })

/**
 * The same for goods that the shop packs itself: billed as one parcel, without a fee for putting them together. Limits
 * and surcharges of size and weight are those of the single pieces: what is too much for one box goes in several.
 */
export const quoteOneParcel = (input: Omit<QuoteInput, 'consolidate'>, tariff: Tariff): Quote =>
  quoteRows({ ...input, consolidate: false }, tariff, (asked, whole) => ({
    rows: whole,
    surcharged: asked,
    limited: asked,
  }))
