// The buyer says that the money was sent; an admin looks at it next.
import type { ReportPaymentInput, ReportPaymentOutcome } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { mayMove } from '#domain/order-state.ts'
import { REPORT_DAYS } from '#domain/payment-report.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx } from '#server/ctx.ts'
import { findInvoiceNumber } from '#server/domains/billing/read-invoice.ts'
import { writePayment } from '#server/domains/billing/write-payment.ts'
import { fail } from '#server/trpc/init.ts'
import { moveOrder } from './move-order.ts'
import { mayReadOrder } from './order.policy.ts'
import { findOrder, lockOrder, orderIdOf } from './order.queries.ts'
import { viewOrder } from './order.view.ts'

const DAY_MS = 86_400_000

/** By days in Caracas. */
function dayFault(now: Date, day: string): 'day_ahead' | 'day_too_old' | null {
  if (day > shopDay(now)) return 'day_ahead'
  return day < shopDay(new Date(now.getTime() - REPORT_DAYS * DAY_MS)) ? 'day_too_old' : null
}

export async function reportPayment(
  ctx: Ctx,
  { number, key, ...report }: ReportPaymentInput,
): Promise<ReportPaymentOutcome> {
  const id = orderIdOf(number)
  const seen = id === null ? null : await findOrder(ctx.em, id)
  // Asked before the lock, so that nobody else can lock somebody's order.
  if (!seen || !mayReadOrder(ctx, seen, key)) throw fail('order_not_found')
  const order = await lockOrder(ctx.em, seen.id)
  if (order.state !== 'payment_review' && !mayMove(order.state, 'payment_review'))
    return refuse('illegal_transition', { state: order.state })
  const wrongDay = dayFault(ctx.now, report.paidOn)
  if (wrongDay) return refuse(wrongDay)
  const invoice = await findInvoiceNumber(ctx.em, 'order', order.id)
  if (invoice === null || report.kind !== order.paymentMethod) throw fail('invalid_input')
  const written = await writePayment(ctx, invoice, report)
  if (written === 'known') return refuse('payment_known')
  if (mayMove(order.state, 'payment_review')) {
    const { reference } = report
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
