// Turns a rate card and pieces into freight lines that say why they cost what they cost.
import { type Cents, sum } from './money.ts'
import {
  ceilToStep,
  compare,
  greater,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  toThousandths,
} from './rational.ts'
import { chargeablePoundsOf, cubicFeetOf, type Piece, volumetricPoundsOf } from './volumetric.ts'

export type FreightService = 'air' | 'sea'

/** A price per unit that holds from a billed quantity upwards. */
export interface RateBracket {
  readonly fromThousandths: number
  readonly centsPerUnit: Cents
}

/** A tariff as data. Quantities are thousandths of the billed unit: pounds by weight, cubic feet by volume. */
export interface RateCard {
  /** Stored with every quote, so that an old price can be explained. */
  readonly version: string
  readonly service: FreightService
  readonly basis: 'chargeable_weight' | 'volume'
  readonly centsPerUnit: Cents
  /** Brackets above the first, by rising start; empty when one price holds for every quantity. */
  readonly laterBrackets: readonly RateBracket[]
  /** Cubic inches that count as one pound; above zero. */
  readonly divisor: number
  /** Whether room counts where it outweighs the scale. */
  readonly volumetricCounts: boolean
  readonly stepThousandths: number
  readonly minimumThousandths: number
  /** Days in transit on the Miami to Venezuela route. */
  readonly minDays: number
  readonly maxDays: number
}

/** 6.50 USD per lb, the greater of actual and in³ ÷ 166, up to the next pound, at least one (house tariff). */
export const AIR_CARD: RateCard = {
  version: 'air-1',
  service: 'air',
  basis: 'chargeable_weight',
  centsPerUnit: 650,
  laterBrackets: [],
  divisor: 166,
  volumetricCounts: true,
  stepThousandths: 1000,
  minimumThousandths: 1000,
  minDays: 3,
  maxDays: 10,
}

/** 31 USD per ft³, up to the next tenth, at least one (house tariff). */
export const SEA_CARD: RateCard = {
  version: 'sea-1',
  service: 'sea',
  basis: 'volume',
  centsPerUnit: 3100,
  laterBrackets: [],
  divisor: 166,
  volumetricCounts: false,
  stepThousandths: 100,
  minimumThousandths: 1000,
  minDays: 25,
  maxDays: 35,
}

/** Why a line costs what it costs. The exact measures are rounded to thousandths here, for showing only. */
export interface FreightReason {
  /** Place of the piece in the quote, from 1. */
  readonly piece: number
  readonly basis: 'actual_weight' | 'volumetric_weight' | 'volume'
  readonly unit: 'lb' | 'ft3'
  readonly actualPoundsThousandths: number
  readonly volumetricPoundsThousandths: number
  readonly cubicFeetThousandths: number
  /** The quantity after step and minimum. */
  readonly billedThousandths: number
  readonly minimumApplied: boolean
  /** The quantity multiplied by the price; above the billed one where a later bracket is the cheaper. */
  readonly pricedThousandths: number
  readonly centsPerUnit: Cents
}

export interface FreightLine {
  readonly code: 'air_freight' | 'sea_freight'
  readonly cents: Cents
  readonly reason: FreightReason
}

/** Freight as lines that sum to `totalCents`; plain data, ready to be stored. */
export interface FreightQuote {
  readonly service: FreightService
  readonly cardVersion: string
  readonly totalCents: Cents
  readonly lines: readonly FreightLine[]
  readonly minDays: number
  readonly maxDays: number
}

const countedOf = (card: RateCard, piece: Piece): Rational =>
  card.basis === 'volume'
    ? cubicFeetOf(piece)
    : chargeablePoundsOf(piece, card.divisor, card.volumetricCounts)

const basisOf = (card: RateCard, piece: Piece): FreightReason['basis'] => {
  if (card.basis === 'volume') return 'volume'
  const roomWins =
    card.volumetricCounts && compare(volumetricPoundsOf(piece, card.divisor), piece.pounds) > 0
  return roomWins ? 'volumetric_weight' : 'actual_weight'
}

/** The bracket in force or, where it costs less, the minimum of a later one: more goods are never cheaper. */
const priceOf = (card: RateCard, billedThousandths: number) => {
  const brackets = [{ fromThousandths: 0, centsPerUnit: card.centsPerUnit }, ...card.laterBrackets]
  const inForce = brackets.findLastIndex((bracket) => bracket.fromThousandths <= billedThousandths)
  const offers = brackets.slice(Math.max(inForce, 0)).map(({ fromThousandths, centsPerUnit }) => {
    const pricedThousandths = Math.max(fromThousandths, billedThousandths)
    const cents = Number(
      roundHalfAwayFromZero(BigInt(pricedThousandths) * BigInt(centsPerUnit), 1000n),
    )
    return { cents, pricedThousandths, centsPerUnit }
  })
  return offers.reduce((best, offer) => (offer.cents < best.cents ? offer : best))
}

const quoteLine = (card: RateCard, piece: Piece, index: number): FreightLine => {
  const stepped = ceilToStep(countedOf(card, piece), rational(card.stepThousandths, 1000))
  const minimum = rational(card.minimumThousandths, 1000)
  const billedThousandths = toThousandths(greater(stepped, minimum))
  const { cents, ...priced } = priceOf(card, billedThousandths)
  const reason: FreightReason = {
    piece: index + 1,
    basis: basisOf(card, piece),
    unit: card.basis === 'volume' ? 'ft3' : 'lb',
    actualPoundsThousandths: toThousandths(piece.pounds),
    volumetricPoundsThousandths: toThousandths(volumetricPoundsOf(piece, card.divisor)),
    cubicFeetThousandths: toThousandths(cubicFeetOf(piece)),
    billedThousandths,
    minimumApplied: compare(stepped, minimum) < 0,
    ...priced,
  }
  return { code: card.service === 'air' ? 'air_freight' : 'sea_freight', cents, reason }
}

/** Freight of pieces shipped side by side: each is billed by itself, then summed. No pieces cost nothing. */
export const quoteFreight = (card: RateCard, pieces: readonly Piece[]): FreightQuote => {
  const lines = pieces.map((piece, index) => quoteLine(card, piece, index))
  return {
    service: card.service,
    cardVersion: card.version,
    totalCents: sum(lines.map((line) => line.cents)),
    lines,
    minDays: card.minDays,
    maxDays: card.maxDays,
  }
}
