// Whether the price of a product may still be shown: what a store said is good for as long as its terms allow and it is
// not doubted, and is kept from every reader from then on, also before anybody takes the product out of the lists.
import { type RawBuilder, sql } from 'kysely'
import { isAhead } from '../product/pre-order-days.ts'
import type { Em } from '#server/platform/orm.ts'

/**
 * Of `product p`: a price that an admin has typed is the shop's own, and no store's time ends it. A stock that an admin
 * has typed says nothing about the price, which stays the store's.
 */
export const isPriceOwn = sql`'priceCents' = any(p.fixed_fields)`

const ofOffer = (condition: RawBuilder<unknown>) =>
  sql`coalesce((select ${condition} from product_offer o where o.product_id = p.id), false)`

// Copies of pages are kept for a minute, so what a store said is not read any more in its last two.
const isOld = sql`o.expires_at <= now() + interval '2 minutes'`
const isStale = ofOffer(isOld)

// Its store leaves none for sale; whoever counts or gives back pieces meanwhile does not say what they cost.
const isDoubted = sql`((p.stock > 0 or p.pre_order) and o.held_price_cents is not null)`

/** Of `product p`: its store's price is too old to be shown, or waits for somebody's word while there are pieces to sell or to come. */
export const isExpired = sql`(not ${isPriceOwn} and ${ofOffer(sql`(${isOld} or ${isDoubted})`)})`

/** Of `product p`: it is in the lists, there are pieces to sell or to come, and its price may be shown. */
export const canBeHad = sql<boolean>`(p.listed and p.availability <> 'out_of_stock' and not ${isExpired})`

/** Of `product p`: it can be had, and its pieces are there, not to come as those of a pre-order. */
export const isBack = sql<boolean>`(${canBeHad} and p.availability <> 'pre_order')`

/** Of `product p`: Amazon's terms end pictures and texts, all but the name, with its price, whoever names another one. */
export const mayQuote = sql`not (p.source_store = 'amazon' and ${isStale})`

/** Of `product p`: when its store named the price, for what is bought at the store. */
export const pricedAt = sql`case when p.sales_policy = 'affiliate' and not ${isPriceOwn}
  then (select o.seen_at from product_offer o where o.product_id = p.id) end`

export interface Ended {
  /** Its price must not be shown. */
  readonly price: boolean
  /** Its pictures and texts must not be shown. */
  readonly quotes: boolean
  /** Its day as a pre-order is over: only what is there is sold. */
  readonly preOrder: boolean
}

/** Those of the products of which something must not be shown any more. */
export async function findEnded(em: Em, ids: readonly number[]): Promise<Map<number, Ended>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Ended & { id: number }>`
    select * from (
      select p.id, ${isExpired} as price, not (${mayQuote}) as quotes,
        p.pre_order and not ${sql.raw(isAhead('p.expected_on'))} as "preOrder" from product p
      where p.id = any(${ids}::int[])) ended
    where price or quotes or "preOrder"`.execute(em.getKysely())
  return new Map(rows.map(({ id, ...ended }) => [id, ended]))
}
