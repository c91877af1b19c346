// Lets go of the pieces of unpaid orders whose time is over while the order lives on, a batch per transaction.
import type { Ctx } from '#server/ctx.ts'
import { NOW, tables } from '#server/tables.ts'
import { Order } from './order.entity.ts'
import { findOrderLines } from './order.queries.ts'
import { givePieces } from './settle-pieces.ts'

const BATCH = 50

/** One batch; answers how many it let go of. The moment is the database's, whatever this process takes it for. */
export async function releaseHolds({ em }: Pick<Ctx, 'em'>): Promise<number> {
  const rows = await tables(em)
    .selectFrom('shopOrder')
    .select('id')
    .where('piecesHeld', '=', true)
    .where('holdUntil', '<=', NOW)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of rows) {
    await givePieces(em, await findOrderLines(em, id), { returned: true, released: true })
    await em.nativeUpdate(Order, { id }, { piecesHeld: false })
  }
  return rows.length
}
