// The card every way back stands in: never indexed, and its address, which may hold a token, travels nowhere.
import type { ReactNode } from 'react'
import { PageHead } from '#src/lib/page-head.tsx'
import { Container } from '#src/ui/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import styles from './recovery.module.css'

interface RecoveryPageProps {
  title: string
  lead?: ReactNode
  icon?: IconName
  tone?: 'plain' | 'success' | 'error'
  children: ReactNode
}

export function RecoveryPage({
  title,
  lead,
  icon = 'shield',
  tone = 'plain',
  children,
}: RecoveryPageProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={title} canonical="/" />
      <meta name="referrer" content="no-referrer" />
      <div className={`pu-card ${styles.card}`}>
        <div className={styles.head} data-tone={tone}>
          <span className={styles.arch}>
            <Icon name={icon} size={28} />
          </span>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </Container>
  )
}
