// The way back up once more for search engines.
import { useLocation } from 'react-router'
import { localised } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from './json-script.tsx'

interface BreadcrumbsDataProps {
  items: readonly { label: string; to?: string }[]
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function BreadcrumbsData({ items }: BreadcrumbsDataProps) {
  const { origin, locale } = useFacts()
  const { pathname } = useLocation()
  const dataOf = () => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to = pathname }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${localised(locale, to)}`,
    })),
  })
  return <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf() : {}} />
}
