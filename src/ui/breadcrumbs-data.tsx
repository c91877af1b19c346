// The way back up once more for search engines.
import { localised } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from './json-script.tsx'

interface BreadcrumbsDataProps {
  /** From the top down; the last one is the page itself and leads nowhere. */
  items: readonly { label: string; to?: string }[]
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function BreadcrumbsData({ items }: BreadcrumbsDataProps) {
  const { origin, locale } = useFacts()
  const dataOf = () => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined &&
        index < items.length - 1 && { item: `${origin}${localised(locale, to)}` }),
    })),
  })
  return <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf() : {}} />
}
