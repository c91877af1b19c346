// Prices that changed beyond belief, and those somebody rejected and the store still names: listed for the desk, taken or left by a word.
import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  decidePriceInput,
  decidePriceOutput,
  HeldPrices,
  HeldPricesInput,
} from '#contract/sync-desk.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { readPolicy } from './provider-policy.ts'

const PAGE_SIZE = 25

interface Row {
  productId: number
  provider: SyncStore
  name: string
  priceCents: number
  heldPriceCents: number
  since: Date | null
  until: Date
}

const iso = (moment: Date) => new Date(moment).toISOString()

export async function listHeldPrices(
  { em }: Ctx,
  { which, before }: HeldPricesInput,
): Promise<HeldPrices> {
  const price = sql.ref(which === 'open' ? 'o.held_price_cents' : 'o.rejected_price_cents')
  const { rows } = await sql<Row>`
    select o.product_id as "productId", o.provider, p.name, p.price_cents as "priceCents",
      ${price} as "heldPriceCents", o.held_since as since, o.expires_at as until
    from product_offer o join product p on p.id = o.product_id
    where ${price} is not null and (${before}::int is null or o.product_id < ${before}::int)
    order by o.product_id desc limit ${PAGE_SIZE + 1}`.execute(em.getKysely())
  const page = rows.slice(0, PAGE_SIZE)
  return {
    prices: page.map((row) => ({
      ...row,
      since: row.since && iso(row.since),
      until: iso(row.until),
    })),
    nextBefore: rows.length > page.length ? (page.at(-1)?.productId ?? null) : null,
  }
}

/** Its provider; null when the price is no longer the one that was looked at. A taken price is as old as its naming. */
async function settle(
  { em }: Ctx,
  { productId, heldPriceCents, accept }: z.output<typeof decidePriceInput>,
): Promise<SyncStore | null> {
  const { rows } = await sql<{ provider: SyncStore }>`update product_offer
    set held_price_cents = null, held_since = null,
      rejected_price_cents = ${accept ? null : heldPriceCents}::int,
      seen_at = case when ${accept} then coalesce(held_since, seen_at) else seen_at end,
      expires_at = case when ${accept} then coalesce(held_since + (expires_at - seen_at), expires_at) else expires_at end
    where product_id = ${productId}
      and coalesce(held_price_cents, case when ${accept} then rejected_price_cents end) = ${heldPriceCents}
    returning provider`.execute(em.getKysely())
  return rows[0]?.provider ?? null
}

/** What an admin wrote as the price is theirs, and stays. */
async function takePrice(
  { em, now, stores }: Ctx,
  provider: SyncStore,
  { productId, heldPriceCents }: z.output<typeof decidePriceInput>,
): Promise<void> {
  const isSandbox = stores.find((store) => store.provider === provider)?.isSandbox ?? false
  const { keepsHistory } = await readPolicy(em, provider, isSandbox)
  await sql`with taken as (
      update product set price_cents = ${heldPriceCents}, original_price_cents = null, updated_at = ${now}
      where id = ${productId} and not 'priceCents' = any(fixed_fields)
      returning id)
    insert into price_change (product_id, price_cents, at)
    select id, ${heldPriceCents}, now() from taken where ${keepsHistory}`.execute(em.getKysely())
}

/**
 * Accepted, the price holds at once, and the next run brings the stock; rejected, it stays so for as long as the store
 * repeats it, and the next run sells by the known price while that may still be shown.
 */
export async function decidePrice(
  ctx: Ctx & { user: CurrentUser },
  input: z.output<typeof decidePriceInput>,
): Promise<z.infer<typeof decidePriceOutput>> {
  const { productId, heldPriceCents, accept } = input
  // First the product, then its offer, as runs do: neither waits for the other in a circle.
  await sql`select from product where id = ${productId} for update`.execute(ctx.em.getKysely())
  const provider = await settle(ctx, input)
  if (provider === null) return refuse('run_moved')
  if (accept) await takePrice(ctx, provider, input)
  await audit(ctx, {
    actorId: ctx.user.id,
    action: accept ? 'sync.acceptPrice' : 'sync.rejectPrice',
    object: `product:${productId}`,
    details: { priceCents: heldPriceCents },
  })
  return { ok: true }
}
