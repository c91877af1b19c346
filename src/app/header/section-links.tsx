// The sections of the shop in the line below the header: menus of many links, and what is asked for most beside them.
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type MenuLink, useMenuGroups } from '../menu-groups.ts'
import styles from './section-links.module.css'

/** The list and its articles. */
const IN_BLOG = /^\/(?:blog|articulo)(?:\/|$)/u

/** What stands in no group. */
export function DirectLinks() {
  const { user } = useFacts()
  const { shell, reading } = useTexts()
  const inBlog = IN_BLOG.test(useLocation().pathname)
  const links: readonly MenuLink[] = [
    [paths.products(), shell.products()],
    [paths.calculator(), shell.calculator()],
    [paths.quote(), shell.quote()],
    [paths.blog(), reading.blog()],
    ...(user?.isAdmin ? [[paths.admin, shell.admin()] as const] : []),
  ]
  return links.map(([to, label]) => (
    <li key={to}>
      <Anchor to={to} aria-current={to === paths.blog() && inBlog ? 'true' : undefined}>
        {label}
      </Anchor>
    </li>
  ))
}

export function SectionLinks() {
  const groups = useMenuGroups()
  return (
    <ul className={styles.line}>
      {groups.map(({ label, lists }) => (
        <li key={label}>
          <Disclosure
            group="header"
            menu
            panelClassName={styles.panel}
            button={
              <span className={styles.button}>
                {label}
                <Icon name="chevron-down" size={16} />
              </span>
            }
          >
            <div className={styles.lists}>
              {lists.map(({ title, links }) => (
                <div key={title}>
                  <p className={styles.title}>{title}</p>
                  <ul>
                    {links.map(([to, name]) => (
                      <li key={to}>
                        <Anchor to={to}>{name}</Anchor>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Disclosure>
        </li>
      ))}
      <DirectLinks />
    </ul>
  )
}
