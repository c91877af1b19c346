// Lets go of the pieces of unpaid orders whose time is over while the order lives on, a batch per transaction.
import { LockMode, raw } from '@mikro-orm/core'
import type { Ctx } from '#server/ctx.ts'
import { Order } from './order.entity.ts'
import { findOrderLines } from './order.queries.ts'
import { givePieces } from './settle-pieces.ts'

const BATCH = 50

/** One batch; answers how many it let go of. The moment is the database's, whatever this process takes it for. */
export async function releaseHolds({ em }: Pick<Ctx, 'em'>): Promise<number> {
  const rows = await em.find(
    Order,
    { piecesHeld: true, holdUntil: { $lte: raw('now()') } },
    {
      fields: ['id'],
      orderBy: { id: 'asc' },
      limit: BATCH,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      disableIdentityMap: true,
    },
  )
  for (const { id } of rows) {
    await givePieces(em, await findOrderLines(em, id), { returned: true, released: true })
    await em.nativeUpdate(Order, { id }, { piecesHeld: false })
  }
  return rows.length
}
