// Who runs this site and how to search it, for search engines.
import { LOCALES } from '#domain/vocabulary.ts'
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

export function HomeData() {
  const { brand, origin, locale } = useFacts()
  const { site } = useTexts()
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    description: site.description(),
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Miami',
      addressRegion: 'FL',
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: LOCALES,
    },
  }
  const search = `${origin}${localised(locale, paths.products())}?search={search_term_string}`
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand,
    url: `${origin}${localised(locale, paths.home)}`,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  }
  return (
    <JsonScript
      type="application/ld+json"
      data={{ '@context': 'https://schema.org', '@graph': [organization, website] }}
    />
  )
}
