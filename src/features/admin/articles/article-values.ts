// An article's form: what its fields hold, and what the contract makes of them.
import type { AdminArticle } from '#contract/blog.ts'
import { ARTICLE_COVERS } from '#domain/articles.ts'
import { shopDayStart } from '#domain/shop-day.ts'
import { LOCALES } from '#domain/vocabulary.ts'

/** In the order in which they are filled in. */
export const ARTICLE_FIELDS = [
  'title',
  'slug',
  'summary',
  'tags',
  'locale',
  'cover',
  'publishAt',
  'body',
] as const
export type ArticleField = (typeof ARTICLE_FIELDS)[number]
export type ArticleValues = Readonly<Record<ArticleField, string>>

export const EMPTY_VALUES: ArticleValues = {
  locale: LOCALES[0],
  slug: '',
  title: '',
  summary: '',
  tags: '',
  cover: ARTICLE_COVERS[0],
  body: '',
  publishAt: '',
}

/** Caracas is the shop's clock: four hours behind UTC all year. */
const stampOf = (iso: string): string => {
  const start =
    shopDayStart(iso.slice(0, 10)).getTime() - Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)
  return new Date(Date.parse(iso) - start).toISOString().slice(0, 16)
}

/** What a field of date and time says, as a moment; null for an empty one, the text itself for what is none. */
export function momentOfStamp(text: string): string | null {
  if (text.trim() === '') return null
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/u.exec(text) ?? []
  const moment = shopDayStart(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000
  return Number.isNaN(moment) ? text : new Date(moment).toISOString()
}

export const valuesOfArticle = (article: AdminArticle): ArticleValues => ({
  ...article,
  tags: article.tags.join(', '),
  publishAt: article.publishAt === null ? '' : stampOf(article.publishAt),
})

export const draftOfValues = (values: ArticleValues) => ({
  ...values,
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  publishAt: momentOfStamp(values.publishAt),
})
