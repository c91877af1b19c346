// Somebody's word on held and rejected prices: on one, on several, or on all that were held when a doubtful run ended.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type { decidePricesInput, decidePricesOutput } from '#contract/held-prices.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { keepCorrections, settingOf } from '#server/domains/catalogue/product/keep-corrections.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import type { Em } from '#server/platform/orm.ts'
import { audit } from '#server/platform/audit.ts'
import { countRows, type Tables, tables } from '#server/tables.ts'
import { lookUpPolicy } from './provider-policy.ts'
import { SyncRun } from './sync-run.entity.ts'
import type { TakenRun } from './take-run.ts'

type Taker = Pick<Ctx, 'em' | 'now' | 'stores'>

/** Offers, and the price of each that is decided about. */
type Chosen = SelectQueryBuilder<Tables, 'productOffer', { productId: number; price: number }>

/**
 * First the products in the order of their numbers, then their offers, as runs do: nobody waits for anybody in a circle.
 * A taken price is as old as its naming.
 */
async function settle(em: Em, chosen: Chosen, accept: boolean) {
  const db = tables(em)
  await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', db.selectFrom(chosen.as('c')).select('c.productId'))
    .orderBy('id')
    .forUpdate()
    .execute()
  return db
    .with('chosen', () => chosen)
    .updateTable('productOffer as o')
    .from('chosen as c')
    .set((eb) => ({
      heldPriceCents: null,
      heldSince: null,
      rejectedPriceCents: accept ? null : eb.ref('c.price'),
      ...(accept && {
        seenAt: sql<Date>`coalesce(held_since, seen_at)`,
        expiresAt: sql<Date>`coalesce(held_since + (expires_at - seen_at), expires_at)`,
      }),
    }))
    .whereRef('o.productId', '=', 'c.productId')
    .returning(['o.productId', 'o.provider', 'c.price as priceCents'])
    .execute()
}

type Settled = Awaited<ReturnType<typeof settle>>[number]

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

type AdminCtx = Ctx & { user: CurrentUser }
type Decision = z.output<typeof decidePricesInput>
type Decided = z.infer<typeof decidePricesOutput>

/**
 * Accepted, the price holds at once, and the next run brings the stock; rejected, it stays so for as long as the store
 * repeats it, and the next run sells by the known price while that may still be shown.
 */
async function decidePrice(
  ctx: AdminCtx,
  { productId, heldPriceCents }: Decision['prices'][number],
  accept: boolean,
): Promise<Decided> {
  const price = sql<number>`${sql.raw(
    accept ? 'coalesce(held_price_cents, rejected_price_cents)' : 'held_price_cents',
  )}`
  const chosen = tables(ctx.em)
    .selectFrom('productOffer')
    .select(['productId', price.as('price')])
    .where('productId', '=', productId)
    .where(price, '=', heldPriceCents)
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
export async function decidePrices(ctx: AdminCtx, { prices, accept }: Decision): Promise<Decided> {
  for (const price of prices.toSorted((a, b) => a.productId - b.productId)) {
    const answer = await decidePrice(ctx, price, accept)
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Prices settled at once: about a quarter of a second. */
const PIECE = 500

type Finished = Pick<TakenRun, 'id' | 'provider'>

/** What was held then, whichever run has met those products since; what the store has named later is no part of it. */
const heldUntil = (em: Em, provider: SyncStore, end: Moment) =>
  tables(em)
    .selectFrom('productOffer')
    .where('provider', '=', provider)
    .where('heldPriceCents', 'is not', null)
    .where('heldSince', '<=', end)

/** Some of them, and what was held. */
const someHeld = (em: Em, provider: SyncStore, end: Moment) =>
  heldUntil(em, provider, end)
    .select(['productId', 'heldPriceCents as price'])
    .$narrowType<{ price: number }>()
    .orderBy('productId')
    .limit(PIECE)

const momentOf = (em: Em, id: number, column: 'endedAt' | 'takesUntil') =>
  tables(em).selectFrom('syncRun').where('id', '=', id).select(`${column} as moment`)

type Moment = ReturnType<typeof momentOf>

/** How many prices of its store were held when a run ended, and are still open. */
export async function countHeldAtEnd(em: Em, { id, provider }: Finished): Promise<number> {
  const { held } = await heldUntil(em, provider, momentOf(em, id, 'endedAt'))
    .select(countRows.as('held'))
    .executeTakeFirstOrThrow()
  return held
}

/**
 * Whoever does not believe it rejects them: they are not taken for as long as the store repeats them. Puts some of them
 * down; when none is left, the provider's runs may go on. Answers whether there may be more.
 */
export async function rejectSomeHeld(em: Em, provider: SyncStore): Promise<boolean> {
  const rejecting = { provider, rejectsPrices: true }
  const end = tables(em)
    .selectFrom('syncRun')
    .select(({ fn }) => fn.max<Date | null>('endedAt').as('moment'))
    .where((eb) => eb.and(rejecting))
  const settled = await settle(em, someHeld(em, provider, end), false)
  if (settled.length > 0) return true
  await em.nativeUpdate(SyncRun, rejecting, { rejectsPrices: false })
  return false
}

/** Whoever believes a run believes the prices held until its end. Takes some of them; when none is left, the run may go on. */
export async function takeSomeHeld(ctx: Taker, { id, provider }: Finished): Promise<void> {
  const chosen = someHeld(ctx.em, provider, momentOf(ctx.em, id, 'takesUntil'))
  const settled = await settle(ctx.em, chosen, true)
  await takePrices(ctx, settled)
  if (settled.length > 0) return notifyChange(ctx.em, 'catalogue', 'desk')
  await ctx.em.nativeUpdate(SyncRun, { id }, { takesUntil: null })
}
