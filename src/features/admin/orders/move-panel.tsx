// Where an order goes next: the form of the next move, while there is one. The focus stays here when the form goes.
import { useRef } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { MoveForm } from './move-form.tsx'

export function MovePanel({ order }: { order: OrderView }) {
  const { admin: t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1}>
      {order.nextStates.length === 0 ? (
        <p>{t.final()}</p>
      ) : (
        // Another state, another form: nothing typed for the last change stays behind.
        <MoveForm key={order.state} order={order} onMoved={() => box.current?.focus()} />
      )}
    </div>
  )
}
