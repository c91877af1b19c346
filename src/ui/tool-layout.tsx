// Form and answer side by side: the body of every calculator. Who asks is led to the answer.
import { type ReactNode, useRef } from 'react'
import styles from './tool-layout.module.css'

interface ToolLayoutProps {
  /** Of the form's title; the answer's is `answerOf(id)`. */
  id: string
  /** What the two halves are called. */
  formTitle: string
  resultsTitle: string
  form: ReactNode
  /** The answer. */
  children: ReactNode
  /** What stands below the answer, whatever was asked. */
  below?: ReactNode
}

export const answerOf = (id: string): string => `${id}-answer`

export function ToolLayout(props: ToolLayoutProps) {
  const { id, formTitle, resultsTitle, form, children, below } = props
  const results = useRef<HTMLDivElement>(null)
  const showAnswer = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.tool}>
      <section aria-labelledby={id} onSubmit={showAnswer}>
        <h2 id={id} className="pu-hidden">
          {formTitle}
        </h2>
        {form}
      </section>
      <div className={styles.answer}>
        <div
          ref={results}
          id={answerOf(id)}
          tabIndex={-1}
          role="region"
          aria-label={resultsTitle}
          className={styles.results}
        >
          {children}
        </div>
        {below}
      </div>
    </div>
  )
}
