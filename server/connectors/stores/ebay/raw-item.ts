// Finds the parts of an eBay item, in a search's summary and in the full item alike.
import { asCount, asList, asObject, asText, at } from '#domain/json-value.ts'
import { notAnItem, type RawItem } from '#domain/read-offers.ts'
import { sampleOf } from '#domain/read-offer.ts'
import { measuresOfAspects } from '#domain/aspect-measures.ts'
import { LOW_STOCK_LIMIT } from '#domain/stock-status.ts'
import type { ItemCondition } from '#domain/item-condition.ts'
import type { Availability } from '#domain/vocabulary.ts'
import { externalIdOf } from './item-id.ts'

/**
 * New, and new without its box: the shop sells nothing else (Browse API, item condition ids). Merchant centres call new
 * only what nobody has opened (support.google.com/merchants/answer/6324469).
 */
const CONDITIONS: Readonly<Record<string, ItemCondition>> = { 1000: 'new', 1500: 'used' }

const stockOf = (item: unknown): { availability: Availability; stock: number | null } => {
  const told = at(item, 'estimatedAvailabilities', 0)
  const status = at(told, 'estimatedAvailabilityStatus')
  const exact = asCount(at(told, 'estimatedAvailableQuantity'))
  const atLeast =
    at(told, 'availabilityThresholdType') === 'MORE_THAN'
      ? asCount(at(told, 'availabilityThreshold'))
      : null
  if (status === 'OUT_OF_STOCK' || exact === 0) return { availability: 'out_of_stock', stock: 0 }
  const stock = exact ?? atLeast
  // A fixed-price item that is listed can be bought; a summary says no more than that.
  const isLow = status === 'LIMITED_STOCK' || (stock !== null && stock <= LOW_STOCK_LIMIT)
  return { availability: isLow ? 'low_stock' : 'in_stock', stock }
}

/** A summary names the leaf first, a full item has one text from the department down. */
const categoriesOf = (item: unknown) => {
  const listed = asList(at(item, 'categories')).toReversed()
  const path = asText(at(item, 'categoryPath'))
  if (path === '')
    return {
      categoryPath: listed.map((entry) => at(entry, 'categoryName')),
      categoryIds: listed.map((entry) => at(entry, 'categoryId')),
    }
  return {
    categoryPath: path.split('|'),
    categoryIds: asText(at(item, 'categoryIdPath')).split('|'),
  }
}

const imagesOf = (item: unknown): unknown[] =>
  [at(item, 'image'), ...asList(at(item, 'additionalImages'))].map((image) => at(image, 'imageUrl'))

export const rawItem = (item: unknown): RawItem => {
  if (asObject(item) === null) return notAnItem(item)
  const externalId = externalIdOf(asText(at(item, 'itemId')))
  if (externalId === null)
    return {
      kind: 'rejected',
      problem: { code: 'id_unreadable', externalId: null, sample: sampleOf(at(item, 'itemId')) },
    }
  const conditionId = asText(at(item, 'conditionId'))
  const condition = Object.hasOwn(CONDITIONS, conditionId) ? CONDITIONS[conditionId] : undefined
  if (condition === undefined)
    return {
      kind: 'rejected',
      problem: { code: 'condition_unwanted', externalId, sample: sampleOf(at(item, 'condition')) },
    }
  const aspects = asList(at(item, 'localizedAspects')).map(
    (aspect) => [at(aspect, 'name'), at(aspect, 'value')] as const,
  )
  const aspect = (name: string) => aspects.find(([key]) => key === name)?.[1]
  return {
    kind: 'offer',
    raw: {
      externalId,
      title: at(item, 'title'),
      condition,
      brand: at(item, 'brand') ?? aspect('Brand'),
      model: aspect('Model') ?? at(item, 'mpn') ?? aspect('MPN'),
      gtins: [at(item, 'gtin'), aspect('UPC'), aspect('EAN')],
      ...categoriesOf(item),
      price: at(item, 'price', 'value'),
      currency: at(item, 'price', 'currency'),
      listPrice: at(item, 'marketingPrice', 'originalPrice', 'value'),
      ...stockOf(item),
      images: imagesOf(item),
      specifications: aspects,
      description: at(item, 'shortDescription') ?? at(item, 'description'),
      ...measuresOfAspects(aspects),
      rating: at(item, 'primaryProductReviewRating', 'averageRating'),
      reviewCount: at(item, 'primaryProductReviewRating', 'reviewCount'),
      affiliateUrl: at(item, 'itemAffiliateWebUrl'),
    },
  }
}
