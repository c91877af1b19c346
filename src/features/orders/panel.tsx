// A titled card: a numbered step of the checkout, or a part of an order's page.
import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './panel.module.css'

interface PanelProps {
  id: string
  title: ReactNode
  /** The step's number in front of the title. */
  step?: number
  hint?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Panel({ id, title, step, hint, className, children }: PanelProps) {
  return (
    <section
      className={classNames('pu-card', styles.panel, className)}
      aria-labelledby={`${id}-title`}
      id={id}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {step !== undefined && <span className={styles.step}>{step}</span>}
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
