// The closed lists of the shop and its limits, free of any library, so that every floor and the browser can read them.

/** Languages of the shop; the first is the default and has no path prefix. */
export const LOCALES = ['es', 'en', 'it', 'pt'] as const
export type Locale = (typeof LOCALES)[number]

/** Stores that shoppers are sent to and whose numbers products have (specification §1). */
export const PARTNER_STORES = ['amazon', 'ebay', 'aliexpress', 'walmart', 'target'] as const
export type PartnerStore = (typeof PARTNER_STORES)[number]

/** Where a product can come from: one of those, or the shop's own shelf (`own`), under numbers of its own. */
export const STORES = [...PARTNER_STORES, 'own'] as const
export type Store = (typeof STORES)[number]

/** The five product categories (specification §3), in the order they are shown. */
export const CATEGORIES = [
  'Electronics',
  'Clothing & Accessories',
  'Home & Garden',
  'Toys',
  'Health & Beauty',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Stock status as stored and shown; `pre_order` wins over the number in stock. */
export const AVAILABILITIES = ['in_stock', 'low_stock', 'out_of_stock', 'pre_order'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Orders of the catalogue; the first is for what words found, and without words the second. */
export const SORTS = [
  'relevance',
  'featured',
  'popularity',
  'price-low',
  'price-high',
  'rating',
  'newest',
] as const
export type Sort = (typeof SORTS)[number]

/** What a message to the shop can be about. */
export const CONTACT_SUBJECTS = ['general', 'tracking', 'export', 'claim'] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** How many days back the history of a rate can be looked at. */
export const HISTORY_DAYS = [30, 90] as const

/** Addresses one account can keep. */
export const MAX_ADDRESSES = 20
