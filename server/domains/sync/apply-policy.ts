// Brings the products a store offers under the policy its owner has set: piece by piece, for they may be a million, and
// nobody who buys waits for more than one piece.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { ProviderPolicy } from '#domain/sync-run.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { anyOf, tables } from '#server/tables.ts'
import { lockProvider, readPolicy } from './provider-policy.ts'
import { SyncProvider } from './sync-provider.entity.ts'

/** Products at once: about a quarter of a second. */
const PIECE = 500

const findPiece = async (em: Em, provider: SyncStore, after: number): Promise<number[]> => {
  const rows = await tables(em)
    .selectFrom('productOffer')
    .select('productId')
    .where('provider', '=', provider)
    .where('productId', '>', after)
    .orderBy('productId')
    .limit(PIECE)
    .execute()
  return rows.map(({ productId }) => productId)
}

/**
 * What was said longer ago than may be shown from now on ends; longer hours begin with what is said next. A product that an
 * admin sells in its own way hears of the store's, and stays as it is.
 */
async function bringUnder(
  em: Em,
  { salesPolicy, expiresHours, keepsHistory }: ProviderPolicy,
  ids: readonly number[],
): Promise<void> {
  const db = em.getKysely()
  const piece = sql`${ids}::int[]`
  const end = sql`o.seen_at + make_interval(hours => ${expiresHours})`
  const isFixed = sql`'salesPolicy' = any(p.fixed_fields)`
  const known = sql`case when ${isFixed} then p.provider_values->>'salesPolicy' else p.sales_policy end`
  const isOtherwise = sql`${known} is distinct from ${salesPolicy}`
  // First the products in the order of their numbers, then their offers, as runs do.
  await sql`select from product p join product_offer o on o.product_id = p.id
    where p.id = any(${piece}) and (${isOtherwise} or o.expires_at > ${end})
    order by p.id for update of p`.execute(db)
  await sql`update product_offer o set expires_at = ${end}
    where o.product_id = any(${piece}) and o.expires_at > ${end}`.execute(db)
  await sql`update product p set
      sales_policy = case when ${isFixed} then p.sales_policy else ${salesPolicy} end,
      provider_values = case when ${isFixed}
        then p.provider_values || jsonb_build_object('salesPolicy', ${salesPolicy}::text) else p.provider_values end
    where p.id = any(${piece}) and ${isOtherwise}`.execute(db)
  if (!keepsHistory)
    await tables(em).deleteFrom('priceChange').where('productId', '=', anyOf(ids)).execute()
}

/** Within the caller's transaction, which keeps the policy as it is until then. Answers whether products are left. */
export async function applySomePolicy(
  { em, stores }: Pick<Ctx, 'em' | 'stores'>,
  provider: SyncStore,
): Promise<boolean> {
  const after = (await lockProvider(em, provider))?.policyAfter ?? null
  if (after === null) return false
  const isSandbox = stores.find((store) => store.provider === provider)?.isSandbox ?? false
  const ids = await findPiece(em, provider, after)
  await bringUnder(em, await readPolicy(em, provider, isSandbox), ids)
  const next = ids.length < PIECE ? null : (ids.at(-1) ?? null)
  await em.nativeUpdate(SyncProvider, { provider }, { policyAfter: next })
  return ids.length === PIECE
}
