// One thing of a list of the account: what it is, and what can be done with it.
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface ItemProps {
  name: ReactNode
  badge?: ReactNode
  /** What else is to be known, in one line. */
  facts?: ReactNode
  children?: ReactNode
  actions: ReactNode
}

export const Item = ({ name, badge, facts, children, actions }: ItemProps) => (
  <li className={styles.item}>
    <div className={styles.words}>
      {name && (
        <Text component="strong" fw={650} translate="no">
          {name}
        </Text>
      )}
      {badge}
      {facts && (
        <Text component="span" size="sm" c="dimmed" className="pu-facts">
          {facts}
        </Text>
      )}
      {children}
    </div>
    {actions}
  </li>
)
