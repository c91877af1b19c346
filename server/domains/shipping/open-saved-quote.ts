// A kept quote for whoever may order by it: beside its own prices those of today, where they are others.
import { isPurchase, productsOf } from '#domain/purchase.ts'
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import { withGoodsAt } from '#domain/landed-price.ts'
import { multiply, sum } from '#domain/money.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { packProducts } from './pack-products.ts'
import { priceShipment } from './quote-shipment.ts'
import { findSavedQuote, viewSavedQuote } from './read-saved-quote.ts'
import type { SavedQuoteRow } from './saved-quote.entity.ts'

/** All of it anew; null where it is no longer served. */
async function priceAnew(ctx: Ctx, { input, destination }: SavedQuoteRow): Promise<Quote | null> {
  const { pieces, services, ...asked } = input
  const typed = pieces.filter(({ productId }) => productId === undefined)
  const priced = await priceShipment(ctx, {
    ...asked,
    origin: 'miami',
    destination: destination.code,
    pieces: typed,
    goods: productsOf(input),
    services: services && [...services],
  })
  return priced?.quote ?? null
}

export async function openSavedQuote(
  ctx: Ctx,
  { token }: { token: string },
): Promise<OpenedQuoteView> {
  const row = await findSavedQuote(ctx.em, token)
  if (!row) throw fail('not_found')
  const view = viewSavedQuote(row, ctx.now)
  const asked = productsOf(row.input)
  const ids = asked.map(({ id }) => id)
  const products = new Map((await packProducts(ctx.em, ids)).map((each) => [each.id, each]))
  const isGone = products.size < asked.length
  const orderable =
    isPurchase(row.input) && !isGone && [...products.values()].every(({ sold }) => sold)
  if (isGone) return { ...view, today: null, orderable }
  if (view.expired) return { ...view, today: await priceAnew(ctx, row), orderable }
  const goodsCents = sum(
    asked.map(({ id, quantity }) => multiply(products.get(id)?.priceCents ?? 0, quantity)),
  )
  const isSame = !orderable || goodsCents === row.quote.declaredCents
  const options = row.quote.options.map((option) =>
    option.refused === null ? withGoodsAt(option, goodsCents) : option,
  )
  return { ...view, today: isSame ? null : { ...row.quote, options }, orderable }
}
