// Writes an item as eBay does, short in a search and long by itself.
import type { Shown } from './store-faults.ts'
import { EBAY_CATEGORIES } from './departments.ts'

const LEAF = { name: 'Other', id: '48446' }

const dollars = (price: number | string): string =>
  typeof price === 'number' ? price.toFixed(2) : price

/** How a partner link goes on: in a search it carries our reference and the tool as well. */
const SEARCH_LINK = 'mkevt=1&mkcid=1&mkrid=711-53200-19255-0&customid=puente&toolid=10049'
const ITEM_LINK = 'mkevt=1&mkcid=1'

/** A search shows every picture small. */
const smallPicture = (address: string): string => address.replace(/(?<!\.400)\.webp$/u, '.400.webp')

interface Look {
  campaignId: string | null
  images: readonly string[]
  link: string
}

const partsOf = ({ item, title, price }: Shown, { campaignId, images, link }: Look) => {
  const { externalId, originalPriceCents } = item
  const [first, ...others] = images.map((imageUrl) => ({ imageUrl }))
  return {
    itemId: `v1|${externalId}|0`,
    title,
    price: { value: dollars(price), currency: 'USD' },
    ...(originalPriceCents === null
      ? {}
      : {
          marketingPrice: {
            originalPrice: { value: dollars(originalPriceCents / 100), currency: 'USD' },
            priceTreatment: 'LIST_PRICE',
          },
        }),
    condition: 'New',
    conditionId: '1000',
    ...(first ? { image: first } : {}),
    additionalImages: others,
    itemLocation: { postalCode: '331**', country: 'US' },
    seller: { username: 'sandbox_seller', feedbackPercentage: '99.0', feedbackScore: 1200 },
    buyingOptions: ['FIXED_PRICE'],
    itemWebUrl: `https://www.ebay.com/itm/${externalId}`,
    ...(campaignId === null
      ? {}
      : {
          itemAffiliateWebUrl: `https://www.ebay.com/itm/${externalId}?${link}&campid=${campaignId}`,
        }),
    legacyItemId: externalId,
    adultOnly: false,
  }
}

/** An item of a search: neither brand nor stock nor weight. */
export const ebaySummary = (shown: Shown, campaignId: string | null) => {
  const top = EBAY_CATEGORIES[shown.item.category]
  const images = shown.item.images.map(smallPicture)
  return {
    ...partsOf(shown, { campaignId, images, link: SEARCH_LINK }),
    leafCategoryIds: [LEAF.id],
    categories: [
      { categoryId: LEAF.id, categoryName: LEAF.name },
      { categoryId: top.id, categoryName: top.name },
    ],
    listingMarketplaceId: 'EBAY_US',
  }
}

const stockOf = (stock: number) =>
  stock > 10
    ? {
        estimatedAvailabilityStatus: 'IN_STOCK',
        availabilityThresholdType: 'MORE_THAN',
        availabilityThreshold: 10,
      }
    : {
        estimatedAvailabilityStatus: stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK',
        estimatedAvailableQuantity: stock,
      }

/** The whole item. Two in three sellers name a weight. */
export const ebayItem = (shown: Shown, campaignId: string | null) => {
  const { item } = shown
  const top = EBAY_CATEGORIES[item.category]
  const hasWeight = Number(item.gtin) % 3 > 0
  const aspects = [
    ['Brand', item.brand],
    ['Model', item.model],
    ...item.specifications,
    ...(hasWeight ? [['Item Weight', `${item.weightThousandthsLb / 1000} lb`]] : []),
  ]
  return {
    ...partsOf(shown, { campaignId, images: item.images, link: ITEM_LINK }),
    shortDescription: item.description.slice(0, 300),
    description: `<p>${item.description}</p>`,
    categoryPath: `${top.name}|${LEAF.name}`,
    categoryIdPath: `${top.id}|${LEAF.id}`,
    categoryId: LEAF.id,
    brand: item.brand,
    mpn: item.model,
    gtin: item.gtin,
    estimatedAvailabilities: [{ deliveryOptions: ['SHIP_TO_HOME'], ...stockOf(item.stock) }],
    localizedAspects: aspects.map(([name, value]) => ({ type: 'STRING', name, value })),
    ...(item.reviewCount > 0
      ? {
          primaryProductReviewRating: {
            reviewCount: item.reviewCount,
            averageRating: (item.ratingTenths / 10).toFixed(1),
          },
        }
      : {}),
  }
}
