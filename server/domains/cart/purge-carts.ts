// Removes carts of visitors that nobody will miss. Browsers keep a copy, so whoever comes back later still has theirs.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'

const DAY_MS = 86_400_000
/** Emptied or ordered: nothing is lost with it. */
const EMPTY_DAYS = 1
/** Begun with one addition and never touched again: mostly programs, and people who only looked. */
const BEGUN_DAYS = 30
export const ABANDONED_DAYS = 90

/** How many were removed; carts of accounts stay. */
export async function purgeCarts(em: Em, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { numAffectedRows } = await sql`
    delete from cart where user_id is null and updated_at < ${before(EMPTY_DAYS)} and (
      updated_at < ${before(ABANDONED_DAYS)}
      or (version <= 1 and updated_at < ${before(BEGUN_DAYS)})
      or not exists (select from cart_line where cart_id = cart.id)
    )`.execute(em.getKysely())
  return Number(numAffectedRows ?? 0)
}
