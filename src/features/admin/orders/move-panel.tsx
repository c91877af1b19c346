// Where an order goes next: what became of the last move, and the form for another while there is one.
import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { MoveAnswer } from './move-answer.ts'
import { MoveForm } from './move-form.tsx'
import { MoveResult } from './move-result.tsx'
import styles from './order-desk.module.css'
import { useMove } from './use-move.ts'

interface MovePanelProps {
  order: OrderView
  /** The answer to a form that was sent without scripts. */
  posted: MoveAnswer | undefined
}

export function MovePanel({ order, posted }: MovePanelProps) {
  const { admin: t } = useTexts()
  const { answer = posted, busy, move, forget } = useMove(order.id)
  const [isOver, setIsOver] = useState(false)
  // A press the form itself refuses asks nobody: what became of the one before is no longer news.
  const refuse = () => {
    forget()
    setIsOver(true)
  }
  const isTold = answer && !busy && !(isOver && answer === posted)
  return (
    <div className={styles.move}>
      {isTold && <MoveResult answer={answer} />}
      {order.nextStates.length === 0 ? (
        <p>{t.final()}</p>
      ) : (
        // Another state, another form: nothing typed for the last change stays behind.
        <MoveForm
          key={order.state}
          order={order}
          answer={answer}
          busy={busy}
          onMove={move}
          onRefuse={refuse}
        />
      )}
    </div>
  )
}
