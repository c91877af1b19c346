// What we want to be told of an item; the Creators API answers with nothing that is not asked for.

/** Ratings are not among them: the API names them and does not deliver them. */
export const RESOURCES = [
  'itemInfo.title',
  'itemInfo.byLineInfo',
  'itemInfo.features',
  'itemInfo.manufactureInfo',
  'itemInfo.productInfo',
  'itemInfo.externalIds',
  'itemInfo.classifications',
  'offersV2.listings.price',
  'offersV2.listings.availability',
  'offersV2.listings.condition',
  'offersV2.listings.dealDetails',
  'offersV2.listings.isBuyBoxWinner',
  'images.primary.large',
  'images.primary.highRes',
  'images.variants.large',
  'browseNodeInfo.browseNodes',
  'browseNodeInfo.browseNodes.ancestor',
  'parentASIN',
] as const
