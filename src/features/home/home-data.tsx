// Who runs this site and how to search it, for search engines.
import { LOCALES } from '#domain/vocabulary.ts'
import { localised, paths } from '#contract/paths.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

function dataOf({ brand, origin, locale, whatsapp, social }: PageFacts, description: string) {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    description: description,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Miami',
      addressRegion: 'FL',
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: whatsapp ? `+${whatsapp}` : undefined,
      url: `${origin}${localised(locale, paths.contact())}`,
      availableLanguage: LOCALES,
    },
    sameAs: social && social.length > 0 ? social : undefined,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: `${origin}${localised(locale, contentPaths.returns)}`,
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
  return { '@context': 'https://schema.org', '@graph': [organization, website] }
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function HomeData() {
  const facts = useFacts()
  const { site } = useTexts()
  const data = import.meta.env.SSR ? dataOf(facts, site.description()) : {}
  return <JsonScript type="application/ld+json" data={data} />
}
