// A part that is rarely needed, folded; without scripts it opens as well.
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './account.module.css'

interface FoldProps {
  label: string
  /** Tells apart folds that say the same. */
  name?: string
  open: boolean
  children: ReactNode
}

export const Fold = ({ label, name, open, children }: FoldProps) => (
  <details className={styles.fold} open={open || undefined}>
    <summary aria-label={name}>
      {label}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.folded}>{children}</div>
  </details>
)
