// One page of a listing as the queries answer it: the rows, and a total that is counted only up to its limit.
import { type RawBuilder, sql } from 'kysely'
import type { BoundedCount } from '#contract/catalogue.ts'
import type { Em } from '#server/platform/orm.ts'

/** Numbers, or what the query itself counts. */
export interface Window {
  limit: number | RawBuilder<unknown>
  offset: number | RawBuilder<unknown>
}

export interface PageParts {
  /** What both others read. */
  with: RawBuilder<unknown>[]
  total: RawBuilder<unknown>
  page: RawBuilder<unknown>
}

export interface ListingPage<Row> {
  rows: Row[]
  total: BoundedCount
  /** How many of them pages lead to. */
  reach: number
}

/** A number read up to one beyond its limit, said as «limit or more». */
export const bounded = (read: number, limit: number): BoundedCount => ({
  count: Math.min(read, limit),
  more: read > limit,
})

/**
 * How many cards the rows of `hits` are, which tell their `joined_as` and are read no further than one beyond the limit:
 * offers of one item count once. Of more rows than the limit nobody counts the cards.
 */
export const countCards = (limit: number, hits: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select case when count(*) > ${limit}::int then ${limit}::int + 1
      else count(*) filter (where joined_as is null) + count(distinct joined_as) end::int
    from (${hits} limit ${limit + 1}) counted)`

/** How many cards a condition of `product` leaves. */
export const countUpTo = (limit: number, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  countCards(limit, sql`select joined_as from product where ${where}`)

/**
 * Reads a page in one round trip. `page` yields the ids in order under the name `place`, from narrow indexes alone, so
 * that only the rows that are shown are fetched: a deep page costs little more than the first.
 */
export async function readPage<Row extends object>(
  em: Em,
  parts: PageParts,
  columns: RawBuilder<unknown>,
): Promise<{ rows: Row[]; read: number }> {
  const query = sql<Row & { read: number; place: number | null }>`
    ${parts.with.length > 0 ? sql`with ${sql.join(parts.with)}` : sql``}
    select counted.read, ${columns}, page.place
    from (select ${parts.total} as read) counted
    left join (${parts.page}) page on true
    left join product p on p.id = page.id
    order by page.place`
  const { rows } = await query.execute(em.getKysely())
  return { rows: rows.filter(({ place }) => place !== null), read: rows[0]?.read ?? 0 }
}
