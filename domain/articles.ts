// Rules of the shop's articles: which covers there are, how long one reads, and what counts as published.

/** What a cover shows, by the shop's own icons. */
export const ARTICLE_COVERS = [
  'box',
  'plane',
  'ship',
  'shield',
  'cash',
  'tag',
  'key',
  'clock',
  'truck',
  'map-pin',
  'bank',
  'search',
] as const
export type ArticleCover = (typeof ARTICLE_COVERS)[number]

/** Letters without which a text says nothing; of the topics each. */
export const ARTICLE_LEAST = { title: 5, slug: 3, summary: 20, tags: 2, body: 50 } as const

/** Letters an address has at most. */
export const SLUG_MOST = 80

/** Cards on one page of the list. */
export const ARTICLES_PER_PAGE = 12

/** Words of prose an adult reads in a minute, rounded down (Brysbaert 2019 measured 238 for English). */
const WORDS_PER_MINUTE = 220

/** Whole minutes to read a text, at least 1. Markdown's characters are no words. */
export const readingMinutes = (markdown: string): number => {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** A draft has no time, a scheduled article one that is still to come. */
export const articleState = (publishAt: Date | null, now: Date): ArticleState => {
  if (publishAt === null) return 'draft'
  return publishAt > now ? 'scheduled' : 'published'
}
