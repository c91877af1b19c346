// Facts with their labels: one below the other, or as numbers in a row.
import type { ReactNode } from 'react'
import styles from './sync.module.css'

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  as?: 'facts' | 'numbers'
}

export const Facts = ({ facts, as = 'facts' }: FactsProps) => (
  <dl className={styles[as]}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
