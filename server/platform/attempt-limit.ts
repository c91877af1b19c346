// Counts attempts in Postgres, so that every process sees the same number; what cannot be counted throws.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
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
}

// Addresses of people are not what a table of counters should hold.
const keyOf = (secret: string, { rule, whose }: Counted): string =>
  `${rule.name}:${createHmac('sha256', secret).update(`attempt:${whose.toLowerCase()}`).digest('base64url')}`

const NOW_MS = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const CONFLICT = sql`on conflict (key) do update set
  points = case when kept.expire > ${NOW_MS} then kept.points + 1 else 1 end,
  expire = case when kept.expire > ${NOW_MS} then kept.expire else excluded.expire end
  returning key, points, expire`

/**
 * Counts one attempt; seconds to wait when a rule is exhausted, else null. What the first rule turns away does not
 * count for the others: nobody uses up somebody else's attempts with refused ones. One statement for all of them, the
 * rows always in one order, so that two callers never wait for each other.
 */
export async function countAttempts(
  db: Db,
  secret: string,
  counted: readonly [Counted, ...Counted[]],
): Promise<number | null> {
  const rows = counted.map((each, place) => {
    const { points, duration } = each.rule
    return sql`(${place}::int, ${keyOf(secret, each)}, ${points}::int, ${duration * 1000}::int)`
  })
  const counting = sql<{ seconds: number }>`
    with rule (place, key, most, span) as (values ${sql.join(rows)}),
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
    )
    select ceil((counter.expire - ${NOW_MS}) / 1000.0)::int as seconds
    from (select * from first union all select * from others) as counter join rule using (key)
    where counter.points > rule.most`
  const { rows: exhausted } = await counting.execute(db)
  return exhausted.length === 0 ? null : Math.max(1, ...exhausted.map(({ seconds }) => seconds))
}

interface TakenBack {
  /** All attempts of these are forgotten. */
  forget: readonly Counted[]
  /** One attempt of these did not happen. */
  giveBack: readonly Counted[]
}

/** Nobody waits for the disk because of it: after a crash of the database a few attempts more are counted. */
export async function takeBack(
  db: Db,
  secret: string,
  { forget, giveBack }: TakenBack,
): Promise<void> {
  const keysOf = (counted: readonly Counted[]) => counted.map((each) => keyOf(secret, each))
  const forgotten = keysOf(forget)
  const all = [...forgotten, ...keysOf(giveBack)]
  // Locked in the order in which they are counted: what is forgotten is what was counted first.
  await sql`
    with locked as (
      select key, key = any(${forgotten}::text[]) as is_forgotten from rate_limit
      where key = any(${all}::text[]) order by is_forgotten desc, key for update
    ), forgotten as (
      delete from rate_limit using locked where rate_limit.key = locked.key and is_forgotten
    ), given as (
      update rate_limit set points = points - 1 from locked
      where rate_limit.key = locked.key and not is_forgotten and points > 0
    )
    select set_config('synchronous_commit', 'off', true)`.execute(db)
}
