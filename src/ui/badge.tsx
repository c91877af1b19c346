// A small word on a soft ground that marks a thing: new, on sale, from which store.
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type Tone = 'neutral' | 'primary' | 'honey' | 'leaf' | 'sea' | 'danger'

interface BadgeProps {
  tone?: Tone
  /** Full colour instead of the soft ground: for the one thing that has to be seen first. */
  solid?: boolean
  icon?: IconName
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', solid, icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, className)}
      data-tone={tone}
      data-solid={solid || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
