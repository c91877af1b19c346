// Stock at a glance: green, amber or red as the shop has always shown it, and a word for those who see no colour.
import type { ReactNode } from 'react'
import type { Availability } from '#domain/vocabulary.ts'
import styles from './status-badge.module.css'

interface StatusBadgeProps {
  status: Availability
  children: ReactNode
}

export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={styles.status} data-status={status}>
      {children}
    </span>
  )
}
