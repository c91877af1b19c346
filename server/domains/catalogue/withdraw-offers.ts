// Takes products out of the lists that their store no longer has or the shop no longer wants, or about which nothing was
// said for too long. They stay reachable and are not sold; a shelf an admin has filled by hand is the shop's own and stays.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import { isShopsOwn } from './offer-time.ts'

/** The store no longer has them, or nothing of their place there is sold here. Answers how many were in the lists. */
export async function withdrawOffers(
  em: Em,
  productIds: readonly number[],
  now: Date,
): Promise<number> {
  if (productIds.length === 0) return 0
  const { rows } = await sql<{ hidden: number }>`
    with gone as (
      update product_offer set gone = true, held_price_cents = null, held_since = null
      where product_id = any(${productIds}::int[]) and not gone),
    hidden as (
      update product p set offered = false, stock = 0, updated_at = ${now}
      where p.id in (select id from product where id = any(${productIds}::int[]) order by id for update)
        and p.offered and not 'stock' = any(p.fixed_fields)
      returning p.id)
    select count(*)::int as hidden from hidden`.execute(em.getKysely())
  return rows[0]?.hidden ?? 0
}

/**
 * What was not refreshed within the time its provider's terms allow, by the database's clock: a worker's may be wrong.
 * Answers how many were in the lists.
 */
export async function expireOffers(em: Em, now: Date): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    with hidden as (
      update product p set offered = false, stock = 0, updated_at = ${now}
      where p.id in (
          select p.id from product p join product_offer o on o.product_id = p.id
          where o.expires_at <= now() and not o.gone and p.offered
          order by p.id for update of p)
        and not ${isShopsOwn}
      returning p.id)
    select count(*)::int as hidden from hidden`.execute(em.getKysely())
  return rows[0]?.hidden ?? 0
}
