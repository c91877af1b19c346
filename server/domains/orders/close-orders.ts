// Ends what somebody who closes the account has not paid, so that no pieces are held for nobody.
import { LockMode } from '@mikro-orm/core'
import { afterReport, moveOrder, type OrderScope } from './move-order.ts'
import { Order } from './order.entity.ts'

/**
 * Orders without a report of payment are cancelled, in the order of their ids. For the others money may be on its way,
 * so an admin looks at them still; their pieces are held for so long as a newcomer's and no longer.
 */
export async function closeOrders(scope: OrderScope, userId: number): Promise<void> {
  const orders = await scope.em.find(
    Order,
    { user: userId, state: { $in: ['pending_payment', 'payment_review'] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  for (const order of orders)
    if (order.state === 'pending_payment')
      await moveOrder(scope, order, { to: 'cancelled', actor: 'customer', userId })
    else if (order.piecesHeld && !order.holdUntil)
      await scope.em.nativeUpdate(Order, { id: order.id }, { holdUntil: afterReport() })
}
