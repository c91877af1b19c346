// Cancels orders nobody paid in time and gives their stock back, a batch per transaction; safe to run twice at once.
import { LockMode } from '@mikro-orm/core'
import { moveOrder, type OrderScope } from './move-order.ts'
import { Order } from './order.entity.ts'

const BATCH = 50

/** One batch; answers how many it cancelled, so that the caller goes on until there are none. */
export async function cancelUnpaid(scope: OrderScope): Promise<number> {
  const orders = await scope.em.find(
    Order,
    { state: 'pending_payment', payUntil: { $lte: scope.now } },
    {
      orderBy: { id: 'asc' },
      limit: BATCH,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      refresh: true,
    },
  )
  for (const order of orders) await moveOrder(scope, order, { to: 'cancelled', actor: 'system' })
  return orders.length
}
