// A pre-order is one until its day is over: what has come by then is for sale as everything else, what has not is sold out.
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import { tables } from '#server/tables.ts'

/** The day it is for the shop's customers (domain/shop-day.ts), by the database's clock. */
const TODAY = `to_char(now() at time zone 'America/Caracas', 'YYYY-MM-DD')`

/** Whether the pre-order of a day, an expression of SQL, still stands; one without a day does. */
export const isAhead = (day: string): string => `coalesce(${day} >= ${TODAY}, true)`

/** How many ended. */
export async function endPreOrders({ em, now }: Pick<Ctx, 'em' | 'now'>): Promise<number> {
  const { numUpdatedRows } = await tables(em)
    .updateTable('product')
    .set({ preOrder: false, updatedAt: now })
    .where('preOrder', '=', true)
    // As `isAhead` says, in the words of the index `product_by_expected`.
    .where('expectedOn', '<', sql<string>`${sql.raw(TODAY)}`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await notifyChange(em, 'catalogue', 'desk')
  return Number(numUpdatedRows)
}
