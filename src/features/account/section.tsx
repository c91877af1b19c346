// One titled card of the account's pages.
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface SectionProps {
  id: string
  title: string
  lead?: ReactNode
  badge?: ReactNode
  children: ReactNode
}

export const Section = ({ id, title, lead, badge, children }: SectionProps) => (
  <section className={`pu-card ${styles.section}`} aria-labelledby={`${id}-title`} id={id}>
    <div className={styles.sectionHead}>
      <h2 id={`${id}-title`}>{title}</h2>
      {badge}
      {lead && <p>{lead}</p>}
    </div>
    {children}
  </section>
)
