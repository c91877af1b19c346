// The price at the door: goods, carriage, surcharges, extras, taxes and processing as one sum that is the same everywhere.
import { shippingMeasures, type ProductMeasures } from './category-defaults.ts'
import { type Cents, multiply, sum } from './money.ts'
import { quoteOneParcel } from './quote-services.ts'
import type { QuoteInput, QuoteLine, QuotePrice, QuoteRefusal } from './quote-types.ts'
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

interface OwnLine {
  readonly cents: Cents
  readonly example: false
}

export type LandedLine =
  | (OwnLine & { readonly code: 'goods'; readonly reason: { readonly pieces: number } })
  | QuoteLine
  | (OwnLine & { readonly code: 'processing'; readonly reason: null })

export interface LandedPrice extends Omit<QuotePrice, 'lines' | 'service'> {
  readonly service: OrderService
  /** In the order they are shown; they sum to `totalCents`. */
  readonly lines: readonly LandedLine[]
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
 * What goods cost at a destination by each service that carries orders, in the order of ORDER_SERVICES. The
 * goods travel as one parcel; taxes are the destination's rate of the goods alone. `pieces` holds at least one.
 */
export const landedOptions = (
  pieces: readonly LandedPiece[],
  { tariff, processingCents }: LandedBasis,
  extras: readonly LandedExtra[] = [],
): LandedOption[] => {
  const goodsCents = sum(pieces.map((piece) => multiply(piece.priceCents, piece.quantity)))
  const count = pieces.reduce((all, { quantity }) => all + quantity, 0)
  const own = { example: false } as const
  const goods = { ...own, code: 'goods', cents: goodsCents, reason: { pieces: count } } as const
  const processing = { ...own, code: 'processing', cents: processingCents, reason: null } as const
  const { options } = quoteOneParcel(parcelOf(pieces, extras), tariff)
  return options.map((option) => {
    const service = option.service as OrderService
    if (option.refused !== null) return { ...option, service }
    return {
      ...option,
      service,
      lines: [goods, ...option.lines, processing],
      totalCents: goodsCents + option.totalCents + processingCents,
    }
  })
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
