// An order's state at the admin's desk.
import { Badge } from '@mantine/core'
import type { OrderState } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { Tone } from '#src/ui/badge.tsx'
import { toneOf } from '#src/features/orders/state-tone.ts'

const colors: Partial<Record<Tone, string>> = {
  honey: 'honey',
  leaf: 'leaf',
  sea: 'sea',
  danger: 'red',
}

export function DeskBadge({ state }: { state: OrderState }) {
  const color = colors[toneOf[state]]
  return (
    <Badge miw="max-content" {...(color ? { color } : { variant: 'default' })}>
      {useTexts().orders.states[state]()}
    </Badge>
  )
}
