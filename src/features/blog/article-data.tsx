// An article for search engines: what it is, since when, by whom.
import type { ArticleView } from '#contract/blog.ts'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

export function ArticleData({ article }: Pick<ArticleView, 'article'>) {
  const { origin, brand } = useFacts()
  const { locale, slug, title, summary, tags, publishedAt, updatedAt } = article
  const house = { '@type': 'Organization', name: brand, url: origin }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    inLanguage: locale,
    keywords: tags.join(', '),
    datePublished: publishedAt,
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    mainEntityOfPage: `${origin}${localised(locale, paths.article(slug))}`,
    author: house,
    publisher: house,
  }
  return <JsonScript type="application/ld+json" data={data} />
}
