// Reads products that are new or say something else than before, and writes the keys by which they are found at other stores.
import { sql } from 'kysely'
import { type Matchable, matchSubject } from '#domain/match-subject.ts'
import type { Store } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { anyOf, tables } from '#server/tables.ts'

const BATCH = 500

/** Goes up when domain/match-subject.ts or match-products.ts reads products otherwise: then all are read and compared again. */
const RULES = 3

export interface ToldProduct {
  readonly id: number
  readonly store: Store
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly gtin: string | null
}

export const matchable = ({ brand, model, gtin, name }: ToldProduct): Matchable => ({
  brand,
  model,
  gtin,
  title: name,
})

/** Of `product p`, what matching looks at. */
export const toldColumns = sql`p.id, p.source_store as store, p.name, p.brand, p.model, p.gtin`

/**
 * Of `product p`, a hash of what matching looks at. A joined product that leaves the lists, or is back, is compared anew:
 * another one of its store may take its place among the others.
 */
const toldHash = sql`hashtextextended(concat_ws(chr(31), p.name, p.brand, p.model, p.gtin,
  case when p.joined_as is not null and not p.listed then 'ended' end), ${RULES})`

/** Within the caller's transaction. The number of the last product it has read; null when there are no more. */
export async function writeKeys(em: Em, after: number): Promise<number | null> {
  const db = em.getKysely()
  const { rows } = await sql<ToldProduct & { told: string }>`
    select ${toldColumns}, h.told::text
    from product p left join product_reading r on r.product_id = p.id
    cross join lateral (select ${toldHash} as told) h
    where p.id > ${after} and r.told is distinct from h.told
    order by p.id limit ${BATCH}`.execute(db)
  const last = rows.at(-1)
  if (!last) return null
  const read = rows.map((row) => ({
    id: row.id,
    store: row.store,
    told: row.told,
    keys: matchSubject(matchable(row)).keys,
  }))
  await tables(em)
    .deleteFrom('productKey')
    .where('productId', '=', anyOf(rows.map(({ id }) => id)))
    .execute()
  await sql`with s as (
      select * from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as s (id int, store text, told bigint, keys jsonb)),
    keyed as (
      insert into product_key (key, store, product_id)
      select key, store, id from s cross join jsonb_array_elements_text(s.keys) as told (key))
    insert into product_reading (product_id, told, compared) select id, told, false from s
    on conflict (product_id) do update set told = excluded.told, compared = false`.execute(db)
  return rows.length < BATCH ? null : last.id
}
