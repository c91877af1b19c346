// An order's state at a glance.
import type { OrderState } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { toneOf } from './state-tone.ts'

export function StateBadge({ state }: { state: OrderState }) {
  return <Badge tone={toneOf[state]}>{useTexts().orders.states[state]()}</Badge>
}
