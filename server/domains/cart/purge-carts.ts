// Removes carts of visitors that nobody will miss. Browsers keep a copy, so whoever comes back later still has theirs.
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

const DAY_MS = 86_400_000
/** Emptied or ordered: nothing is lost with it. */
const EMPTY_DAYS = 1
/** Begun with one addition and never touched again: mostly programs, and people who only looked. */
const BEGUN_DAYS = 30
export const ABANDONED_DAYS = 90

/** How many were removed; carts of accounts stay. */
export async function purgeCarts(em: Em, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { numDeletedRows } = await tables(em)
    .deleteFrom('cart')
    .where('userId', 'is', null)
    .where('updatedAt', '<', before(EMPTY_DAYS))
    .where((eb) =>
      eb.or([
        eb('updatedAt', '<', before(ABANDONED_DAYS)),
        eb.and([eb('version', '<=', 1), eb('updatedAt', '<', before(BEGUN_DAYS))]),
        eb.not(
          eb.exists(eb.selectFrom('cartLine').select('id').whereRef('cartId', '=', 'cart.id')),
        ),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
