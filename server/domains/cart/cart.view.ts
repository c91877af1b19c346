// A cart as its owner sees it: prices of now, and why a line cannot be ordered.
import type { CartLineView, CartView } from '#contract/cart.ts'
import { viewLowest } from '#contract/landed.ts'
import { awaitsRoute, onlyCarriers } from '#domain/carriers.ts'
import { type Cart, subtotalCents, totalItems } from '#domain/cart.ts'
import { type LandedBasis, type LandedPiece, landedOptions } from '#domain/landed-price.ts'
import { multiply } from '#domain/money.ts'
import { restrictedKindOf } from '#domain/restricted-items.ts'
import { shownPicture } from '#contract/shown-picture.ts'
import type { Ctx } from '#server/ctx.ts'
import { landedPiece } from '#server/domains/catalogue/product/landed-piece.ts'
import { maySellHere } from './cart.policy.ts'
import type { CartHandle, CartLineRow, CartProductRow } from './cart.queries.ts'
import { applyKept } from './kept-price.ts'

/** The part of a product the cart's rules work with. */
export const cartProduct = ({ id, name, priceCents, images, sourceStore }: CartProductRow) => ({
  id,
  name,
  priceCents,
  imageUrl: shownPicture(images[0]),
  sourceStore,
})

export const cartOf = (lines: readonly CartLineRow[]): Cart =>
  lines.map(({ product, quantity }) => ({ product: cartProduct(product), quantity }))

const optionsOf = (product: CartProductRow, basis: LandedBasis) =>
  landedOptions([landedPiece(product, 1)], basis)

/** The only services that take a product; null: all that go there. */
export const carriersOf = (product: CartProductRow, basis: LandedBasis) =>
  onlyCarriers(optionsOf(product, basis))

const problemOf = (
  { product, quantity }: CartLineRow,
  onlyBy: CartLineView['onlyBy'],
): CartLineView['problem'] => {
  if (!maySellHere(product)) return 'not_sold_here'
  if (product.stock === 0) return 'out_of_stock'
  if (onlyBy?.length === 0) return 'not_carried'
  return product.stock < quantity ? 'not_enough_stock' : null
}

const viewLine = (line: CartLineRow, basis: LandedBasis): CartLineView => {
  const { product, quantity, seenPriceCents } = line
  const { priceCents } = product
  const options = optionsOf(product, basis)
  const onlyBy = onlyCarriers(options)
  return {
    productId: product.id,
    name: product.name,
    brand: product.brand,
    store: product.sourceStore,
    category: product.category,
    textLanguage: product.textLanguage,
    image: shownPicture(product.images[0]),
    priceCents,
    previousPriceCents: seenPriceCents === priceCents || priceCents === 0 ? null : seenPriceCents,
    quantity,
    stock: product.stock,
    availability: product.availability,
    problem: problemOf(line, onlyBy),
    onlyBy,
    waits: awaitsRoute(options),
    restrictedKind: product.cleared ? null : restrictedKindOf(product.name),
    lineCents: multiply(priceCents, quantity),
  }
}

/** All lines as pieces that a price at the door is computed of. */
export const landedPieces = (lines: readonly CartLineRow[]): LandedPiece[] =>
  lines.map(({ product, quantity }) => landedPiece(product, quantity))

export const EMPTY_CART: CartView = {
  version: 0,
  lines: [],
  itemCount: 0,
  subtotalCents: 0,
  landed: null,
}

/** As the checkout begins: with what was chosen together with the price, at the price that was kept. */
async function lowestOf(
  ctx: Pick<Ctx, 'em' | 'now'>,
  cart: Pick<CartHandle, 'wantedExtras' | 'quote'>,
  lines: readonly CartLineRow[],
  basis: LandedBasis,
) {
  const extras = cart.wantedExtras
  const today = landedOptions(landedPieces(lines), basis, extras)
  const place = basis.tariff.destination.code
  const held = await applyKept(ctx, today, { cart, lines, place, extras })
  const lowest = viewLowest(held.options)
  return (
    lowest && {
      ...lowest,
      taxIncluded: held.promised(lowest.service) ?? basis.tariff.destination.taxIncluded,
    }
  )
}

export const viewCart = async (
  ctx: Pick<Ctx, 'em' | 'now' | 'landedBasis'>,
  going: Pick<CartHandle, 'version' | 'wantedExtras' | 'quote'>,
  lines: readonly CartLineRow[],
): Promise<CartView> => {
  const { version } = going
  if (lines.length === 0) return { ...EMPTY_CART, version }
  const cart = cartOf(lines)
  const basis = await ctx.landedBasis(ctx.em)
  const viewed = lines.map((line) => viewLine(line, basis))
  const maySell = viewed.every(({ problem }) => problem === null)
  return {
    version,
    lines: viewed,
    itemCount: totalItems(cart),
    subtotalCents: subtotalCents(cart),
    landed: maySell ? await lowestOf(ctx, going, lines, basis) : null,
  }
}
