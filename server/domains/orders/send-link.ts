// Sends the private link of an order again, to the address it was placed with; whoever asks learns nothing from the answer.
import type { SendLinkInput, SendLinkOutcome } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { countLink, mayMailOrder } from './order-limits.ts'
import { findOrder, findOrderEvents, orderIdOf } from './order.queries.ts'

export async function sendLink(
  ctx: Ctx,
  { number, email }: SendLinkInput,
): Promise<SendLinkOutcome> {
  const retryAfterSeconds = await countLink(ctx)
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const id = orderIdOf(number)
  const order = id === null ? null : await findOrder(ctx.em, id)
  const isTheirs = order?.email.toLowerCase() === email.toLowerCase()
  if (order && isTheirs && (await mayMailOrder(ctx, order.email))) {
    const eventId = (await findOrderEvents(ctx.em, order.id)).at(-1)?.id
    const { locale } = order
    if (eventId !== undefined)
      await ctx.enqueue('sendOrderMail', {
        orderId: order.id,
        template: 'order_link',
        locale,
        eventId,
      })
  }
  return { ok: true }
}
