// What has happened to an order and what comes next, in order.
import { ORDER_STATES } from '#domain/order-state.ts'
import type { OrderState, OrderView } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import styles from './order-timeline.module.css'

interface OrderTimelineProps {
  order: Pick<OrderView, 'history' | 'state' | 'nextStates'>
  /** Who did it, for those who run the shop. */
  actors?: Record<OrderView['history'][number]['actor'], string>
}

const ENDS = new Set<OrderState>(['cancelled', 'refunded'])

/** The rest of the usual way; nothing once the order is over. */
const ahead = ({ state }: Pick<OrderView, 'state'>): OrderState[] =>
  ENDS.has(state)
    ? []
    : ORDER_STATES.slice(ORDER_STATES.indexOf(state) + 1).filter((next) => !ENDS.has(next))

export function OrderTimeline({ order, actors }: OrderTimelineProps) {
  const { states } = useTexts().orders
  const last = order.history.length - 1
  return (
    <ol className={styles.timeline}>
      {order.history.map(({ at, toState, note, actor }, index) => (
        <li
          key={`${at} ${toState}`}
          className={styles.done}
          data-end={ENDS.has(toState) || undefined}
          aria-current={index === last ? 'step' : undefined}
        >
          <strong>{states[toState]()}</strong>
          <span className={styles.when}>
            <When iso={at} />
            {actors && ` · ${actors[actor]}`}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
      {ahead(order).map((state) => (
        <li key={state} className={styles.ahead}>
          {states[state]()}
        </li>
      ))}
    </ol>
  )
}
