// A product as search engines read it; its price is the one on the page.
import type { ProductDetail } from '#contract/catalogue.ts'
import { localised, paths } from '#contract/paths.ts'
import { centsToDecimal } from '#domain/money.ts'
import type { Availability } from '#domain/vocabulary.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

const SCHEMA = 'https://schema.org'
const AVAILABILITY: Record<Availability, string> = {
  in_stock: `${SCHEMA}/InStock`,
  low_stock: `${SCHEMA}/LimitedAvailability`,
  out_of_stock: `${SCHEMA}/OutOfStock`,
  pre_order: `${SCHEMA}/PreOrder`,
}

interface ProductDataProps {
  product: ProductDetail
}

function dataOf({ product }: ProductDataProps, { origin, locale }: PageFacts) {
  const { id, reviewCount, ratingTenths, images, image } = product
  // What a store sells on its own page is the store's to claim: no promise of ours, and no ratings of its readers.
  const isOurs = product.salesPolicy === 'own'
  const address = (path: string) => `${origin}${localised(locale, path)}`
  const url = address(paths.product(id))
  const pictures = images.length > 0 ? images : image === null ? [] : [image]
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    description: product.shortDescription || product.description || product.name,
    sku: `product-${id}`,
    mpn: product.model || undefined,
    gtin: product.gtin ?? undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    image: pictures.map((picture) => new URL(picture, origin).href),
    aggregateRating:
      isOurs && reviewCount > 0
        ? { '@type': 'AggregateRating', ratingValue: ratingTenths / 10, reviewCount }
        : undefined,
    offers:
      product.priceCents === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: centsToDecimal(product.priceCents),
            priceCurrency: 'USD',
            availability: AVAILABILITY[product.availability],
            ...(isOurs && {
              itemCondition: `${SCHEMA}/NewCondition`,
              seller: { '@id': `${origin}/#organization` },
            }),
          },
  }
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function ProductData(props: ProductDataProps) {
  const facts = useFacts()
  const data = import.meta.env.SSR ? dataOf(props, facts) : {}
  return <JsonScript type="application/ld+json" data={data} />
}
