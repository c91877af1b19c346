// An article for search engines: what it is, since when, by whom.
import type { ArticleView } from '#contract/blog.ts'
import { localised, paths } from '#contract/paths.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

function dataOf({ article }: Pick<ArticleView, 'article'>, { origin, brand }: PageFacts) {
  const { locale, slug, title, summary, tags, publishedAt, updatedAt } = article
  const here = localised(locale, paths.article(slug))
  const publisher = { '@type': 'Organization', name: brand, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    inLanguage: locale,
    keywords: tags.join(', '),
    datePublished: publishedAt,
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    mainEntityOfPage: `${origin}${here}`,
    image: `${origin}${paths.shareCard(here)}`,
    author: publisher,
    publisher,
  }
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function ArticleData(props: Pick<ArticleView, 'article'>) {
  const facts = useFacts()
  const data = import.meta.env.SSR ? dataOf(props, facts) : {}
  return <JsonScript type="application/ld+json" data={data} />
}
