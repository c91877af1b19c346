// One page of a listing as the queries answer it: the rows, and a total that is counted only up to its limit.
import { type RawBuilder, sql } from 'kysely'
import type { BoundedCount } from '#contract/catalogue.ts'
import type { Em } from '#server/platform/orm.ts'

/** Numbers, or what the query itself counts. */
export interface Window {
  limit: number | RawBuilder<unknown>
  offset: number | RawBuilder<unknown>
}

/** Two numbers as `int[]`: what is counted, no further than one beyond a limit, and how many cards there surely are. */
export type Count = RawBuilder<unknown>

export interface PageParts {
  /** What both others read. */
  with: RawBuilder<unknown>[]
  count: Count
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
 * offers of one item count once. Of more rows than the limit it is the rows that are «more», and the cards among those
 * that were read are surely there.
 */
export const countCards = (limit: number, hits: RawBuilder<unknown>): Count =>
  sql`(select array[case when read > ${limit}::int then ${limit}::int + 1 else cards end, least(cards, ${limit}::int)]
    from (select count(*)::int as read,
        (count(*) filter (where joined_as is null) + count(distinct joined_as))::int as cards
      from (${hits} limit ${limit + 1}) hit) counted)`

/** How many cards a condition of `product` leaves. */
export const countUpTo = (limit: number, where: RawBuilder<unknown>): Count =>
  countCards(limit, sql`select joined_as from product where ${where}`)

/**
 * Reads a page in one round trip. `page` yields the ids in order under the name `place`, from narrow indexes alone, so
 * that only the rows that are shown are fetched: a deep page costs little more than the first.
 */
export async function readPage<Row extends object>(
  em: Em,
  parts: PageParts,
  columns: RawBuilder<unknown>,
): Promise<{ rows: Row[]; read: number; sure: number }> {
  const query = sql<Row & { counts: number[]; place: number | null }>`
    ${parts.with.length > 0 ? sql`with ${sql.join(parts.with)}` : sql``}
    select counted.counts, ${columns}, page.place
    from (select ${parts.count} as counts) counted
    left join (${parts.page}) page on true
    left join product p on p.id = page.id
    order by page.place`
  const { rows } = await query.execute(em.getKysely())
  const [read = 0, sure = 0] = rows[0]?.counts ?? []
  return { rows: rows.filter(({ place }) => place !== null), read, sure }
}
