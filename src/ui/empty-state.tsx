// What a page shows instead of nothing: a bridge waiting for its first box, a sentence, and a way on.
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3
  /** Why it is empty and what helps. */
  children?: ReactNode
  /** `ButtonLink`s, up to four. */
  actions?: ReactNode
}

export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 200 92" width="200" height="92" aria-hidden="true">
        <circle className={styles.sun} cx="146" cy="34" r="20" />
        <path className={styles.box} d="M84 29h32v24H84zM96 29v9h8v-9" />
        <path
          className={styles.bridge}
          d="M4 55h192v33h-6a26 22 0 0 0-52 0h-12a26 22 0 0 0-52 0H62a26 22 0 0 0-52 0H4z"
        />
        <path className={styles.water} d="M2 89h56M72 89h40M126 89h72" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
