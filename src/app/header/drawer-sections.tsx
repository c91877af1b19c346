// The same sections in the drawer: what is asked for most at once, the rest behind the name of its group.
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useMenuGroups } from '../menu-groups.ts'
import styles from './header.module.css'
import { DirectLinks } from './section-links.tsx'

export function DrawerSections() {
  const groups = useMenuGroups()
  return (
    <>
      <ul className={styles.choices}>
        <DirectLinks />
      </ul>
      {groups.map(({ label, lists }) => (
        <details key={label} name="drawer" className={styles.group}>
          <summary className={styles.item}>
            {label}
            <Icon name="chevron-down" size={16} />
          </summary>
          {lists.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.heading}>{title}</p>
              <ul className={styles.choices}>
                {links.map(([to, name]) => (
                  <li key={to}>
                    <Anchor to={to}>{name}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      ))}
    </>
  )
}
