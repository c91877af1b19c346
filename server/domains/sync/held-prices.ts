// Prices that changed beyond belief, and those somebody rejected and the store still names: listed for the desk.
import { type HeldPrices, type HeldPricesInput, PRICES_PAGE_SIZE } from '#contract/held-prices.ts'
import type { Ctx } from '#server/ctx.ts'
import { tables } from '#server/tables.ts'

export async function listHeldPrices(
  { em }: Ctx,
  { which, provider, before }: HeldPricesInput,
): Promise<HeldPrices> {
  const price = which === 'open' ? 'o.heldPriceCents' : 'o.rejectedPriceCents'
  const rows = await tables(em)
    .selectFrom('productOffer as o')
    .innerJoin('product as p', 'p.id', 'o.productId')
    .select([
      'o.productId',
      'o.provider',
      'p.name',
      'p.textLanguage',
      'p.priceCents',
      `${price} as heldPriceCents`,
      'o.heldSince as since',
      'o.expiresAt as until',
    ])
    .where(price, 'is not', null)
    .where((eb) => (provider === null ? eb.lit(true) : eb('o.provider', '=', provider)))
    .where((eb) => (before === null ? eb.lit(true) : eb('o.productId', '<', before)))
    .orderBy('o.productId', 'desc')
    .limit(PRICES_PAGE_SIZE + 1)
    .$narrowType<{ heldPriceCents: number }>()
    .execute()
  const page = rows.slice(0, PRICES_PAGE_SIZE)
  return {
    prices: page.map((row) => ({
      ...row,
      since: row.since?.toISOString() ?? null,
      until: row.until.toISOString(),
    })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.productId ?? null) : null,
  }
}
