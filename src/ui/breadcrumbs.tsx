// The way back up, from the home page to where one stands, for people and for search engines.
import { Anchor } from './anchor.tsx'
import { BreadcrumbsData } from './breadcrumbs-data.tsx'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string
  /** From the top down; the last one is the page itself. `lang` where a name is not in the language of the page. */
  items: readonly { label: string; to?: string; lang?: string }[]
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <BreadcrumbsData items={items} />
      <ol className={styles.list}>
        {items.map(({ label: name, to, lang }, index) => (
          <li key={`${index} ${name}`} className={styles.item}>
            {to !== undefined && index < items.length - 1 ? (
              <Anchor to={to} lang={lang} className={styles.link}>
                {name}
              </Anchor>
            ) : (
              <span lang={lang} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
