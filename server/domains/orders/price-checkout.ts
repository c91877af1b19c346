// What the cart's goods cost at the door by one service: the same pure functions for quote, placing and mail.
import type { CheckoutOption } from '#contract/checkout.ts'
import { chargesOf, type MoreCustoms } from '#contract/landed.ts'
import type { FreightReason } from '#contract/orders.ts'
import { shippingMeasures } from '#domain/category-defaults.ts'
import type { LandedPrice } from '#domain/landed-price.ts'
import { type CartLineRow } from '#server/domains/cart/cart.queries.ts'
import { landedPieces } from '#server/domains/cart/cart.view.ts'

/** Products whose category's usual weight or size was taken. */
export const estimatedIds = (lines: readonly CartLineRow[]): number[] =>
  landedPieces(lines).flatMap(({ measures, category }, at) => {
    const { estimated } = shippingMeasures(measures, category)
    const id = lines[at]?.product.id
    return estimated && id !== undefined ? [id] : []
  })

/** What the order keeps of the reason. */
const freightOf = ({ lines, service }: LandedPrice): FreightReason => {
  const freight = lines.find((line) => line.code === 'freight')
  if (!freight) throw new Error(`no freight by ${service}`)
  const { reason } = freight
  return {
    basis: reason.basis,
    unit: reason.unit,
    actualPoundsThousandths: reason.actualPoundsThousandths,
    volumetricPoundsThousandths: reason.volumetricPoundsThousandths,
    cubicFeetThousandths: reason.cubicFeetThousandths,
    billedThousandths: reason.billedThousandths,
    minimumApplied: reason.minimumApplied,
    centsPerUnit: reason.centsPerUnit,
  }
}

export const checkoutOption = (price: LandedPrice, customs: MoreCustoms): CheckoutOption => ({
  service: price.service,
  charges: chargesOf(price),
  totalCents: price.totalCents,
  freight: freightOf(price),
  minDays: price.minDays,
  maxDays: price.maxDays,
  rateCardVersion: price.cardVersion,
  customs,
})
