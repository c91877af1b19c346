// One article in a list: picture, first tag, title, summary, day. The whole card is one link.
import type { ArticleCard as Card } from '#contract/blog.ts'
import { paths } from '#contract/paths.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { ArticleCover } from './article-cover.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './articles.module.css'

interface ArticleCardProps {
  article: Card
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** The first of a list is shown larger. */
  wide?: boolean
}

export function ArticleCard({ article, level = 2, wide = false }: ArticleCardProps) {
  const { slug, title, summary, tags, cover, day, minutes } = article
  const Title = `h${level}` as const
  return (
    <article className={classNames('pu-card', styles.card)} data-lift data-wide={wide || undefined}>
      <div className={styles.picture}>
        <ArticleCover cover={cover} />
      </div>
      <div className={styles.words}>
        {tags[0] && <p className={styles.tag}>{tags[0]}</p>}
        <Title className={styles.title}>
          <Anchor to={paths.article(slug)} className={styles.link}>
            {title}
          </Anchor>
        </Title>
        <p className={styles.summary}>{summary}</p>
        <ArticleFacts day={day} minutes={minutes} />
      </div>
    </article>
  )
}
