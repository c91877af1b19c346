// One of several ways as a card that can be clicked anywhere: a native radio button and whatever explains it.
import type { ReactNode } from 'react'
import styles from './choice-card.module.css'

interface ChoiceCardProps {
  name: string
  value: string
  defaultChecked: boolean
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  children?: ReactNode
  /** Which lines of the sums belong to it. */
  fee?: number | undefined
}

export function ChoiceCard({
  name,
  value,
  defaultChecked,
  title,
  aside,
  children,
  fee,
}: ChoiceCardProps) {
  const id = `checkout-${name}-${value}`
  return (
    <div className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        id={id}
        {...{ name, value, defaultChecked }}
        data-fee={fee}
        aria-describedby={`${id}-more`}
      />
      <label htmlFor={id} className={styles.title}>
        <span className={styles.name}>{title}</span> {aside}
      </label>
      <div id={`${id}-more`} className={styles.more}>
        {children}
      </div>
    </div>
  )
}
