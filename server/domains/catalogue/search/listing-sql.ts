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

/** Of two offers of an item the one that is its card: what can be had, then the cheaper one, then the older one. */
const cardRank = (table: 'product' | 'other') =>
  sql.raw(`(${table}.availability = 'out_of_stock', ${table}.price_cents, ${table}.id)`)

/**
 * Whether `product` is the card of its item: the first of its offers at several stores among those that `left` leaves of
 * `other`. Only what is joined at all is looked up.
 */
export const isCardAmong = (left: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(product.joined_as is null or not exists (
    select 1 from product other where other.joined_as = product.joined_as
      and ${cardRank('other')} < ${cardRank('product')} and ${left}))`

/**
 * Whether `product`, which the filter and the words (`met`) leave, is the card of its item among the others they leave;
 * empty where each is one.
 */
export const andIsCard = (
  filter: Narrowing,
  met: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> =>
  // A store has one offer in a group.
  filter.stores.length === 1
    ? sql``
    : sql`and ${isCardAmong(sql`${listedWhere(filter)} and ${met}`)}`

/** The condition of `product` for lists of cards: what a filter, and the words (`met`), leave, and one card of each item. */
export const cardsWhere = (filter: Narrowing, met?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${listedWhere(filter)} ${andIsCard(filter, met)}`

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
