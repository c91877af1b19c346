// A product as search engines read it; its price is the one on the page.
import type { ProductDetail } from '#contract/catalogue.ts'
import { localised, paths } from '#contract/paths.ts'
import type { ItemCondition } from '#domain/item-condition.ts'
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
const CONDITION: Record<ItemCondition, string> = {
  new: `${SCHEMA}/NewCondition`,
  refurbished: `${SCHEMA}/RefurbishedCondition`,
  used: `${SCHEMA}/UsedCondition`,
}

/** All that comes on top of the price until it is at the door, by each service; the days in transit. */
const shippingOf = ({ landedOptions, priceCents }: ProductDetail, country: string) =>
  landedOptions.flatMap((option) =>
    option.refused !== null || priceCents === null
      ? []
      : [
          {
            '@type': 'OfferShippingDetails',
            shippingDestination: {
              '@type': 'DefinedRegion',
              addressCountry: country.toUpperCase(),
            },
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: centsToDecimal(option.totalCents - priceCents),
              currency: 'USD',
            },
            deliveryTime: {
              '@type': 'ShippingDeliveryTime',
              transitTime: {
                '@type': 'QuantitativeValue',
                minValue: option.minDays,
                maxValue: option.maxDays,
                unitCode: 'DAY',
              },
            },
          },
        ],
  )

interface ProductDataProps {
  product: ProductDetail
}

function dataOf({ product }: ProductDataProps, { origin, locale, brand, destination }: PageFacts) {
  const { id, images, image } = product
  // What a store sells on its own page is the store's to promise. Ratings are those of other shops' buyers, so they are
  // shown to people and not claimed here.
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
    offers:
      product.priceCents === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: centsToDecimal(product.priceCents),
            priceCurrency: 'USD',
            availability: AVAILABILITY[product.availability],
            availabilityStarts: product.expectedOn ?? undefined,
            ...(isOurs && {
              itemCondition: CONDITION[product.condition],
              seller: {
                '@type': 'Organization',
                '@id': `${origin}/#organization`,
                name: brand,
                url: `${origin}/`,
              },
              shippingDetails: shippingOf(product, destination.country),
            }),
          },
  }
}

/** Search engines read what the server sent; the browser keeps it without knowing how it was made. */
export function ProductData(props: ProductDataProps) {
  const facts = useFacts()
  const data = import.meta.env.SSR ? dataOf(props, facts) : {}
  const { priceCents } = props.product
  return (
    <>
      {priceCents === null ? null : (
        <>
          <meta property="product:price:amount" content={centsToDecimal(priceCents)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      <JsonScript type="application/ld+json" data={data} />
    </>
  )
}
