// Writes which products of different stores are one item (`product.joined_as`), for those whose pairs have changed.
import { sql } from 'kysely'
import { joinProducts, type JoinedPair, type Joinable } from '#domain/join-products.ts'
import { lockName } from '#server/platform/locks.ts'
import type { Em } from '#server/platform/orm.ts'

interface Row extends Joinable {
  joinedAs: number | null
}

/**
 * The products, those joined with them, those they are shown with, and those joined with these, locked in the order of
 * their ids; a new pair may still refer to them (`for no key update`).
 */
async function readAround(em: Em, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with asked as (
      select id from product where id = any(${ids}::int[])
      union select id from product where joined_as in (
        select joined_as from product where id = any(${ids}::int[]))),
    near as (
      select id from asked
      union select second_id from product_pair join asked on asked.id = first_id where shown
      union select first_id from product_pair join asked on asked.id = second_id where shown)
    select p.id, p.source_store as store, p.joined_as as "joinedAs" from product p
    where p.id in (
      select id from near
      union select id from product where joined_as in (
        select other.joined_as from product other join near on near.id = other.id))
    order by p.id for no key update`.execute(em.getKysely())
  return rows
}

/** What can be had comes first; what somebody said is surer than a bar code, and a bar code than a model. */
async function readPairs(em: Em, ids: readonly number[]): Promise<JoinedPair[]> {
  const { rows } = await sql<{ first: number; second: number }>`
    select first_id as first, second_id as second from product_pair pair
    join product one on one.id = first_id join product other on other.id = second_id
    where shown and first_id = any(${ids}::int[]) and second_id = any(${ids}::int[])
    order by not (one.listed and other.listed), decision is null, ground <> 'gtin', pair.id`.execute(
    em.getKysely(),
  )
  return rows.map(({ first, second }) => [first, second])
}

const isDefined = <T>(value: T | null): value is T => value !== null

/** Within the caller's transaction. The joined groups of these products are made anew; others stand and may gain one. */
export async function joinOffers(em: Em, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // One at a time, so that each reads what the one before has joined.
  await lockName(em, 'joined products', 'alone')
  const rows = await readAround(em, ids)
  const asked = new Set(ids)
  const broken = new Set(rows.filter(({ id }) => asked.has(id)).map(({ joinedAs }) => joinedAs))
  const standing = new Set(rows.map(({ joinedAs }) => joinedAs).filter(isDefined)).difference(
    broken,
  )
  const groups = joinProducts(
    rows,
    [...standing].map((name) =>
      rows.filter(({ joinedAs }) => joinedAs === name).map(({ id }) => id),
    ),
    await readPairs(
      em,
      rows.map(({ id }) => id),
    ),
  )
  const nameOf = new Map(groups.flatMap((group) => group.map((id) => [id, Math.min(...group)])))
  const changed = rows
    .map(({ id, joinedAs }) => ({ id, joinedAs, now: nameOf.get(id) ?? null }))
    .filter(({ joinedAs, now }) => joinedAs !== now)
  if (changed.length === 0) return
  await sql`update product set joined_as = changed.now
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id int, now int)
    where product.id = changed.id`.execute(em.getKysely())
}
