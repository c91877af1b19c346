// The price at the door: goods, carriage, surcharges, extras, taxes and processing as one sum that is the same everywhere.
import { shippingMeasures, type ProductMeasures } from './category-defaults.ts'
import type { Cents } from './money.ts'
import { quoteOneParcel } from './quote-services.ts'
import type { Quote, QuoteInput, QuotePrice, QuoteRefusal } from './quote-types.ts'
import { ORDER_SERVICES, type OrderService, type LandedExtra } from './shipping-services.ts'
import type { Tariff } from './shipping-tariff.ts'
import type { Category } from './vocabulary.ts'

/** Pieces of one product. */
export interface LandedPiece {
  readonly name: string
  readonly category: Category
  readonly priceCents: Cents
  /** 1 to 99. */
  readonly quantity: number
  /** As far as they are known; the category's usual ones stand in for what is missing. */
  readonly measures: ProductMeasures
  /** An admin found that it may travel, whatever its name sounds like. */
  readonly cleared: boolean
}

/** Its lines are in the order they are shown; they sum to `totalCents`. */
export interface LandedPrice extends QuotePrice {
  readonly service: OrderService
}

/** A service's price, or why it does not carry the goods. */
export type LandedOption = LandedPrice | ({ readonly service: OrderService } & QuoteRefusal)

/** What a price at the door depends on besides the goods: one destination at one moment, and the shop's own fee. */
export interface LandedBasis {
  readonly tariff: Tariff
  /** Once per order. */
  readonly processingCents: Cents
}

/** The goods as one parcel of the calculator. */
export const parcelOf = (
  pieces: readonly LandedPiece[],
  extras: readonly LandedExtra[],
): Omit<QuoteInput, 'consolidate'> => ({
  pieces: pieces.map(({ name, category, priceCents, quantity, measures, cleared }) => ({
    ...shippingMeasures(measures, category),
    quantity,
    declaredCents: priceCents,
    goods: 'parcel',
    category,
    description: name,
    cleared,
  })),
  insurance: extras.includes('insurance'),
  packaging: extras.includes('packaging'),
  repacking: extras.includes('repacking'),
  residential: extras.includes('residential'),
  services: ORDER_SERVICES,
})

/**
 * What the parcels' goods cost at a destination, by each of their services: they are bought, travel as one parcel, and
 * are taxed by the destination's rate of the goods alone. `parcel` holds at least one piece.
 */
export const landedQuote = (
  parcel: Omit<QuoteInput, 'consolidate'>,
  { tariff, processingCents }: LandedBasis,
): Quote => {
  const quote = quoteOneParcel(parcel, tariff)
  const { declaredCents: goodsCents, pieces } = quote
  const own = { example: false } as const
  const goods = { ...own, code: 'goods', cents: goodsCents, reason: { pieces } } as const
  const processing = { ...own, code: 'processing', cents: processingCents, reason: null } as const
  const options = quote.options.map((option) =>
    option.refused === null
      ? {
          ...option,
          lines: [goods, ...option.lines, processing],
          totalCents: goodsCents + option.totalCents + processingCents,
        }
      : option,
  )
  return { ...quote, options }
}

/** The same for pieces, by each service that carries orders, in the order of ORDER_SERVICES. */
export const landedOptions = (
  pieces: readonly LandedPiece[],
  basis: LandedBasis,
  extras: readonly LandedExtra[] = [],
): LandedOption[] => landedQuote(parcelOf(pieces, extras), basis).options as LandedOption[]

/** A price that was agreed on, with its goods at what they cost now; carriage, taxes and fees stay as they were. */
export const withGoodsAt = <P extends QuotePrice>(price: P, goodsCents: Cents): P => {
  const before = price.lines.find(({ code }) => code === 'goods')?.cents ?? 0
  return {
    ...price,
    lines: price.lines.map((line) =>
      line.code === 'goods' ? { ...line, cents: goodsCents } : line,
    ),
    totalCents: price.totalCents - before + goodsCents,
  }
}

/** The same for one service. */
export const landedPrice = (
  pieces: readonly LandedPiece[],
  basis: LandedBasis,
  service: OrderService,
  extras: readonly LandedExtra[] = [],
): LandedOption =>
  landedOptions(pieces, basis, extras).find((option) => option.service === service) ?? {
    service,
    refused: 'not_served',
  }

/** The lowest price of several services; null when none carries the goods. */
export const lowestPrice = (options: readonly LandedOption[]): LandedPrice | null =>
  options.find((option): option is LandedPrice => option.refused === null && option.cheapest) ??
  null
