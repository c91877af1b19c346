// Which products a filter of the desk leaves, listed in the shop or not.
import { type RawBuilder, sql } from 'kysely'
import type { DeskFilter } from '#contract/product-desk.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { readSearch } from '../search/read-search.ts'

type Mark = NonNullable<DeskFilter['mark']>

/** Conditions of `product p`; those of the rare ones are partial indexes, to the letter. */
const MARKS: Record<Mark, RawBuilder<boolean>> = {
  hidden: sql`p.hidden_by_admin`,
  withdrawn: sql`not p.offered`,
  corrected: sql`p.fixed_fields <> '{}'`,
  featured: sql`p.featured`,
  affiliate: sql`p.sales_policy = 'affiliate'`,
  no_weight: sql`p.weight_thousandths is null`,
  no_size: sql`p.length_thousandths is null`,
  awaited: sql`exists (select from restock_alert a where a.product_id = p.id and a.told_at is null)`,
}

/** A number of ours, an id of the store, or words; what is none of them finds nothing. */
async function matching(em: Em, text: string): Promise<RawBuilder<boolean>> {
  const search = await readSearch(em, text)
  const parts = [sql`p.external_id = ${text}`]
  if (/^[1-9]\d{0,8}$/u.test(text)) parts.push(sql`p.id = ${Number(text)}`)
  // One part for each index of words.
  if (search)
    for (const listed of [sql`p.listed`, sql`not p.listed`])
      parts.push(sql`${listed} and p.search @@ ${search.match}::tsquery`)
  return sql`p.id in (${sql.join(
    parts.map((part) => sql`select p.id from product p where ${part}`),
    sql` union `,
  )})`
}

export async function deskProducts(em: Em, filter: DeskFilter) {
  const { search, store, origin, category, availability, mark } = filter
  let products = tables(em).selectFrom('product as p')
  if (store) products = products.where('p.sourceStore', '=', store)
  if (origin) products = products.where('p.origin', '=', origin)
  if (category) products = products.where('p.category', '=', category)
  if (availability) products = products.where('p.availability', '=', availability)
  if (mark) products = products.where(MARKS[mark])
  return search ? products.where(await matching(em, search)) : products
}
