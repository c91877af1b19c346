// What is in stock: counted by store and category, and listed for a file.
import { sql } from 'kysely'
import { type CatalogueFilter, COUNT_LIMIT } from '#contract/catalogue-view.ts'
import type { ProductCard, StockCounts } from '#contract/catalogue.ts'
import { IN_STOCK, STOCK_FILE_ROWS } from '#contract/stock-view.ts'
import type { Em } from '#server/platform/orm.ts'
import { viewProductCard } from '../catalogue.view.ts'
import { countCells } from './count-facets.ts'
import { bounded } from './listing-page.ts'
import { type CardRow, cardColumns } from '../product/product-columns.ts'

/** Products that can be had, by store and category; exact up to the limit of the catalogue's counts. */
export async function countStock(em: Em): Promise<StockCounts> {
  const cells = await countCells(em, COUNT_LIMIT)
  const sums = new Map<string, StockCounts[number]>()
  for (const { store, category, availability, count } of cells) {
    if (!IN_STOCK.some((each) => each === availability)) continue
    const key = `${store} ${category}`
    const { count: known = 0 } = sums.get(key) ?? {}
    sums.set(key, { store, category, ...bounded(known + count, COUNT_LIMIT) })
  }
  return [...sums.values()]
}

const anyOf = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${values}::text[])`

/** In the order of their numbers, as many as one file holds. */
export async function listStock(
  em: Em,
  { stores, categories, availability }: CatalogueFilter,
): Promise<ProductCard[]> {
  const query = sql<CardRow>`select ${cardColumns}
    from (select id from product
      where listed and ${anyOf('source_store', stores)} and ${anyOf('category', categories)}
        and ${anyOf('availability', availability)}
      order by id limit ${STOCK_FILE_ROWS}) chosen
    join product p using (id) order by p.id`
  const { rows } = await query.execute(em.getKysely())
  return rows.map((row) => viewProductCard(row, null))
}
