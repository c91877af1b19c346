// A part of a page with its title and, on the same line, the way to more of it.
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { Container } from './container.tsx'
import { Icon } from './icon.tsx'
import styles from './page-section.module.css'

interface PageSectionProps {
  /** Also the anchor; the title is `{id}-title`. */
  id: string
  title: string
  lead?: ReactNode
  more?: { label: string; to: string }
  children: ReactNode
}

export function PageSection({ id, title, lead, more, children }: PageSectionProps) {
  return (
    <Container as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {more && (
          <Anchor to={more.to} className={styles.more}>
            {more.label}
            <Icon name="arrow-right" />
          </Anchor>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Container>
  )
}
