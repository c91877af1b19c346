// The buyer says that the money was sent; an admin looks at it next.
import type { OrderChangeOutcome, ReportPaymentInput } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { mayMove } from '#domain/order-state.ts'
import type { Ctx } from '#server/ctx.ts'
import { fail } from '#server/trpc/init.ts'
import { moveOrder } from './move-order.ts'
import { mayReadOrder } from './order.policy.ts'
import { findOrder, lockOrder, orderIdOf } from './order.queries.ts'
import { viewOrder } from './order.view.ts'

export async function reportPayment(
  ctx: Ctx,
  { number, key, reference }: ReportPaymentInput,
): Promise<OrderChangeOutcome> {
  const id = orderIdOf(number)
  const seen = id === null ? null : await findOrder(ctx.em, id)
  // Asked before the lock, so that nobody else can lock somebody's order.
  if (!seen || !mayReadOrder(ctx, seen, key)) throw fail('order_not_found')
  const order = await lockOrder(ctx.em, seen.id)
  const isRepeated = order.state === 'payment_review' && order.paymentReference === reference
  if (!isRepeated) {
    if (!mayMove(order.state, 'payment_review'))
      return refuse('illegal_transition', { state: order.state })
    await moveOrder(ctx, order, {
      to: 'payment_review',
      actor: 'customer',
      userId: ctx.user?.id ?? null,
      note: reference,
      changes: { paymentReference: reference },
    })
  }
  return { ok: true, order: await viewOrder(ctx, await lockOrder(ctx.em, order.id)) }
}
