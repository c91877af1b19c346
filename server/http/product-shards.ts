// Products in the sitemap: parts by number, of which only those are named that list something.
import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Numbers of a part: in four languages at most 40,000 addresses and 30 MB, where 50,000 and 50 MB may be. */
const SHARD = 10_000
/** Numbers of products are whole numbers of four bytes. */
const MAX_ID = 2_147_483_647

/**
 * From the first listed product to the first one behind its part, and so on: one look into an index for each part with
 * products, however many products and however wide the gaps.
 */
export async function listShards(em: Em): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    with recursive part(shard) as (
      (select (id - 1) / ${SHARD}::int + 1 from product where listed order by id limit 1)
      union all
      select (select (id - 1) / ${SHARD}::int + 1 from product
        where listed and id > part.shard::bigint * ${SHARD}::int order by id limit 1)
      from part where part.shard is not null)
    select shard from part where shard is not null`.execute(em.getKysely())
  return rows.map(({ shard }) => shard)
}

/**
 * Nothing for what is no number of a part. No day is named: `updated_at` moves with every price and stock, and a day that
 * is not the words' is worse than none.
 */
export async function listShard(em: Em, text: string): Promise<SitemapEntry[]> {
  const first = /^[1-9]\d{0,5}$/u.test(text) ? (Number(text) - 1) * SHARD + 1 : MAX_ID + 1
  if (first > MAX_ID) return []
  const rows = await tables(em)
    .selectFrom('product')
    .select('id')
    .where('listed', '=', true)
    .where((eb) => eb.between('id', first, Math.min(first + SHARD - 1, MAX_ID)))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => ({ path: paths.product(id) }))
}
