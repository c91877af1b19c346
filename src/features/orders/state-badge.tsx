// An order's state at a glance.
import type { OrderState } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge, type Tone } from '#src/ui/badge.tsx'

const tones: Record<OrderState, Tone> = {
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

export function StateBadge({ state }: { state: OrderState }) {
  return <Badge tone={tones[state]}>{useTexts().orders.states[state]()}</Badge>
}
