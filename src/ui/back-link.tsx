// The way from a desk's page back to its list: one look and one place, above the title.
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import styles from './back-link.module.css'
import { Icon } from './icon.tsx'

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor to={to} className={styles.link}>
    <Icon name="chevron-left" />
    {children}
  </Anchor>
)
