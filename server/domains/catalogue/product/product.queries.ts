// Products by number: one for its page, a few for favourites and recently viewed, and what goes with one.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import { isCardAmong } from '../search/listing-sql.ts'
import {
  type CardRow,
  cardColumns,
  type DetailRow,
  detailColumns,
  offersOf,
} from './product-columns.ts'

export async function findProduct(em: Em, id: number): Promise<DetailRow | null> {
  const query = sql<DetailRow>`select ${detailColumns()} from product p where p.id = ${id}`
  const { rows } = await query.execute(em.getKysely())
  return rows[0] ?? null
}

/** As its page shows it, with the cheapest offer of each other store that can be had. */
export async function findProductPage(em: Em, id: number): Promise<DetailRow | null> {
  const paired = sql`(select second_id as id from product_pair where first_id = ${id} and shown
    union all select first_id from product_pair where second_id = ${id} and shown)`
  // A product has more pairs than it is joined with where a store lists an item twice.
  const query = sql<DetailRow>`select ${detailColumns(offersOf(paired))}
    from product p where p.id = ${id}`
  const { rows } = await query.execute(em.getKysely())
  return rows[0] ?? null
}

/** In the order of the ids; unknown ones are left out. */
export async function findCards(em: Em, ids: readonly number[]): Promise<CardRow[]> {
  const query = sql<CardRow>`select ${cardColumns}
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join product p using (id) order by asked.place`
  const { rows } = await query.execute(em.getKysely())
  return rows
}

/** Featured products that can be had, filled up with the most popular ones. */
export async function findFeatured(em: Em, limit: number): Promise<CardRow[]> {
  const query = sql<CardRow>`select ${cardColumns}
    from (select id, featured, popularity from product
      where listed and availability <> 'out_of_stock' and ${isCardAmong(sql`other.listed`)}
      order by featured desc, popularity desc, id desc limit ${limit}) chosen
    join product p using (id)
    order by chosen.featured desc, chosen.popularity desc, chosen.id desc`
  const { rows } = await query.execute(em.getKysely())
  return rows
}
