// What one can read about: the tags of a language as links, the chosen one marked.
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import styles from './tag-links.module.css'

interface TagLinksProps {
  tags: readonly { tag: string; count?: number }[]
  chosen?: string | null
  /** Offers the way back to all. */
  all?: boolean
}

export function TagLinks({ tags, chosen = null, all = false }: TagLinksProps) {
  const { blog: t } = useTexts()
  return (
    <nav aria-label={t.tags()}>
      <ul className={styles.tags}>
        {all && (
          <li>
            <Anchor
              to={paths.blog()}
              className={styles.tag}
              aria-current={chosen === null ? 'true' : undefined}
            >
              {t.all()}
            </Anchor>
          </li>
        )}
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <Anchor
              to={paths.blog({ tag })}
              className={styles.tag}
              aria-current={tag === chosen ? 'true' : undefined}
            >
              {tag}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
