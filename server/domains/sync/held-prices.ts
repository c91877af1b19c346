// Prices that changed beyond belief: listed for the desk, and taken or left by somebody's word.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { decidePriceInput, decidePriceOutput, HeldPrices } from '#contract/sync-desk.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'

const PAGE_SIZE = 25

interface Row {
  productId: number
  provider: SyncStore
  name: string
  priceCents: number
  heldPriceCents: number
  since: Date
}

export async function listHeldPrices({ em }: Ctx, before: number | null): Promise<HeldPrices> {
  const { rows } = await sql<Row>`
    select o.product_id as "productId", o.provider, p.name, p.price_cents as "priceCents",
      o.held_price_cents as "heldPriceCents", o.held_since as since
    from product_offer o join product p on p.id = o.product_id
    where o.held_price_cents is not null and (${before}::int is null or o.product_id < ${before}::int)
    order by o.product_id desc limit ${PAGE_SIZE + 1}`.execute(em.getKysely())
  const page = rows.slice(0, PAGE_SIZE)
  return {
    prices: page.map((row) => ({ ...row, since: new Date(row.since).toISOString() })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.productId ?? null) : null,
  }
}

/** Accepted, the price holds at once, and the next run brings the stock; else the known price stays until the store repeats itself. */
export async function decidePrice(
  ctx: Ctx & { user: CurrentUser },
  { productId, heldPriceCents, accept }: z.output<typeof decidePriceInput>,
): Promise<z.infer<typeof decidePriceOutput>> {
  const { em, now, user } = ctx
  const { numAffectedRows } =
    await sql`update product_offer set held_price_cents = null, held_since = null
    where product_id = ${productId} and held_price_cents = ${heldPriceCents}`.execute(
      em.getKysely(),
    )
  if (!numAffectedRows) return refuse('run_moved')
  if (accept)
    await sql`update product set price_cents = ${heldPriceCents}, original_price_cents = null, updated_at = ${now}
      where id = ${productId}`.execute(em.getKysely())
  await audit(ctx, {
    actorId: user.id,
    action: accept ? 'sync.acceptPrice' : 'sync.rejectPrice',
    object: `product:${productId}`,
    details: { priceCents: heldPriceCents },
  })
  return { ok: true }
}
