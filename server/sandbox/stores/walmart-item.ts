// Writes an item as Walmart does: texts escaped twice, no weight, stock in words.
import { markupText } from '#server/platform/markup-text.ts'
import { WALMART_CATEGORIES } from './departments.ts'
import type { Shown } from './store-faults.ts'

const stockOf = (stock: number): string => {
  if (stock === 0) return 'Not available'
  if (stock <= 2) return 'Last few items'
  return stock <= 5 ? 'Limited Supply' : 'Available'
}

export const walmartItem = ({ item, title, price }: Shown, publisherId: string) => {
  const { externalId, originalPriceCents, images, gtin, description } = item
  const department = WALMART_CATEGORIES[item.category]
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
    customerRating: (item.ratingTenths / 10).toString(),
    numReviews: item.reviewCount,
    bundle: false,
    stock: stockOf(item.stock),
    availableOnline: item.stock > 0,
    ...(item.preOrder ? { preOrder: true } : {}),
    upc: gtin.padStart(12, '0'),
    brandName: item.brand.toUpperCase(),
    modelNumber: item.model,
    offerType: 'ONLINE_ONLY',
  }
}
