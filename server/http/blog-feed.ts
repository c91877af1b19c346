// The newest articles of each language as RSS 2.0, for readers and for other houses.
import type { FastifyInstance } from 'fastify'
import { localised, paths } from '#contract/paths.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import type { Deps } from '#server/ctx.ts'
import { listNewest } from '#server/domains/blog/read-articles.ts'
import { xmlText } from './xml-text.ts'

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
      const { title: heading, lead } = words(locale)
      const here = (path: string) => xmlText(`${origin()}${localised(locale, path)}`)
      const items = articles.map(
        ({ slug, title, summary, tags, publishAt }) =>
          `<item><title>${xmlText(title)}</title><link>${here(paths.article(slug))}</link>` +
          `<guid isPermaLink="true">${here(paths.article(slug))}</guid>` +
          `<pubDate>${publishAt?.toUTCString()}</pubDate>` +
          tags.map((tag) => `<category>${xmlText(tag)}</category>`).join('') +
          `<description>${xmlText(summary)}</description></item>`,
      )
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n` +
            `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
            `<title>${xmlText(`${deps.config.brandName} · ${heading}`)}</title>` +
            `<link>${here(paths.blog())}</link><description>${xmlText(lead)}</description>` +
            `<language>${locale}</language>` +
            `<atom:link rel="self" type="application/rss+xml" href="${here(paths.blogFeed)}"/>` +
            `${items.join('')}</channel></rss>\n`,
        )
    })
}
