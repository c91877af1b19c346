// When an article appeared and how long it takes to read.
import type { ArticleCard } from '#contract/blog.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './articles.module.css'

interface ArticleFactsProps extends Pick<ArticleCard, 'minutes'> {
  /** Null: it is a draft. */
  day: ArticleCard['day'] | null
}

export function ArticleFacts({ day, minutes }: ArticleFactsProps) {
  const { blog: t } = useTexts()
  const locale = useUiLocale()
  return (
    <p className={`pu-facts ${styles.facts}`}>
      {day && <time dateTime={day}>{formatDay(day, locale)}</time>}
      <span>{t.minutes({ count: minutes })}</span>
    </p>
  )
}
