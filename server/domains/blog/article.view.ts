// Makes answers of article rows.
import type { ArticleCard } from '#contract/blog.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { ArticleRow } from './article.entity.ts'

/** What a card needs; bodies stay in the database. */
export const CARD_FIELDS = [
  'slug',
  'title',
  'summary',
  'tags',
  'cover',
  'minutes',
  'publishAt',
] as const

export type CardRow = Pick<ArticleRow, (typeof CARD_FIELDS)[number]>

/** Of a published row: it has a time. */
export const viewCard = (row: CardRow): ArticleCard => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  tags: [...row.tags],
  cover: row.cover,
  minutes: row.minutes,
  day: shopDay(row.publishAt ?? new Date(0)),
})
