// The kept quote behind a cart: its prices hold for its goods, to its destination, for its days.
import { isPurchase } from '#domain/purchase.ts'
import type { KeptPrice } from '#contract/checkout.ts'
import { type LandedOption, type LandedPrice, withGoodsAt } from '#domain/landed-price.ts'
import { multiply, sum } from '#domain/money.ts'
import { LANDED_EXTRAS, type LandedExtra, type OrderService } from '#domain/shipping-services.ts'
import type { Ctx } from '#server/ctx.ts'
import { bearsCustoms } from '#server/domains/shipping/read-saved-quote.ts'
import { SavedQuote, type SavedQuoteRow } from '#server/domains/shipping/saved-quote.entity.ts'
import type { Em } from '#server/platform/orm.ts'
import type { CartHandle, CartLineRow } from './cart.queries.ts'

const pricesOf = ({ quote }: SavedQuoteRow): LandedPrice[] =>
  quote.options.flatMap((option) =>
    option.refused === null ? [{ ...option, service: option.service as OrderService }] : [],
  )

const isSameGoods = ({ input }: SavedQuoteRow, lines: readonly CartLineRow[]) =>
  isPurchase(input) &&
  input.pieces.length === lines.length &&
  lines.every(({ product, quantity }) =>
    input.pieces.some((piece) => piece.productId === product.id && piece.quantity === quantity),
  )

/** Null where the cart has none, or holds other goods by now. */
async function findKept(em: Em, { cart: { quote: id }, lines }: Going) {
  if (id === null) return null
  const row = await em.findOne(SavedQuote, { id }, { disableIdentityMap: true })
  return row && isSameGoods(row, lines) ? row : null
}

const stateOf = (
  { destination, input, validUntil }: SavedQuoteRow,
  place: string,
  extras: readonly LandedExtra[],
  now: Date,
): KeptPrice['state'] => {
  if (validUntil <= now) return 'expired'
  const isSame = LANDED_EXTRAS.every((extra) => input[extra] === extras.includes(extra))
  return isSame && destination.code === place ? 'held' : 'differs'
}

interface Going {
  cart: Pick<CartHandle, 'quote'>
  lines: readonly CartLineRow[]
  /** Code of the destination where the goods go. */
  place: string
  extras: readonly LandedExtra[]
}

/**
 * What today's options become: a service that still takes the goods asks what the quote said, with the goods at what they
 * cost now. `taxIncluded` is what the held price promised of customs; null where none is held.
 */
/** Whether the shop bears the customs of a service by what was kept; null: the quote had no price for it. */
export type Promised = (service: OrderService) => boolean | null
const nothing: Promised = () => null

export async function applyKept(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  options: readonly LandedOption[],
  going: Going,
) {
  const { lines, place, extras } = going
  const row = await findKept(em, going)
  if (!row) return { options, kept: null, promised: nothing }
  const prices = pricesOf(row)
  const kept: KeptPrice = {
    state: stateOf(row, place, extras, now),
    validUntil: row.validUntil.toISOString(),
    place: row.destination.name,
    totals: prices.map(({ service, totalCents }) => ({ service, totalCents })),
  }
  if (kept.state !== 'held') return { options, kept, promised: nothing }
  const goodsCents = sum(
    lines.map(({ product, quantity }) => multiply(product.priceCents, quantity)),
  )
  const held = options.map((option) => {
    const price = prices.find(({ service }) => service === option.service)
    return option.refused === null && price ? withGoodsAt(price, goodsCents) : option
  })
  const priced = held.flatMap((option) => (option.refused === null ? [option.totalCents] : []))
  const lowest = Math.min(...priced)
  const marked = held.map((option) =>
    option.refused === null ? { ...option, cheapest: option.totalCents === lowest } : option,
  )
  const borne = bearsCustoms(row)
  const promised: Promised = (service) =>
    prices.some((price) => price.service === service) ? borne : null
  return { options: marked, kept, promised }
}
