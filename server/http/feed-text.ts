// A list of articles as RSS 2.0: whatever is in a title, it stays text.
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { markupText } from '#server/platform/markup-text.ts'

interface Feed {
  origin: string
  locale: Locale
  title: string
  lead: string
  articles: readonly {
    id: number
    slug: string
    title: string
    summary: string
    tags: readonly string[]
    publishAt?: Date | null
  }[]
}

export function feedText({ origin, locale, title: heading, lead, articles }: Feed): string {
  const here = (path: string) => markupText(`${origin}${localised(locale, path)}`)
  const items = articles.map(
    ({ id, slug, title, summary, tags, publishAt }) =>
      `<item><title>${markupText(title)}</title><link>${here(paths.article(slug))}</link>` +
      // An article that got another address is no news.
      `<guid isPermaLink="false">${markupText(`${origin}/#article-${id}`)}</guid>` +
      `<pubDate>${publishAt?.toUTCString()}</pubDate>` +
      tags.map((tag) => `<category>${markupText(tag)}</category>`).join('') +
      `<description>${markupText(summary)}</description></item>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>${markupText(heading)}</title>` +
    `<link>${here(paths.blog())}</link><description>${markupText(lead)}</description>` +
    `<language>${locale}</language>` +
    `<atom:link rel="self" type="application/rss+xml" href="${here(paths.blogFeed)}"/>` +
    `${items.join('')}</channel></rss>\n`
  )
}
