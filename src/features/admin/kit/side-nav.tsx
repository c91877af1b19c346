// The sections of the panel as a column of links in groups, with how much waits in each.
import { Badge, NavLink } from '@mantine/core'
import { useLocation } from 'react-router'
import { MOST_WAITING, type Waiting } from '#contract/waiting.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ADMIN_SECTIONS, SECTION_GROUPS, type Section, sectionAt } from './sections.ts'
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
  const here = sectionAt(pathname)
  const link = (section: Section) => {
    const words = t[section.label]()
    return (
      <li key={section.path}>
        <NavLink
          renderRoot={(props) => <Anchor {...props} to={section.path} />}
          className={styles.link}
          label={words}
          title={isNarrow ? words : undefined}
          leftSection={<Icon name={section.icon} size={18} />}
          rightSection={'waiting' in section && <Count count={waiting[section.waiting] ?? 0} />}
          active={section === here}
          aria-current={section === here ? 'page' : undefined}
        />
      </li>
    )
  }
  return (
    <nav aria-label={t.sections()} className={styles.nav} data-narrow={isNarrow || undefined}>
      {SECTION_GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName} aria-hidden="true">
            {t.groups[group]()}
          </p>
          <ul aria-label={t.groups[group]()}>
            {ADMIN_SECTIONS.filter((section) => section.group === group).map(link)}
          </ul>
        </div>
      ))}
    </nav>
  )
}
