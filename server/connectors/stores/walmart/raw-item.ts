// Finds the parts of a Walmart item; the search, the pages of a category and single items share one shape.
import { asList, asObject, asText, at } from '#domain/json-value.ts'
import { notAnItem, type RawItem } from '#domain/read-offers.ts'
import type { Availability } from '#domain/vocabulary.ts'

const AVAILABILITY = new Map<string, Availability>(
  Object.entries({
    available: 'in_stock',
    'limited supply': 'low_stock',
    'last few items': 'low_stock',
    'not available': 'out_of_stock',
  }),
)

const availabilityOf = (item: unknown): Availability => {
  if (at(item, 'availableOnline') === false) return 'out_of_stock'
  if (at(item, 'preOrder') === true || at(item, 'isPreOrder') === true) return 'pre_order'
  return AVAILABILITY.get(asText(at(item, 'stock')).toLowerCase()) ?? 'out_of_stock'
}

/** What Walmart writes where nobody has written anything. */
const NO_TEXT = 'Details Coming Soon'

const descriptionOf = (item: unknown): unknown =>
  [at(item, 'longDescription'), at(item, 'shortDescription')].find(
    (text) => typeof text === 'string' && text !== '' && text !== NO_TEXT,
  )

const imagesOf = (item: unknown): unknown[] => {
  const entities = asList(at(item, 'imageEntities'))
  const primary = entities.filter((entity) => at(entity, 'entityType') === 'PRIMARY')
  const others = entities.filter((entity) => at(entity, 'entityType') !== 'PRIMARY')
  return [
    at(item, 'largeImage') ?? at(item, 'mediumImage') ?? at(item, 'thumbnailImage'),
    ...[...primary, ...others].map((entity) => at(entity, 'largeImage')),
  ]
}

export const rawItem = (item: unknown): RawItem => {
  if (asObject(item) === null) return notAnItem(item)
  const externalId = asText(at(item, 'itemId'))
  if (at(item, 'salePrice') === undefined && availabilityOf(item) === 'out_of_stock')
    return { kind: 'unpriced', externalId }
  return {
    kind: 'offer',
    raw: {
      externalId,
      title: at(item, 'name'),
      brand: at(item, 'brandName'),
      model: at(item, 'modelNumber'),
      gtins: [at(item, 'upc')],
      categoryPath: asText(at(item, 'categoryPath')).split('/'),
      categoryIds: asText(at(item, 'categoryNode')).split('_'),
      price: at(item, 'salePrice'),
      // The interface knows no other currency and names none.
      currency: 'USD',
      listPrice: at(item, 'msrp'),
      availability: availabilityOf(item),
      images: imagesOf(item),
      specifications: [
        ['Color', at(item, 'color')],
        ['Size', at(item, 'size')],
      ],
      description: descriptionOf(item),
      rating: at(item, 'customerRating'),
      reviewCount: at(item, 'numReviews'),
      affiliateUrl: at(item, 'productTrackingUrl'),
    },
  }
}
