// The demo catalogue: every row of the sheets completed into a product, the same on every machine.
import type { DemoProduct } from './demo-product.ts'
import { lookName } from './look-name.ts'
import type { ProductRow } from './product-rows.ts'
import { productRows } from './product-rows.ts'
import { seededNumber } from './seeded-number.ts'
import { storeListing } from './store-listing.ts'

const kindsWithoutColor = new Set([
  'perfume',
  'lipstick',
  'shampoo',
  'cream',
  'vitamins',
  'puzzle',
  'boardgame',
  'blocks',
])

function stockOf(slug: string): number {
  const draw = seededNumber(`stock ${slug}`)
  if (draw < 0.07) return 0
  if (draw < 0.2) return 1 + Math.floor(seededNumber(`few ${slug}`) * 5)
  return 6 + Math.floor(seededNumber(`many ${slug}`) * 140)
}

function ratingOf(slug: string): Pick<DemoProduct, 'ratingTenths' | 'reviewCount' | 'popularity'> {
  const reviewCount = Math.round(4 * Math.exp(seededNumber(`reviews ${slug}`) * 7.4))
  const ratingTenths = 36 + Math.round(13 * Math.sqrt(seededNumber(`rating ${slug}`)))
  return {
    ratingTenths,
    reviewCount,
    popularity: Math.round(Math.log10(reviewCount) * ratingTenths * 5),
  }
}

/** Between three and six features and always the product's own ones, which stand first. */
function featuresOf(row: ProductRow): string[] {
  const count = 3 + Math.floor(seededNumber(`features ${row.slug}`) * 4)
  return row.features.slice(0, Math.max(count, 3))
}

function specificationsOf(
  row: ProductRow,
  colorName: string | null,
): (readonly [string, string])[] {
  const own: (readonly [string, string])[] = [
    ['Brand', row.brand],
    ['Model', row.model],
  ]
  if (colorName) own.push(['Color', colorName])
  return [...own, ...row.specifications].slice(0, 8)
}

function completeProduct(row: ProductRow): DemoProduct {
  const preOrder = row.flags.includes('preorder')
  const colorName = kindsWithoutColor.has(row.kind) ? null : lookName(row.look)
  const pictures = Array.from(
    { length: row.pictures },
    (_, at) => `/demo/${row.slug}-${at + 1}.webp`,
  )
  const skip = row.sentences.length > 2 ? row.variant % row.sentences.length : -1
  return {
    ...storeListing(row.storeLetter, row.slug),
    name: [row.brand, row.model, row.title].join(' ') + (colorName ? `, ${colorName}` : ''),
    brand: row.brand,
    model: row.model,
    category: row.category,
    priceCents: row.priceCents,
    originalPriceCents: row.originalPriceCents,
    ...(preOrder ? { ratingTenths: 0, reviewCount: 0, popularity: 90 } : ratingOf(row.slug)),
    stock: preOrder ? 40 : stockOf(row.slug),
    preOrder,
    featured: row.flags.includes('featured'),
    weightThousandthsLb: Math.round(row.pounds * 1000),
    boxThousandthsIn: [
      Math.round(row.inches[0] * 1000),
      Math.round(row.inches[1] * 1000),
      Math.round(row.inches[2] * 1000),
    ],
    images: pictures,
    features: featuresOf(row),
    specifications: specificationsOf(row, colorName),
    description: [row.lead, ...row.sentences.filter((_, at) => at !== skip)].join(' '),
    shortDescription: row.lead,
  }
}

export const demoProducts: readonly DemoProduct[] = productRows.map(completeProduct)
