// Lets go of the pieces of unpaid orders whose time is over while the order lives on, a batch per transaction.
import { sql } from 'kysely'
import type { Ctx } from '#server/ctx.ts'
import { Order } from './order.entity.ts'
import { findOrderLines } from './order.queries.ts'
import { givePieces } from './settle-pieces.ts'

const BATCH = 50

/** One batch; answers how many it let go of. The moment is the database's, whatever this process takes it for. */
export async function releaseHolds({ em }: Pick<Ctx, 'em'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order
    where pieces_held and hold_until <= now()
    order by id limit ${BATCH} for update skip locked`.execute(em.getKysely())
  for (const { id } of rows) {
    await givePieces(em, await findOrderLines(em, id), { returned: true, released: true })
    await em.nativeUpdate(Order, { id }, { piecesHeld: false })
  }
  return rows.length
}
