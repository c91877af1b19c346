// Prices that changed beyond belief, and those somebody rejected and the store still names: listed for the desk.
import { sql } from 'kysely'
import { type HeldPrices, type HeldPricesInput, PRICES_PAGE_SIZE } from '#contract/held-prices.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx } from '#server/ctx.ts'

interface Row {
  productId: number
  provider: SyncStore
  name: string
  textLanguage: string
  priceCents: number
  heldPriceCents: number
  since: Date | null
  until: Date
}

const iso = (moment: Date) => new Date(moment).toISOString()

export async function listHeldPrices(
  { em }: Ctx,
  { which, provider, before }: HeldPricesInput,
): Promise<HeldPrices> {
  const price = sql.ref(which === 'open' ? 'o.held_price_cents' : 'o.rejected_price_cents')
  const { rows } = await sql<Row>`
    select o.product_id as "productId", o.provider, p.name, p.text_language as "textLanguage", p.price_cents as "priceCents",
      ${price} as "heldPriceCents", o.held_since as since, o.expires_at as until
    from product_offer o join product p on p.id = o.product_id
    where ${price} is not null and (${provider}::text is null or o.provider = ${provider})
      and (${before}::int is null or o.product_id < ${before}::int)
    order by o.product_id desc limit ${PRICES_PAGE_SIZE + 1}`.execute(em.getKysely())
  const page = rows.slice(0, PRICES_PAGE_SIZE)
  return {
    prices: page.map((row) => ({
      ...row,
      since: row.since && iso(row.since),
      until: iso(row.until),
    })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.productId ?? null) : null,
  }
}
