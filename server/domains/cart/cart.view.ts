// A cart as its owner sees it: prices of now, and why a line cannot be ordered.
import type { CartLineView, CartView } from '#contract/cart.ts'
import { viewLowest } from '#contract/landed.ts'
import { type Cart, subtotalCents, totalItems } from '#domain/cart.ts'
import { type LandedPiece, landedOptions } from '#domain/landed-price.ts'
import { multiply } from '#domain/money.ts'
import { restrictedKindOf } from '#domain/restricted-items.ts'
import { safeImage } from '#domain/safe-image.ts'
import type { Ctx } from '#server/ctx.ts'
import { landedPiece } from '#server/domains/catalogue/product/landed-piece.ts'
import { maySellHere } from './cart.policy.ts'
import type { CartLineRow, CartProductRow } from './cart.queries.ts'

/** The part of a product the cart's rules work with. */
export const cartProduct = ({ id, name, priceCents, images, sourceStore }: CartProductRow) => ({
  id,
  name,
  priceCents,
  imageUrl: safeImage(images[0]),
  sourceStore,
})

export const cartOf = (lines: readonly CartLineRow[]): Cart =>
  lines.map(({ product, quantity }) => ({ product: cartProduct(product), quantity }))

const problemOf = ({ product, quantity }: CartLineRow): CartLineView['problem'] => {
  if (!maySellHere(product)) return 'not_sold_here'
  if (product.stock === 0) return 'out_of_stock'
  return product.stock < quantity ? 'not_enough_stock' : null
}

const viewLine = (line: CartLineRow): CartLineView => {
  const { product, quantity, seenPriceCents } = line
  const { priceCents } = product
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    store: product.sourceStore,
    category: product.category,
    textLanguage: product.textLanguage,
    image: safeImage(product.images[0]),
    priceCents,
    previousPriceCents: seenPriceCents === priceCents || priceCents === 0 ? null : seenPriceCents,
    quantity,
    stock: product.stock,
    availability: product.availability,
    problem: problemOf(line),
    restrictedKind: product.cleared ? null : restrictedKindOf(product.name),
    lineCents: multiply(priceCents, quantity),
  }
}

const maySell = (lines: readonly CartLineRow[]) =>
  lines.length > 0 && lines.every((line) => problemOf(line) === null)

/** All lines as pieces that a price at the door is computed of. */
export const landedPieces = (lines: readonly CartLineRow[]): LandedPiece[] =>
  lines.map(({ product, quantity }) => landedPiece(product, quantity))

export const viewCart = async (
  { em, landedBasis }: Pick<Ctx, 'em' | 'landedBasis'>,
  version: number,
  lines: readonly CartLineRow[],
): Promise<CartView> => {
  const cart = cartOf(lines)
  const landed = maySell(lines)
    ? viewLowest(landedOptions(landedPieces(lines), await landedBasis(em)))
    : null
  return {
    version,
    lines: lines.map(viewLine),
    itemCount: totalItems(cart),
    subtotalCents: subtotalCents(cart),
    landed,
  }
}

export const EMPTY_CART: CartView = {
  version: 0,
  lines: [],
  itemCount: 0,
  subtotalCents: 0,
  landed: null,
}
