// Finds the parts of an Amazon item, among them the one listing of several that a shopper would buy.
import { asList, asObject, asText, at } from '#domain/json-value.ts'
import { boxOf, parseSide } from '#domain/aspect-measures.ts'
import { notAnItem, type RawItem } from '#domain/read-offers.ts'
import type { Measure } from '#domain/units.ts'
import { parseWeight } from '#domain/weight-text.ts'
import type { Availability } from '#domain/vocabulary.ts'

const AVAILABILITY = new Map<string, Availability>(
  Object.entries({
    IN_STOCK: 'in_stock',
    IN_STOCK_SCARCE: 'low_stock',
    PREORDER: 'pre_order',
    AVAILABLE_DATE: 'pre_order',
  }),
)

const isPriced = (listing: unknown): boolean =>
  at(listing, 'price', 'money', 'amount') !== undefined

/** New goods only; a price for members only comes last, then the listing of the buy box goes first. */
const chosenListing = (item: unknown): unknown => {
  const rank = (listing: unknown) =>
    (at(listing, 'dealDetails', 'accessType') === 'PRIME_EXCLUSIVE' ? 2 : 0) +
    (at(listing, 'isBuyBoxWinner') === true ? 0 : 1)
  return asList(at(item, 'offersV2', 'listings'))
    .filter((listing) => at(listing, 'condition', 'value') === 'New' && isPriced(listing))
    .toSorted((a, b) => rank(a) - rank(b))[0]
}

const shown = (value: unknown): unknown => at(value, 'displayValue')

const weightOf = (
  dimensions: unknown,
): { weight: Measure | null; hasUnreadableWeight: boolean } => {
  const told = at(dimensions, 'weight')
  const number = asText(shown(told))
  // The old interface counted in hundredths of a pound and its unit is still seen.
  const isHundredths = /^hundredths[- ]pounds$/iu.test(asText(at(told, 'unit')))
  const unit = isHundredths ? 'pounds' : asText(at(told, 'unit'))
  const text = isHundredths ? asText(Number(number) / 100) : number
  const weight = parseWeight(`${text} ${unit}`, null)
  return { weight, hasUnreadableWeight: weight === null && Number(number) > 0 }
}

const sideOf = (dimensions: unknown, name: string) =>
  parseSide(asText(shown(at(dimensions, name))), asText(at(dimensions, name, 'unit')))

/** From the department down: an item hangs on its leaf, which hangs on its ancestors. */
const pathOf = (item: unknown): unknown[] => {
  const path: unknown[] = []
  let node = at(item, 'browseNodeInfo', 'browseNodes', 0)
  while (asObject(node) !== null && path.length < 12) {
    path.unshift(node)
    node = at(node, 'ancestor')
  }
  return path
}

const imagesOf = (item: unknown): unknown[] =>
  [at(item, 'images', 'primary'), ...asList(at(item, 'images', 'variants'))].map(
    (image) => at(image, 'hiRes', 'url') ?? at(image, 'large', 'url') ?? at(image, 'medium', 'url'),
  )

export const rawItem = (item: unknown): RawItem => {
  if (asObject(item) === null) return notAnItem(item)
  const externalId = asText(at(item, 'asin'))
  const listing = chosenListing(item)
  if (listing === undefined) return { kind: 'unpriced', externalId }
  const info = at(item, 'itemInfo')
  const product = at(info, 'productInfo')
  const basis = at(listing, 'price', 'savingBasis')
  const path = pathOf(item)
  const dimensions = at(product, 'itemDimensions')
  return {
    kind: 'offer',
    raw: {
      externalId,
      title: shown(at(info, 'title')),
      brand:
        shown(at(info, 'byLineInfo', 'brand')) ?? shown(at(info, 'byLineInfo', 'manufacturer')),
      model:
        shown(at(info, 'manufactureInfo', 'model')) ??
        shown(at(info, 'manufactureInfo', 'itemPartNumber')),
      gtins: ['eans', 'upcs'].flatMap((kind) =>
        asList(at(info, 'externalIds', kind, 'displayValues')),
      ),
      categoryPath:
        path.length > 0
          ? path.map((node) => at(node, 'contextFreeName') ?? at(node, 'displayName'))
          : [shown(at(info, 'classifications', 'productGroup'))],
      categoryIds: path.map((node) => at(node, 'id')),
      price: at(listing, 'price', 'money', 'amount'),
      currency: at(listing, 'price', 'money', 'currency'),
      listPrice:
        at(basis, 'savingBasisType') === 'LIST_PRICE' ? at(basis, 'money', 'amount') : undefined,
      availability: AVAILABILITY.get(asText(at(listing, 'availability', 'type'))) ?? 'out_of_stock',
      images: imagesOf(item),
      features: at(info, 'features', 'displayValues'),
      specifications: [
        ['Color', shown(at(product, 'color'))],
        ['Size', shown(at(product, 'size'))],
      ],
      ...weightOf(dimensions),
      box: boxOf(
        sideOf(dimensions, 'length'),
        sideOf(dimensions, 'width'),
        sideOf(dimensions, 'height'),
      ),
      affiliateUrl: at(item, 'detailPageURL'),
    },
  }
}
