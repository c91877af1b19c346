// The newest articles of each language as RSS 2.0, for readers and for other sites.
import type { FastifyInstance } from 'fastify'
import { localised, paths } from '#contract/paths.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { listNewest } from '#server/domains/blog/read-articles.ts'
import { feedText } from './feed-text.ts'

interface FeedOptions {
  deps: Deps
  origin: () => string
  /** What the feed says of itself. */
  words: (locale: Locale) => { title: string; lead: string }
}

export function addBlogFeed(app: FastifyInstance, { deps, origin, words }: FeedOptions): void {
  for (const locale of LOCALES)
    app.get(localised(locale, paths.blogFeed), async (_request, reply) => {
      const em = deps.orm.em.fork()
      const articles = await listNewest({ em, now: deps.clock(), locale })
      const { title, lead } = words(locale)
      const heading = `${deps.config.brandName} · ${title}`
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(feedText({ origin: origin(), locale, title: heading, lead, articles }))
    })
}
