// A shipment with products of the shop in it: bought where it holds nothing else, only carried beside other parcels.
import type { ShippingMeasures } from './category-defaults.ts'
import { type LandedBasis, landedQuote } from './landed-price.ts'
import { isPurchase } from './purchase.ts'
import type { Cents } from './money.ts'
import { quoteServices } from './quote-services.ts'
import type { Quote, QuoteInput, QuotePiece } from './quote-types.ts'
import { ORDER_SERVICES } from './shipping-services.ts'
import type { Category } from './vocabulary.ts'

/** Pieces of a product as the shop knows it. */
export interface QuotedGoods extends ShippingMeasures {
  readonly id: number
  readonly name: string
  readonly category: Category
  /** 0: its price is not known now. */
  readonly priceCents: Cents
  readonly cleared: boolean
  /** 1 to 99. */
  readonly quantity: number
}

const pieceOf = (goods: QuotedGoods): QuotePiece => ({
  weight: goods.weight,
  box: goods.box,
  quantity: goods.quantity,
  declaredCents: goods.priceCents,
  goods: 'parcel',
  category: goods.category,
  description: goods.name,
  estimated: goods.estimated,
  cleared: goods.cleared,
  productId: goods.id,
})

/**
 * The whole shipment and its price. `typed` holds what else is in it, maybe nothing. Products alone cost what their
 * pages say (0028); the shop packs them, so that nothing is consolidated for a fee.
 */
export const quoteGoods = (
  typed: QuoteInput,
  goods: readonly QuotedGoods[],
  basis: LandedBasis,
): { readonly input: QuoteInput; readonly quote: Quote } => {
  const input: QuoteInput = {
    ...typed,
    pieces: [...typed.pieces, ...goods.map(pieceOf)],
  }
  if (!isPurchase(input)) return { input, quote: quoteServices(input, basis.tariff) }
  const bought = { ...input, consolidate: false, services: input.services ?? ORDER_SERVICES }
  return { input: bought, quote: landedQuote(bought, basis) }
}
