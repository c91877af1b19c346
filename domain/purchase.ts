// Which of a shipment's pieces are products of the shop, and whether they are bought with it.
import type { QuoteInput } from './quote-types.ts'

/** The shop's products of a shipment, each with how many. */
export const productsOf = ({ pieces }: Pick<QuoteInput, 'pieces'>) =>
  pieces.flatMap(({ productId: id, quantity }) => (id === undefined ? [] : [{ id, quantity }]))

/** A shipment of nothing but the shop's own products: they are bought with it. */
export const isPurchase = ({ pieces }: Pick<QuoteInput, 'pieces'>): boolean =>
  pieces.length > 0 &&
  pieces.every(({ productId, declaredCents }) => productId !== undefined && declaredCents > 0)
