// Shows one order to whoever may see it; to everybody else it does not exist.
import type { OrderInput } from '#contract/order-desk.ts'
import type { OrderView } from '#contract/orders.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { mayReadOrder } from './order.policy.ts'
import { findOrder, orderIdOf } from './order.queries.ts'
import { viewOrder } from './order.view.ts'

export async function readOrder(ctx: Ctx, { number, key }: OrderInput): Promise<OrderView> {
  const id = orderIdOf(number)
  const order = id === null ? null : await findOrder(ctx.em, id)
  if (!order || !mayReadOrder(ctx, order, key)) throw fail('order_not_found')
  return viewOrder(ctx, order)
}

export async function readOrderAsAdmin(
  ctx: Pick<Ctx, 'em' | 'now'>,
  id: number,
): Promise<OrderView> {
  const order = await findOrder(ctx.em, id)
  if (!order) throw fail('order_not_found')
  return viewOrder(ctx, order)
}
