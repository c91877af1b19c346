// What the cart's goods cost at the door by one service: the same pure functions for quote, placing and mail.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { ShippingService } from '#contract/orders.ts'
import { shippingPiece } from '#domain/category-defaults.ts'
import { orderTotal } from '#domain/landed-cost.ts'
import { AIR_CARD, quoteFreight, SEA_CARD } from '#domain/tariff.ts'
import type { Box, Measure } from '#domain/units.ts'
import { consolidate, repeatPiece } from '#domain/volumetric.ts'
import type { Ctx } from '#server/ctx.ts'
import type { CartLineRow, CartProductRow } from '#server/domains/cart/cart.queries.ts'

const CARDS = { air: AIR_CARD, sea: SEA_CARD } as const

export interface PricedCheckout {
  option: CheckoutOption
  /** Products whose category's usual weight or size was taken. */
  estimatedProductIds: number[]
}

const weightOf = ({ weightThousandths, weightUnit }: CartProductRow): Measure | null =>
  weightThousandths && weightUnit ? { thousandths: weightThousandths, unit: weightUnit } : null

const boxOf = (product: CartProductRow): Box | null => {
  const { lengthThousandths, widthThousandths, heightThousandths, sizeUnit: unit } = product
  if (!lengthThousandths || !widthThousandths || !heightThousandths || !unit) return null
  return {
    length: { thousandths: lengthThousandths, unit },
    width: { thousandths: widthThousandths, unit },
    height: { thousandths: heightThousandths, unit },
  }
}

/** Needs at least one line. */
export const priceCheckout = (
  lines: readonly CartLineRow[],
  service: ShippingService,
  { taxBasisPoints, processingCents }: Pick<Ctx['config'], 'taxBasisPoints' | 'processingCents'>,
): PricedCheckout => {
  const pieces = lines.map(({ product, quantity }) => ({
    quantity,
    productId: product.id,
    ...shippingPiece({ weight: weightOf(product), box: boxOf(product) }, product.category),
  }))
  // One parcel: the order's pieces travel together.
  const parcel = consolidate(pieces.map(({ piece, quantity }) => repeatPiece(piece, quantity)))
  const freight = quoteFreight(CARDS[service], [parcel])
  const [line] = freight.lines
  if (!line) throw new Error('a parcel without a freight line')
  const { piece: _place, pricedThousandths: _priced, ...reason } = line.reason
  const total = orderTotal({
    goods: lines.map(({ product, quantity }) => ({ priceCents: product.priceCents, quantity })),
    freight,
    taxBasisPoints,
    processingCents,
  })
  return {
    option: {
      service,
      charges: total.lines.map(({ code, cents }) => ({ code, cents })),
      totalCents: total.totalCents,
      freight: reason,
      minDays: freight.minDays,
      maxDays: freight.maxDays,
      rateCardVersion: freight.cardVersion,
    },
    estimatedProductIds: pieces.filter((piece) => piece.estimated).map((piece) => piece.productId),
  }
}
