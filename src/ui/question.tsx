// A question that opens to its answer: native <details>, so that it works before and without scripts.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './question.module.css'

interface QuestionProps {
  question: string
  /** Whether the answer is in sight from the start. */
  open?: boolean
  /** The answer. */
  children: ReactNode
}

export function Question({ question, open = false, children }: QuestionProps) {
  return (
    <details className={styles.question} open={open}>
      <summary>
        {question}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  )
}
