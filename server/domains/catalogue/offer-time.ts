// Whether the price of a product may still be shown: what a store said is good for as long as its terms allow, and is
// kept from every reader from then on, also before anybody takes the product out of the lists.
import { sql } from 'kysely'
import type { Store } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'

/** Of `product p`: a price or a shelf that an admin has filled by hand is the shop's own, and no store's time ends it. */
export const isShopsOwn = sql`p.fixed_fields && '{priceCents,stock}'::text[]`

// Copies of pages are kept for a minute, so a price is not read any more in its last two.
const FRESHNESS = sql`from product_offer o where o.product_id = p.id and not ${isShopsOwn}`

/** Of `product p`: its store's price is too old to be shown. */
export const isExpired = sql`coalesce((select o.expires_at <= now() + interval '2 minutes' ${FRESHNESS}), false)`

/** Whether pictures and texts may be shown: Amazon's terms end them with the price, all but the name. */
export const mayQuote = ({ store, expired }: { store: Store; expired: boolean }): boolean =>
  store !== 'amazon' || !expired

/** Of `product p`: when its store named the price, for what is bought at the store. */
export const pricedAt = sql`case when p.sales_policy = 'affiliate' then (select o.seen_at ${FRESHNESS}) end`

/** Those of the products whose prices must not be shown. */
export async function findExpired(em: Em, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select p.id from product p
    where p.id = any(${ids}::int[]) and ${isExpired}`.execute(em.getKysely())
  return new Set(rows.map(({ id }) => id))
}
