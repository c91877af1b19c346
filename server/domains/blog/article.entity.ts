// One article in one language. All languages of an article share the slug; the HTML was rendered when it was saved.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ArticleCover } from '#domain/articles.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const Article = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    id: p.integer().primary().autoincrement(),
    locale: p.text().$type<Locale>(),
    slug: p.text(),
    title: p.text(),
    summary: p.text(),
    tags: p.array().columnType('text[]').defaultRaw(`'{}'`),
    cover: p.text().$type<ArticleCover>(),
    body: p.text(),
    html: p.text(),
    minutes: p.integer(),
    // Null: a draft. In the future: it appears by itself.
    publishAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    // A plain number: the article outlives the account. Null: the program came with it.
    updatedBy: p.integer().nullable(),
  },
  uniques: [{ name: 'article_address', properties: ['slug', 'locale'] }],
  indexes: [{ name: 'article_list', properties: ['locale', 'publishAt'] }],
  checks: [{ name: 'article_minutes', expression: 'minutes > 0' }],
})

export type ArticleRow = InferEntity<typeof Article>
