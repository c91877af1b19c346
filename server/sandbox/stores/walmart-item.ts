// Writes an article as Walmart does: texts escaped twice, no weight, stock in words.
import { markupText } from '#server/platform/markup-text.ts'
import { WALMART_CATEGORIES } from './departments.ts'
import type { Shown } from './store-faults.ts'

const stockOf = (stock: number): string => {
  if (stock === 0) return 'Not available'
  if (stock <= 2) return 'Last few items'
  return stock <= 5 ? 'Limited Supply' : 'Available'
}

export const walmartItem = ({ article, title, price }: Shown, publisherId: string) => {
  const { externalId, originalPriceCents, images, gtin, description } = article
  const department = WALMART_CATEGORIES[article.category]
  const picture = (url: string | undefined) => ({
    thumbnailImage: url,
    mediumImage: url,
    largeImage: url,
  })
  const target = encodeURIComponent(
    `https://www.walmart.com/ip/${externalId}?affp1=sandbox&affilsrc=api`,
  )
  return {
    itemId: Number(externalId),
    parentItemId: Number(externalId),
    name: title,
    ...(originalPriceCents === null ? {} : { msrp: originalPriceCents / 100 }),
    salePrice: price,
    categoryPath: `${department.name}/Other`,
    categoryNode: `${department.id}_48446`,
    shortDescription: 'Details Coming Soon',
    longDescription: markupText(markupText(`<p>${description}</p>`)),
    ...picture(images[0]),
    imageEntities: images.map((url, index) => ({
      ...picture(url),
      entityType: index === 0 ? 'PRIMARY' : 'SECONDARY',
    })),
    productTrackingUrl: `https://goto.walmart.com/c/${publisherId}/568844/9383?veh=aff&sourceid=imp_sandbox&u=${target}`,
    marketplace: false,
    customerRating: (article.ratingTenths / 10).toString(),
    numReviews: article.reviewCount,
    bundle: false,
    stock: stockOf(article.stock),
    availableOnline: article.stock > 0,
    ...(article.preOrder ? { preOrder: true } : {}),
    upc: gtin.padStart(12, '0'),
    brandName: article.brand.toUpperCase(),
    modelNumber: article.model,
    offerType: 'ONLINE_ONLY',
  }
}
