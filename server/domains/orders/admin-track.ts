// An admin corrects the number of a parcel that is on its way: the buyer is told the new one.
import type { AdminTrackInput, AdminTrackOutcome } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { keptTrackingNumber } from '#domain/tracking-number.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { OrderEvent } from './order-event.entity.ts'
import { Order } from './order.entity.ts'
import { lockOrder } from './order.queries.ts'
import { viewOrder } from './order.view.ts'

export async function adminTrack(
  ctx: Ctx & { user: CurrentUser },
  { id, carrier, trackingNumber: typed, note }: AdminTrackInput,
): Promise<AdminTrackOutcome> {
  const { em, now, user } = ctx
  const order = await lockOrder(em, id)
  const { state, locale } = order
  if (state !== 'shipped') return refuse('illegal_transition', { state })
  const trackingNumber = keptTrackingNumber(typed, carrier)
  if (carrier !== order.carrier || trackingNumber !== order.trackingNumber) {
    await em.nativeUpdate(Order, { id }, { carrier, trackingNumber, updatedAt: now })
    const line = { order: id, fromState: state, toState: state, actor: 'admin' } as const
    const eventId = Number(await em.insert(OrderEvent, { ...line, user: user.id, note, at: now }))
    await ctx.enqueue('sendOrderMail', { orderId: id, template: 'order_state', locale, eventId })
    await audit(ctx, {
      actorId: user.id,
      action: 'orders.track',
      object: `order:${id}`,
      details: { from: order.trackingNumber ?? '', to: trackingNumber },
    })
  }
  return { ok: true, order: await viewOrder(ctx, await lockOrder(em, id)) }
}
