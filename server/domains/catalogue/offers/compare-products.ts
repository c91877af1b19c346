// Finds the products of other stores that are the same item as those just read. Candidates share a key, so the work
// grows with the products and not with their pairs; what an admin has decided about two of them is left alone.
import { sql } from 'kysely'
import { pairGround, type PairGround } from '#domain/match-products.ts'
import { type MatchSubject, matchSubject, titleKeys } from '#domain/match-subject.ts'
import { STORES } from '#domain/vocabulary.ts'
import type { Em } from '#server/platform/orm.ts'
import { anyOf, tables } from '#server/tables.ts'
import { joinOffers } from './join-offers.ts'
import { matchable, type ToldProduct, toldColumns } from './write-keys.ts'

const BATCH = 200

/** Of each other store by each key: an item that one store lists a hundred times is found from each of the hundred. */
const MOST_CANDIDATES = 8

interface Pair {
  first: number
  second: number
}

const readOpen = async (em: Em) => {
  const { rows } = await sql<ToldProduct>`select ${toldColumns}
    from product_reading r join product p on p.id = r.product_id
    where not r.compared order by r.product_id limit ${BATCH}`.execute(em.getKysely())
  return rows
}

const readOthers = async (em: Em, ids: readonly number[]) => {
  const { rows } = await sql<ToldProduct>`select ${toldColumns} from product p
    where p.id = any(${ids}::int[])`.execute(em.getKysely())
  return rows
}

/** Who shares a key with one of them, and who was taken for the same before. */
async function findCandidates(
  em: Em,
  open: readonly ToldProduct[],
  subjects: ReadonlyMap<number, MatchSubject>,
): Promise<Pair[]> {
  const asked = open.flatMap(({ id, store }) => {
    const subject = subjects.get(id)
    if (!subject) return []
    return [...new Set([...subject.keys, ...titleKeys(subject)])].map((key) => ({ id, store, key }))
  })
  const ids = open.map(({ id }) => id)
  const { rows } = await sql<Pair>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id int, store text, key text))
    select least(asked.id, other.product_id) as first, greatest(asked.id, other.product_id) as second
    from asked cross join unnest(${[...STORES]}::text[]) as elsewhere (store)
    cross join lateral (
      select k.product_id from product_key k
      where k.key = asked.key and k.store = elsewhere.store
      order by k.product_id limit ${MOST_CANDIDATES}) other
    where elsewhere.store <> asked.store
    union
    select first_id, second_id from product_pair
    where decision is null and (first_id = any(${ids}::int[]) or second_id = any(${ids}::int[]))
    order by first, second`.execute(em.getKysely())
  return rows
}

const keepPairs = (em: Em, pairs: readonly (Pair & { ground: PairGround })[], now: Date) =>
  sql`insert into product_pair as known (first_id, second_id, ground, found_at)
    select first, second, ground, ${now}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as found (first int, second int, ground text)
    on conflict (first_id, second_id) do update set ground = excluded.ground
      where known.decision is null and known.ground <> excluded.ground`.execute(em.getKysely())

const forgetPairs = (em: Em, pairs: readonly Pair[]) =>
  sql`delete from product_pair known
    using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as apart (first int, second int)
    where known.first_id = apart.first and known.second_id = apart.second and known.decision is null`.execute(
    em.getKysely(),
  )

/** A batch within the caller's transaction; how many it has compared, 0 at the end. */
export async function compareProducts(em: Em, now: Date): Promise<number> {
  const open = await readOpen(em)
  if (open.length === 0) return 0
  const subjects = new Map(open.map((row) => [row.id, matchSubject(matchable(row))]))
  const candidates = await findCandidates(em, open, subjects)
  const others = new Set(candidates.flatMap(({ first, second }) => [first, second]))
  for (const row of await readOthers(
    em,
    [...others].filter((id) => !subjects.has(id)),
  ))
    subjects.set(row.id, matchSubject(matchable(row)))
  const judged = candidates.map((pair) => {
    const [a, b] = [subjects.get(pair.first), subjects.get(pair.second)]
    return { ...pair, ground: a && b ? pairGround(a, b) : null }
  })
  const same = judged.filter((pair): pair is Pair & { ground: PairGround } => pair.ground !== null)
  if (same.length > 0) await keepPairs(em, same, now)
  const apart = judged.filter(({ ground }) => ground === null)
  if (apart.length > 0) await forgetPairs(em, apart)
  await joinOffers(
    em,
    open.map(({ id }) => id),
  )
  await tables(em)
    .updateTable('productReading')
    .set({ compared: true })
    .where('productId', '=', anyOf(open.map(({ id }) => id)))
    .execute()
  return open.length
}
