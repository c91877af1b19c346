// An article as it is read, and as its writer sees it beforehand: title, summary, picture and words.
import type { ArticleCard } from '#contract/blog.ts'
import { Prose } from '#src/ui/prose.tsx'
import { ArticleCover } from './article-cover.tsx'
import { ArticleFacts } from './article-facts.tsx'
import styles from './article-body.module.css'
import { TagLinks } from './tag-links.tsx'

interface ArticleBodyProps {
  article: Pick<ArticleCard, 'title' | 'summary' | 'cover' | 'minutes'> & {
    html: string
    day: string | null
    /** None: they lead nowhere from here. */
    tags: readonly string[]
  }
  /** Where it is not the language of the page. */
  lang?: string | undefined
  /** Of the title in the page's outline. */
  level?: 1 | 2
}

export function ArticleBody({ article, lang, level = 1 }: ArticleBodyProps) {
  const { title, summary, cover, day, minutes, html, tags } = article
  const Title = `h${level}` as const
  return (
    <>
      <header className={styles.head} lang={lang}>
        {/* Of a preview there may be none yet. */}
        {title && (
          <Title tabIndex={-1} className={styles.title}>
            {title}
          </Title>
        )}
        <p className={styles.lead}>{summary}</p>
      </header>
      <ArticleFacts day={day} minutes={minutes} />
      <div className={styles.cover}>
        <ArticleCover cover={cover} />
      </div>
      <Prose html={html} lang={lang} />
      {tags.length > 0 && <TagLinks tags={tags.map((tag) => ({ tag }))} />}
    </>
  )
}
