// Counts attempts in Postgres, so that every process sees the same number; what cannot be counted throws.
import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './orm.ts'

/** `points` attempts within `duration` seconds, counted from the first one. */
export interface AttemptRule {
  name: string
  points: number
  duration: number
}

export interface Counted {
  rule: AttemptRule
  /** Whose attempts are counted: an address, an account, or both. */
  whose: string
  /** Told apart where it alone is exhausted: waiting is not the way past it. */
  soft?: boolean
}

type Several = readonly [Counted, ...Counted[]]

// Addresses of people are not what a table of counters should hold.
const keyOf = (secret: string, { rule, whose }: Counted): string =>
  `${rule.name}:${createHmac('sha256', secret).update(`attempt:${whose.toLowerCase()}`).digest('base64url')}`

const NOW_MS = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const CONFLICT = sql`on conflict (key) do update set
  points = case when kept.expire > ${NOW_MS} then kept.points + 1 else 1 end,
  expire = case when kept.expire > ${NOW_MS} then kept.expire else excluded.expire end
  returning key, points, expire`

/** Said in a statement: nobody waits for the disk because of it. */
export const NO_DISK = sql`set_config('synchronous_commit', 'off', true)`

/** Ends in `counted`: one row with the seconds to wait, null when every rule let the attempt pass. */
const counting = (secret: string, counted: Several) => {
  const rows = counted.map((each, place) => {
    const { points, duration } = each.rule
    return sql`(${place}::int, ${keyOf(secret, each)}, ${points}::int, ${duration * 1000}::int,
      ${each.soft ?? false}::boolean)`
  })
  return sql`
    with rule (place, key, most, span, soft) as (values ${sql.join(rows)}),
    first as (
      insert into rate_limit as kept (key, points, expire)
      select key, 1, ${NOW_MS} + span from rule where place = 0
      ${CONFLICT}
    ), others as (
      insert into rate_limit as kept (key, points, expire)
      select key, 1, ${NOW_MS} + span from rule
      where place > 0 and (select points from first) <= (select most from rule where place = 0)
      order by key
      ${CONFLICT}
    ), counted as (
      select max(wait) as seconds, coalesce(bool_and(soft), false) as only_soft
      from (
        select soft, ceil((counter.expire - ${NOW_MS}) / 1000.0)::int as wait
        from (select * from first union all select * from others) as counter join rule using (key)
        where counter.points > rule.most
      ) as exhausted
    )`
}

const toWait = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' ? Math.max(1, seconds) : null

/**
 * Counts one attempt; seconds to wait when a rule is exhausted, else null. What the first rule turns away does not
 * count for the others: nobody uses up somebody else's attempts with refused ones. One statement for all of them, the
 * rows always in one order, so that two callers never wait for each other.
 */
export async function countAttempts(
  db: Db,
  secret: string,
  counted: Several,
): Promise<number | null> {
  const { rows } = await sql<{
    seconds: number | null
  }>`${counting(secret, counted)} select seconds from counted`.execute(db)
  return toWait(rows[0]?.seconds)
}

interface CountedAhead<T> {
  retryAfterSeconds: number | null
  /** Nothing but soft rules is exhausted. */
  onlySoft: boolean
  /** What the question found, as JSON has it. */
  found: T | null
}

/**
 * The same, together with a question for at most one row, and without waiting for the disk: others see the number at
 * once, but who is refused must be answered only after `keepCounted`.
 */
export async function countAhead<T>(
  db: Db,
  secret: string,
  counted: Several,
  question: RawBuilder<T>,
): Promise<CountedAhead<T>> {
  const { rows } = await sql<{
    seconds: number | null
    only_soft: boolean | null
    found: T | null
  }>`
    ${counting(secret, counted)}
    select seconds, only_soft, to_json(asked) as found, ${NO_DISK} from counted
    left join (${question}) as asked on true`.execute(db)
  const [row] = rows
  return {
    retryAfterSeconds: toWait(row?.seconds),
    onlySoft: row?.only_soft ?? false,
    found: row?.found ?? null,
  }
}

/** Fulfilled when the disk has this counter, and with it everything that was written before. */
export async function keepCounted(db: Db, secret: string, counted: Counted): Promise<void> {
  await sql`update rate_limit set expire = expire where key = ${keyOf(secret, counted)}`.execute(db)
}

interface TakenBack {
  /** All attempts of these are forgotten. */
  forget: readonly Counted[]
  /** One attempt of these did not happen. */
  giveBack: readonly Counted[]
}

/** The beginning of a statement that takes attempts back: what they led to follows it, in the same round trip. */
export const takingBack = (secret: string, { forget, giveBack }: TakenBack) => {
  const keysOf = (counted: readonly Counted[]) => counted.map((each) => keyOf(secret, each))
  const forgotten = keysOf(forget)
  const all = [...forgotten, ...keysOf(giveBack)]
  // Locked in the order in which they are counted: what is forgotten is what was counted first.
  return sql`
    with locked as (
      select key, key = any(${forgotten}::text[]) as is_forgotten from rate_limit
      where key = any(${all}::text[]) order by is_forgotten desc, key for update
    ), forgotten as (
      delete from rate_limit using locked where rate_limit.key = locked.key and is_forgotten
    ), given as (
      update rate_limit set points = points - 1 from locked
      where rate_limit.key = locked.key and not is_forgotten and points > 0
    )`
}
