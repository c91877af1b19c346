// An admin moves an order along the transition table; what was done is also in the audit log.
import type { AdminMoveInput, AdminMoveOutcome } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { mayMove } from '#domain/order-state.ts'
import { missingForShipping } from '#domain/shipping-proof.ts'
import { keptTrackingNumber } from '#domain/tracking-number.ts'
import type { Ctx, CurrentUser } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order.queries.ts'
import { viewOrder } from './order.view.ts'

export async function adminMove(
  ctx: Ctx & { user: CurrentUser },
  { id, to, note, carrier, trackingNumber, untracked }: AdminMoveInput,
): Promise<AdminMoveOutcome> {
  const order = await lockOrder(ctx.em, id)
  const from = order.state
  if (!mayMove(from, to)) return refuse('illegal_transition', { state: from })
  const missing =
    to === 'shipped'
      ? missingForShipping({
          carrier: carrier ?? order.carrier ?? '',
          trackingNumber: trackingNumber ?? order.trackingNumber ?? '',
          untracked,
          note,
        })
      : []
  if (missing.length > 0) return refuse('tracking_required', { missing })
  const changes = {
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && {
      trackingNumber: keptTrackingNumber(trackingNumber, carrier ?? order.carrier ?? null),
    }),
  }
  await moveOrder(ctx, order, { to, actor: 'admin', userId: ctx.user.id, note, changes })
  await audit(ctx, {
    actorId: ctx.user.id,
    action: 'orders.move',
    object: `order:${id}`,
    details: { from, to },
  })
  return { ok: true, order: await viewOrder(ctx, await lockOrder(ctx.em, id)) }
}
