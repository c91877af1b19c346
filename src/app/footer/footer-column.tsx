// A column of the footer: its heading and its links, behind the heading where there is no room.
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { MenuLink } from '../menu-groups.ts'
import styles from './footer-column.module.css'

interface FooterColumnProps {
  id: string
  title: string
  links: readonly MenuLink[]
}

export function FooterColumn({ id, title, links }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id} className={styles.column}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span className="pu-hidden">{title}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul className={styles.links}>
          {links.map(([to, label]) => (
            <li key={to}>
              <Anchor to={to}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
