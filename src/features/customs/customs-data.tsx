// Tells search engines that the page is a free calculator, and in which language.
import { localised, paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function CustomsData() {
  const { origin, locale, brand } = useFacts()
  const { customs } = useTexts()
  const data = import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: customs.title(),
        description: customs.description(),
        url: `${origin}${localised(locale, paths.customsCalculator())}`,
        inLanguage: locale,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        provider: { '@type': 'Organization', name: brand, url: `${origin}/` },
      }
    : {}
  return <JsonScript type="application/ld+json" data={data} />
}
