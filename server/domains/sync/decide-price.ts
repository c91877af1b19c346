// Somebody's word on held and rejected prices: on one, on several, or on all that were held when a doubtful run ended.
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  decidePriceInput,
  decidePriceOutput,
  decidePricesInput,
} from '#contract/held-prices.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { keepCorrections, settingOf } from '#server/domains/catalogue/keep-corrections.ts'
import type { Em } from '#server/platform/orm.ts'
import { audit } from '#server/platform/audit.ts'
import { lookUpPolicy } from './provider-policy.ts'
import type { TakenRun } from './take-run.ts'

type Taker = Pick<Ctx, 'em' | 'now' | 'stores'>

interface Settled {
  productId: number
  provider: SyncStore
  priceCents: number
}

/**
 * `chosen` names offers and prices as `product_id` and `price`. First the products in the order of their numbers, then
 * their offers, as runs do: nobody waits for anybody in a circle. A taken price is as old as its naming.
 */
async function settle(em: Em, chosen: RawBuilder<unknown>, accept: boolean): Promise<Settled[]> {
  await sql`select from product where id in (select product_id from (${chosen}) c) order by id for update`.execute(
    em.getKysely(),
  )
  const { rows } = await sql<Settled>`with chosen as (${chosen})
    update product_offer o set held_price_cents = null, held_since = null,
      rejected_price_cents = ${accept ? sql`null` : sql`c.price`},
      seen_at = case when ${accept} then coalesce(held_since, seen_at) else seen_at end,
      expires_at = case when ${accept} then coalesce(held_since + (expires_at - seen_at), expires_at) else expires_at end
    from chosen c where o.product_id = c.product_id
    returning o.product_id as "productId", o.provider, c.price as "priceCents"`.execute(
    em.getKysely(),
  )
  return rows
}

// What the store called the former price belonged to the price it said before.
const TAKEN = [
  { name: 'price_cents', next: 't."priceCents"', said: 't."priceCents"', isSaid: 'true' },
  { name: 'original_price_cents', next: 'null', said: 'null', isSaid: 'true' },
]
const setTaken = sql.raw(settingOf(keepCorrections(TAKEN)))

/** What an admin wrote as the price is theirs, and stays. */
async function takePrices({ em, now, stores }: Taker, taken: readonly Settled[]): Promise<void> {
  const provider = taken[0]?.provider
  if (!provider) return
  const isSandbox = stores.find((store) => store.provider === provider)?.isSandbox ?? false
  const { keepsHistory } = await lookUpPolicy(em, provider, isSandbox)
  await sql`with taken as (
      update product p set ${setTaken}, updated_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t ("productId" int, "priceCents" int)
      where p.id = t."productId" and not 'priceCents' = any(p.fixed_fields)
      returning p.id, p.price_cents)
    insert into price_change (product_id, price_cents, at)
    select id, price_cents, now() from taken where ${keepsHistory}`.execute(em.getKysely())
}

/**
 * Accepted, the price holds at once, and the next run brings the stock; rejected, it stays so for as long as the store
 * repeats it, and the next run sells by the known price while that may still be shown.
 */
export async function decidePrice(
  ctx: Ctx & { user: CurrentUser },
  { productId, heldPriceCents, accept }: z.output<typeof decidePriceInput>,
): Promise<z.infer<typeof decidePriceOutput>> {
  const price = sql.raw(
    accept ? 'coalesce(held_price_cents, rejected_price_cents)' : 'held_price_cents',
  )
  const chosen = sql`select product_id, ${price} as price from product_offer
    where product_id = ${productId} and ${price} = ${heldPriceCents}`
  const settled = await settle(ctx.em, chosen, accept)
  if (settled.length === 0) return refuse('run_moved')
  if (accept) await takePrices(ctx, settled)
  await audit(ctx, {
    actorId: ctx.user.id,
    action: accept ? 'sync.acceptPrice' : 'sync.rejectPrice',
    object: `product:${productId}`,
    details: { priceCents: heldPriceCents },
  })
  return { ok: true }
}

/** All of them, or none: what is no longer as it was looked at ends the transaction. */
export async function decidePrices(
  ctx: Ctx & { user: CurrentUser },
  { prices, accept }: z.output<typeof decidePricesInput>,
): Promise<z.infer<typeof decidePriceOutput>> {
  for (const price of prices.toSorted((a, b) => a.productId - b.productId)) {
    const answer = await decidePrice(ctx, { ...price, accept })
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Prices settled at once: about a quarter of a second. */
const PIECE = 500

type Decided = Pick<TakenRun, 'id' | 'provider'>

/** What was held then, whichever run has met those products since; what the store has named later is no part of it. */
const heldUntil = (provider: SyncStore, moment: RawBuilder<unknown>) =>
  sql`from product_offer where provider = ${provider} and held_price_cents is not null and held_since <= (${moment})`

/** How many prices of its store were held when a run ended, and are still open. */
export async function countHeldAtEnd(em: Em, { id, provider }: Decided): Promise<number> {
  const end = sql`select ended_at from sync_run where id = ${id}`
  const { rows } = await sql<{ held: number }>`select count(*)::int as held
    ${heldUntil(provider, end)}`.execute(em.getKysely())
  return rows[0]?.held ?? 0
}

/**
 * Whoever does not believe it rejects them: they are not taken for as long as the store repeats them. Puts some of them
 * down; when none is left, the provider's runs may go on. Answers whether there may be more.
 */
export async function rejectSomeHeld(em: Em, provider: SyncStore): Promise<boolean> {
  const end = sql`select max(ended_at) from sync_run where provider = ${provider} and rejects_prices`
  const chosen = sql`select product_id, held_price_cents as price ${heldUntil(provider, end)}
    order by product_id limit ${PIECE}`
  const settled = await settle(em, chosen, false)
  if (settled.length > 0) return true
  await sql`update sync_run set rejects_prices = false where provider = ${provider} and rejects_prices`.execute(
    em.getKysely(),
  )
  return false
}

/** Whoever believes a run believes the prices held until its end. Takes some of them; when none is left, the run may go on. */
export async function takeSomeHeld(ctx: Taker, { id, provider }: Decided): Promise<void> {
  const end = sql`select takes_until from sync_run where id = ${id}`
  const chosen = sql`select product_id, held_price_cents as price ${heldUntil(provider, end)}
    order by product_id limit ${PIECE}`
  const settled = await settle(ctx.em, chosen, true)
  await takePrices(ctx, settled)
  if (settled.length > 0) return
  await sql`update sync_run set takes_until = null where id = ${id}`.execute(ctx.em.getKysely())
}
