// Fills an empty shop with the demo catalogue and the gallery's examples, once; a shop that has anything is left alone.
import { sampleDeliveries } from '#demo/deliveries.ts'
import { demoProducts } from '#demo/products.ts'
import { Product } from './domains/catalogue/product/product.entity.ts'
import { refreshVocabulary } from './domains/catalogue/search/refresh-vocabulary.ts'
import { DeliveryPhoto } from './domains/gallery/delivery-photo.entity.ts'
import type { Em } from './platform/orm.ts'

/** Nobody agreed to anything: they are drawings, and say so. */
const samplePhotos = () =>
  sampleDeliveries.map(({ slug, city, month, captions, alts }) => {
    const at = new Date(`${month}-28T12:00:00Z`)
    return {
      picture: `/demo/delivery-${slug}.webp`,
      captions,
      alts,
      city,
      month,
      shown: true,
      agreedAt: null,
      createdAt: at,
      updatedAt: at,
      updatedBy: null,
    }
  })

/** How many products were put in. */
export async function seedDemo(em: Em): Promise<number> {
  const anything = await em.find(Product, {}, { fields: ['id'], limit: 1 })
  if (anything.length > 0) return 0
  const rows = demoProducts.map((product) => ({
    sourceStore: product.store,
    externalId: product.externalId,
    name: product.name,
    brand: product.brand,
    model: product.model,
    category: product.category,
    priceCents: product.priceCents,
    originalPriceCents: product.originalPriceCents,
    ratingTenths: product.ratingTenths,
    reviewCount: product.reviewCount,
    stock: product.stock,
    preOrder: product.preOrder,
    featured: product.featured,
    popularity: product.popularity,
    origin: 'demo' as const,
    weightThousandths: product.weightThousandthsLb,
    weightUnit: 'lb' as const,
    weightSource: 'provider' as const,
    lengthThousandths: product.boxThousandthsIn[0],
    widthThousandths: product.boxThousandthsIn[1],
    heightThousandths: product.boxThousandthsIn[2],
    sizeUnit: 'in' as const,
    images: [...product.images],
    features: [...product.features],
    specifications: product.specifications.map(([key, value]): [string, string] => [key, value]),
    description: product.description,
    shortDescription: product.shortDescription,
    affiliateUrl: product.affiliateUrl,
    originalUrl: product.originalUrl,
  }))
  await em.insertMany(Product, rows)
  await em.insertMany(DeliveryPhoto, samplePhotos())
  await refreshVocabulary(em)
  // Lists are index-only scans, which need the visibility map of a vacuumed table.
  await em.getConnection().execute('vacuum (analyze) product')
  return rows.length
}
