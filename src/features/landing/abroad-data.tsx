// The page of the five stores for search engines.
import { localised, paths } from '#contract/paths.ts'
import { type PartnerStore, PARTNER_STORES } from '#domain/vocabulary.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

interface Words {
  title: string
  description: string
  nameOf: (store: PartnerStore) => string
}

const dataOf = ({ origin, brand, locale }: PageFacts, { title, description, nameOf }: Words) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  description,
  url: `${origin}${localised(locale, paths.abroad())}`,
  inLanguage: locale,
  isPartOf: { '@type': 'WebSite', name: brand, url: `${origin}/` },
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: PARTNER_STORES.length,
    itemListElement: PARTNER_STORES.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Organization', name: nameOf(store), url: `https://www.${store}.com/` },
    })),
  },
})

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function AbroadData() {
  const facts = useFacts()
  const { abroad, catalogue } = useTexts()
  const words = {
    title: abroad.title(),
    description: abroad.description(),
    nameOf: (store: PartnerStore) => catalogue.stores[store](),
  }
  return (
    <JsonScript type="application/ld+json" data={import.meta.env.SSR ? dataOf(facts, words) : {}} />
  )
}
