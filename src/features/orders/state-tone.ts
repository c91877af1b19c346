// The tone an order's state is told in, to its buyer and at the admin's desk.
import type { OrderState } from '#contract/orders.ts'
import type { Tone } from '#src/ui/badge.tsx'

export const toneOf: Record<OrderState, Tone> = {
  pending_payment: 'honey',
  payment_review: 'honey',
  paid: 'leaf',
  purchasing: 'sea',
  in_warehouse: 'sea',
  shipped: 'sea',
  delivered: 'leaf',
  cancelled: 'danger',
  refunded: 'neutral',
}
