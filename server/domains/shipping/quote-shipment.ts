// Prices a shipment by every service with the tariff of this moment: everything is loaded at once, then only computed.
import type { SaveQuoteInput } from '#contract/kept-quotes.ts'
import type { QuoteOutput } from '#contract/shipping.ts'
import type { QuoteRequest } from '#contract/shipping-quote.ts'
import { refuse } from '#contract/outcome.ts'
import { quoteGoods } from '#domain/quote-goods.ts'
import type { Quote } from '#domain/quote-types.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { viewDestination } from './destinations.ts'
import { findNetwork } from './network.ts'
import { packProducts } from './pack-products.ts'
import { tariffAt } from './tariff-at.ts'

/** Null while any service has a price. A service that carries other goods explains the least. */
const refusalOf = ({ options }: Quote) => {
  const refused = options.flatMap((option) => (option.refused === null ? [] : [option.refused]))
  if (refused.length < options.length) return null
  return refused.find((code) => code !== 'not_for_goods') ?? refused[0] ?? 'not_served'
}

const packed = async ({ em }: Ctx, goods: SaveQuoteInput['goods']) => {
  if (goods.length === 0) return []
  const ids = goods.map(({ id }) => id)
  const products = new Map((await packProducts(em, ids)).map((each) => [each.id, each]))
  return goods.map(({ id, quantity }) => {
    const product = products.get(id)
    if (!product) throw fail('product_not_found')
    return { ...product, quantity }
  })
}

/** Null for a destination that is not served; `code` says why no service takes it. */
export async function priceShipment(ctx: Ctx, request: SaveQuoteInput, at = ctx.now) {
  const { origin: _from, destination: to, goods, ...typed } = request
  const network = await findNetwork(ctx)
  const tariff = tariffAt(network, ctx.config, to, at)
  const row = network.byCode.get(to)
  if (!tariff || !row) return null
  const { processingCents } = ctx.config
  const priced = quoteGoods(typed, await packed(ctx, goods), { tariff, processingCents })
  const destination = viewDestination(network, row, ctx.locale, at)
  return { ...priced, destination, network, tariff, code: refusalOf(priced.quote) }
}

/** `at`: with the tariff that held or will hold then. */
export async function quoteShipment(
  ctx: Ctx,
  input: QuoteRequest,
  at = ctx.now,
): Promise<QuoteOutput> {
  const priced = await priceShipment(ctx, { ...input, goods: [] }, at)
  if (!priced) return refuse('unknown_destination')
  const { code, destination, quote } = priced
  return code ? refuse(code, { destination, quote }) : { ok: true, destination, quote }
}
