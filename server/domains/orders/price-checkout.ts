// What the cart's goods cost at the door by one service: the same pure functions for quote, placing and mail.
import type { CheckoutOption } from '#contract/checkout.ts'
import type { FreightReason, ShippingService } from '#contract/orders.ts'
import { shippingPiece } from '#domain/category-defaults.ts'
import { orderTotal } from '#domain/landed-cost.ts'
import type { TariffService } from '#domain/shipping-tariff.ts'
import { freightLine, type FreightReason as Reason } from '#domain/tariff.ts'
import type { Box, Measure } from '#domain/units.ts'
import { consolidate, repeatPiece } from '#domain/volumetric.ts'
import type { Ctx } from '#server/ctx.ts'
import type { CartLineRow, CartProductRow } from '#server/domains/cart/cart.queries.ts'

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

/** What the order keeps of the reason. */
const viewFreight = (reason: Reason): FreightReason => ({
  basis: reason.basis,
  unit: reason.unit,
  actualPoundsThousandths: reason.actualPoundsThousandths,
  volumetricPoundsThousandths: reason.volumetricPoundsThousandths,
  cubicFeetThousandths: reason.cubicFeetThousandths,
  billedThousandths: reason.billedThousandths,
  minimumApplied: reason.minimumApplied,
  centsPerUnit: reason.centsPerUnit,
})

/** Needs at least one line; `way` is the service's stored card and days as of now. */
export const priceCheckout = (
  lines: readonly CartLineRow[],
  service: ShippingService,
  way: Pick<TariffService, 'card' | 'minDays' | 'maxDays'>,
  { taxBasisPoints, processingCents }: Pick<Ctx['config'], 'taxBasisPoints' | 'processingCents'>,
): PricedCheckout => {
  const pieces = lines.map(({ product, quantity }) => ({
    quantity,
    productId: product.id,
    ...shippingPiece({ weight: weightOf(product), box: boxOf(product) }, product.category),
  }))
  // One parcel: the order's pieces travel together.
  const parcel = consolidate(pieces.map(({ piece, quantity }) => repeatPiece(piece, quantity)))
  const { cents: freightCents, reason } = freightLine(way.card, parcel, 1)
  const total = orderTotal({
    goods: lines.map(({ product, quantity }) => ({ priceCents: product.priceCents, quantity })),
    freight: { service, totalCents: Math.max(freightCents, way.card.minimumCents) },
    taxBasisPoints,
    processingCents,
  })
  return {
    option: {
      service,
      charges: total.lines.map(({ code, cents }) => ({ code, cents })),
      totalCents: total.totalCents,
      freight: viewFreight(reason),
      minDays: way.minDays,
      maxDays: way.maxDays,
      rateCardVersion: way.card.version,
    },
    estimatedProductIds: pieces.filter((piece) => piece.estimated).map((piece) => piece.productId),
  }
}
