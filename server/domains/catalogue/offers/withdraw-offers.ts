// Takes products out of the lists that their store no longer has or the shop no longer wants, or about which nothing was
// said for too long. They stay reachable and are not sold; a stock that an admin has typed is there again with them.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import { isPriceOwn } from './offer-time.ts'

const isStockOwn = sql`'stock' = any(p.fixed_fields)`

/**
 * Pieces on a shelf of our own do not go with the store's, for as long as their price holds: that ends by itself
 * (`expireOffers`). Amazon's holds for what is on Amazon's shelf alone, and what is bought at a store stands on no shelf of ours.
 */
const isOnOwnShelf = sql`(${isStockOwn} and p.stock > 0 and p.sales_policy = 'own'
  and (p.source_store <> 'amazon' or ${isPriceOwn}))`

// What stays in the lists is not sold at a doubted price: somebody still has to say what it costs.
const staysListed = sql`exists (
  select from product p where p.id = product_id and p.offered and ${isOnOwnShelf})`

// Not listed is out of stock to everybody (catalogue.view.ts), whatever an admin has counted; and what orders give up
// is no more there than the rest.
const noneLeft = sql`stock = case when ${isStockOwn} then p.stock else 0 end,
  missing = case when ${isStockOwn} then p.missing else p.reserved end`

/** The store no longer has them, or nothing of their place there is sold here. Answers how many were in the lists. */
export async function withdrawOffers(
  em: Em,
  productIds: readonly number[],
  now: Date,
): Promise<number> {
  if (productIds.length === 0) return 0
  const { rows } = await sql<{ hidden: number }>`
    with gone as (
      update product_offer set gone = true, gone_at = now(),
        held_price_cents = case when ${staysListed} then held_price_cents end,
        held_since = case when ${staysListed} then held_since end
      where product_id = any(${productIds}::int[]) and not gone),
    hidden as (
      update product p set offered = false, ${noneLeft}, updated_at = ${now}
      where p.id in (select id from product where id = any(${productIds}::int[]) order by id for update)
        and p.offered and not ${isOnOwnShelf}
      returning p.id)
    select count(*)::int as hidden from hidden`.execute(em.getKysely())
  return rows[0]?.hidden ?? 0
}

/**
 * What was not refreshed within the time its provider's terms allow, by the database's clock: a worker's may be wrong.
 * Answers how many were in the lists, and whether one of them was joined with another store's.
 */
export async function expireOffers(
  em: Em,
  now: Date,
): Promise<{ hidden: number; anyJoined: boolean }> {
  const { rows } = await sql<{ hidden: number; anyJoined: boolean }>`
    with hidden as (
      update product p set offered = false, ${noneLeft}, updated_at = ${now}
      where p.id in (
          select p.id from product p join product_offer o on o.product_id = p.id
          where o.expires_at <= now() and p.offered
          order by p.id for update of p)
        and not ${isPriceOwn}
      returning p.joined_as)
    select count(*)::int as hidden, count(joined_as) > 0 as "anyJoined" from hidden`.execute(
    em.getKysely(),
  )
  return rows[0] ?? { hidden: 0, anyJoined: false }
}
