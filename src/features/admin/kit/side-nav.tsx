// The desks of the panel as a column of links in groups, with how much waits in each.
import { Badge, NavLink } from '@mantine/core'
import { useLocation } from 'react-router'
import { MOST_WAITING, type Waiting } from '#contract/waiting.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { DESKS, DESK_GROUPS, type Desk, deskAt } from './desks.ts'
import styles from './shell.module.css'

function Count({ count }: { count: number }) {
  const { admin: t } = useTexts()
  if (count === 0) return null
  const shown = count > MOST_WAITING ? `${MOST_WAITING}+` : String(count)
  return (
    <Badge size="sm" className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <span className="pu-hidden">{t.waiting({ count: shown })}</span>
    </Badge>
  )
}

interface SideNavProps {
  waiting: Partial<Waiting>
  /** Icons alone; words are told to who listens or points. */
  isNarrow?: boolean
}

export function SideNav({ waiting, isNarrow = false }: SideNavProps) {
  const { admin: t } = useTexts()
  const { pathname } = useLocation()
  const here = deskAt(pathname)
  const link = (desk: Desk) => {
    const words = t[desk.label]()
    return (
      <li key={desk.path}>
        <NavLink
          renderRoot={(props) => <Anchor {...props} to={desk.path} />}
          className={styles.link}
          label={words}
          title={isNarrow ? words : undefined}
          leftSection={<Icon name={desk.icon} size={18} />}
          rightSection={'waiting' in desk && <Count count={waiting[desk.waiting] ?? 0} />}
          active={desk === here}
          aria-current={desk === here ? 'page' : undefined}
        />
      </li>
    )
  }
  return (
    <nav aria-label={t.sections()} className={styles.nav} data-narrow={isNarrow || undefined}>
      {DESK_GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName} aria-hidden="true">
            {t.groups[group]()}
          </p>
          <ul aria-label={t.groups[group]()}>
            {DESKS.filter((desk) => desk.group === group).map(link)}
          </ul>
        </div>
      ))}
    </nav>
  )
}
