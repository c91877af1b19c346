// A column of the footer: its heading and its links.
import { Anchor } from '#src/ui/anchor.tsx'
import type { MenuLink } from '../menu-groups.ts'
import styles from './footer.module.css'

interface FooterColumnProps {
  id: string
  title: string
  links: readonly MenuLink[]
}

export function FooterColumn({ id, title, links }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Anchor to={to}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
