// Compares what the shopper saw with what is true now; every difference is a refusal the page can draw.
import type { CheckoutOption, PlaceOrderInput, PlaceOrderOutcome } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import { maySellHere } from '#server/domains/cart/cart.policy.ts'
import type { LandedBasis } from '#domain/landed-price.ts'
import type { CartLineRow } from '#server/domains/cart/cart.queries.ts'
import { carriersOf } from '#server/domains/cart/cart.view.ts'

type Refused = Exclude<PlaceOrderOutcome, { ok: true }>

const named = ({ product }: CartLineRow) => ({
  productId: product.id,
  name: product.name,
  textLanguage: product.textLanguage,
})

const outOfStock = (lines: readonly CartLineRow[]) =>
  refuse('out_of_stock', {
    lines: lines.map((line) => ({
      ...named(line),
      requested: line.quantity,
      available: line.product.stock,
    })),
  })

/** Lines that cannot be ordered as they stand. */
export const checkLines = (lines: readonly CartLineRow[], basis: LandedBasis): Refused | null => {
  const foreign = lines.filter(({ product }) => !maySellHere(product))
  if (foreign.length > 0) return refuse('not_sold_here', { lines: foreign.map(named) })
  const stuck = lines.filter(({ product }) => carriersOf(product, basis)?.length === 0)
  if (stuck.length > 0) return refuse('not_carried', { lines: stuck.map(named) })
  const short = lines.filter(({ product, quantity }) => product.stock < quantity)
  return short.length > 0 ? outOfStock(short) : null
}

type Expected = Pick<PlaceOrderInput, 'expectedTotalCents' | 'expectedCustomsByShop'>

/** Another total than the one the shopper saw, or customs on top of it that the shop was to pay. */
export const checkTotal = (
  lines: readonly CartLineRow[],
  { totalCents, charges, customs }: CheckoutOption,
  { expectedTotalCents, expectedCustomsByShop }: Expected,
): Refused | null => {
  const customsChanged = expectedCustomsByShop && customs.by !== 'shop'
  if (totalCents === expectedTotalCents) return customsChanged ? refuse('customs_changed') : null
  const changed = lines.filter(
    ({ product, seenPriceCents }) => product.priceCents !== seenPriceCents,
  )
  return refuse('price_changed', {
    expectedTotalCents,
    totalCents,
    customsChanged,
    charges,
    lines: changed.map((line) => ({
      ...named(line),
      seenCents: line.seenPriceCents,
      currentCents: line.product.priceCents,
    })),
  })
}
