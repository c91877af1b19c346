// The two halves of every listing query: which products a filter leaves, and in which order an index yields them.
import { type RawBuilder, sql } from 'kysely'
import type { CatalogueFilter } from '#contract/catalogue-view.ts'
import type { Sort } from '#domain/vocabulary.ts'

export type Narrowing = Pick<
  CatalogueFilter,
  'categories' | 'stores' | 'availability' | 'minPriceCents' | 'maxPriceCents'
>

export const isNarrowed = (filter: Narrowing): boolean =>
  filter.categories.length + filter.stores.length + filter.availability.length > 0 ||
  filter.minPriceCents !== null ||
  filter.maxPriceCents !== null

/** ` and …` for the price bounds of a filter. */
export const priceBounds = (filter: Narrowing): RawBuilder<unknown> => {
  const parts = [sql``]
  if (filter.minPriceCents !== null) parts.push(sql`and price_cents >= ${filter.minPriceCents}`)
  if (filter.maxPriceCents !== null) parts.push(sql`and price_cents <= ${filter.maxPriceCents}`)
  return sql.join(parts, sql` `)
}

/** The condition of `product` that a filter stands for; unlisted products are in no list. */
export const listedWhere = (filter: Narrowing): RawBuilder<unknown> => {
  const parts = [sql`listed`]
  // One value is an equality, which lets an index be read in its order; several are a set.
  const among = (column: RawBuilder<unknown>, values: string[]) => {
    if (values.length === 1) parts.push(sql`and ${column} = ${values[0]}`)
    if (values.length > 1) parts.push(sql`and ${column} = any(${values}::text[])`)
  }
  among(sql`category`, filter.categories)
  among(sql`source_store`, filter.stores)
  among(sql`availability`, filter.availability)
  return sql`${sql.join(parts, sql` `)} ${priceBounds(filter)}`
}

interface Order {
  by: RawBuilder<unknown>
  columns: RawBuilder<unknown>
}

const FEATURED: Order = {
  by: sql`featured desc, popularity desc, id desc`,
  columns: sql`id, featured, popularity`,
}

/** Each order is the leading part of one index; the id breaks ties in the index's own direction. */
export const ORDERS: Record<Sort, Order> = {
  // Between what is equally relevant.
  relevance: FEATURED,
  featured: FEATURED,
  popularity: { by: sql`popularity desc, id desc`, columns: sql`id, popularity` },
  'price-low': { by: sql`price_cents, id`, columns: sql`id, price_cents` },
  'price-high': { by: sql`price_cents desc, id desc`, columns: sql`id, price_cents` },
  rating: {
    by: sql`rating_tenths desc, review_count desc, id desc`,
    columns: sql`id, rating_tenths, review_count`,
  },
  newest: { by: sql`id desc`, columns: sql`id` },
}
