// Turns a rate card and pieces into freight lines that say why they cost what they cost.
import { type BilledQuantity, billedQuantity, volumetricGrains } from './billed-quantity.ts'
import { type Cents, sum } from './money.ts'
import type { RateBracket, RateCard } from './rate-card.ts'
import { roundHalfAwayFromZero } from './rational.ts'
import type { PricedService } from './shipping-services.ts'
import { grainsPerWeight } from './units.ts'
import { CUBIC_FOOT, type Piece } from './volumetric.ts'

/** A part of a quantity at one price. */
export interface PricedPart {
  readonly thousandths: number
  readonly centsPerUnit: Cents
  readonly flatCents: Cents
  readonly cents: Cents
}

/** Why a line costs what it costs. The exact measures are rounded to thousandths here, for showing only. */
export interface FreightReason {
  /** Place of the piece in the quote, from 1. */
  readonly piece: number
  readonly basis: BilledQuantity['basis']
  readonly unit: RateCard['unit']
  readonly actualPoundsThousandths: number
  readonly volumetricPoundsThousandths: number
  readonly cubicFeetThousandths: number
  /** The quantity after step and minimum. */
  readonly billedThousandths: number
  readonly minimumApplied: boolean
  /** The quantity multiplied by the price; above the billed one where a later bracket is the cheaper. */
  readonly pricedThousandths: number
  /** The price of the bracket that was reached. */
  readonly centsPerUnit: Cents
  readonly flatCents: Cents
  /** One by one, where each bracket prices only the part inside of it; else empty. */
  readonly parts: readonly PricedPart[]
}

export interface FreightLine {
  readonly cents: Cents
  readonly reason: FreightReason
}

/** Freight as lines that sum to `totalCents`; plain data, ready to be stored. */
export interface FreightQuote {
  readonly service: PricedService
  readonly cardVersion: string
  readonly totalCents: Cents
  readonly lines: readonly FreightLine[]
}

const POUND = grainsPerWeight('lb')

/** Thousandths for showing. */
const shown = (over: bigint, under: bigint): number =>
  Number(roundHalfAwayFromZero(over * 1000n, under))

const exactCents = (cents: bigint): Cents => {
  const number = Number(cents)
  if (!Number.isSafeInteger(number)) throw new RangeError('the amount is too large to be exact')
  return number
}

const amountOf = (thousandths: number, { centsPerUnit, flatCents }: RateBracket): Cents =>
  exactCents(
    BigInt(flatCents) + roundHalfAwayFromZero(BigInt(thousandths) * BigInt(centsPerUnit), 1000n),
  )

const FREE: RateBracket = { fromThousandths: 0, centsPerUnit: 0, flatCents: 0 }

type Priced = Pick<FreightReason, 'pricedThousandths' | 'centsPerUnit' | 'flatCents' | 'parts'> & {
  readonly cents: Cents
}

/** The bracket in force or, where it costs less, the minimum of a later one: more goods are never cheaper. */
const priceWhole = ({ brackets }: RateCard, billed: number): Priced => {
  let best: Priced | null = null
  for (const [at, bracket] of brackets.entries()) {
    const next = brackets[at + 1]
    if (next && next.fromThousandths <= billed) continue
    const pricedThousandths = Math.max(bracket.fromThousandths, billed)
    const cents = amountOf(pricedThousandths, bracket)
    if (best && best.cents <= cents) continue
    const { centsPerUnit, flatCents } = bracket
    best = { cents, pricedThousandths, centsPerUnit, flatCents, parts: [] }
  }
  return best ?? { ...FREE, cents: 0, pricedThousandths: billed, parts: [] }
}

/** Each bracket prices the part of the quantity inside of it. */
const priceParts = ({ brackets }: RateCard, billed: number): Priced => {
  const reached = brackets.filter((bracket, at) => at === 0 || bracket.fromThousandths < billed)
  const parts = reached.map((bracket, at): PricedPart => {
    const end = Math.min(reached[at + 1]?.fromThousandths ?? billed, billed)
    const thousandths = Math.max(end - bracket.fromThousandths, 0)
    const { centsPerUnit, flatCents } = bracket
    return { thousandths, centsPerUnit, flatCents, cents: amountOf(thousandths, bracket) }
  })
  const { centsPerUnit, flatCents } = reached.at(-1) ?? FREE
  const cents = sum(parts.map((part) => part.cents))
  return { cents, pricedThousandths: billed, centsPerUnit, flatCents, parts }
}

/** The freight of a billed quantity, in thousandths of the card's unit. */
export const priceOfQuantity = (card: RateCard, billedThousandths: number): Priced =>
  card.bracketsApply === 'whole'
    ? priceWhole(card, billedThousandths)
    : priceParts(card, billedThousandths)

/** What a parcel weighs and measures, for showing beside every service's price. */
export const shownMeasures = (piece: Piece) => ({
  actualPoundsThousandths: shown(piece.weight, POUND),
  cubicFeetThousandths: shown(piece.volume, CUBIC_FOOT),
})

/** The freight of one parcel; `place` is its place in the quote, from 1. */
export const freightLine = (
  card: RateCard,
  piece: Piece,
  place: number,
  measures = shownMeasures(piece),
): FreightLine => {
  const billed = billedQuantity(card, piece)
  const { cents, ...priced } = priceOfQuantity(card, billed.thousandths)
  const room = volumetricGrains(card.volumetric, piece)
  return {
    cents,
    reason: {
      piece: place,
      basis: billed.basis,
      unit: card.unit,
      ...measures,
      volumetricPoundsThousandths: shown(room.over, room.under * POUND),
      billedThousandths: billed.thousandths,
      minimumApplied: billed.minimumApplied,
      ...priced,
    },
  }
}

/** Freight of pieces shipped side by side: each is billed by itself, then summed. No pieces cost nothing. */
export const quoteFreight = (card: RateCard, pieces: readonly Piece[]): FreightQuote => {
  const lines = pieces.map((piece, index) => freightLine(card, piece, index + 1))
  return {
    service: card.service,
    cardVersion: card.version,
    totalCents: sum(lines.map((line) => line.cents)),
    lines,
  }
}
