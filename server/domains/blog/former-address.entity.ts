// An address an article was published under before it was renamed. It leads to the article, whatever that is called today.
import { defineEntity, p } from '@mikro-orm/core'
import type { Locale } from '#domain/vocabulary.ts'
import { Article } from './article.entity.ts'

export const FormerAddress = defineEntity({
  name: 'FormerAddress',
  tableName: 'article_former_address',
  properties: {
    slug: p.text().primary(),
    locale: p.text().$type<Locale>().primary(),
    article: () =>
      p.manyToOne(Article).ref().deleteRule('cascade').index('article_former_address_article'),
  },
})
