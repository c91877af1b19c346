// A message in its place on the page: an error is never told by a passing toast alone.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warn' | 'error'

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that help out of it. */
  actions?: ReactNode
  /** Part of the page from the start: read in order, not announced. */
  still?: boolean
  id?: string
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warn: 'alert',
  error: 'alert',
}

export function Notice({ tone = 'info', title, children, actions, still, id }: NoticeProps) {
  const role = still ? undefined : tone === 'error' ? 'alert' : 'status'
  return (
    <div className={styles.notice} data-tone={tone} role={role} id={id}>
      <Icon name={icons[tone]} size={22} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
