// Which parameters the first pages of a visit are read by; apart from what reads them, for the table of pages has them at once.

/** By `parseCatalogueQuery`. */
export const CATALOGUE_QUERY = [
  'search',
  'q',
  'category',
  'store',
  'availability',
  'minPrice',
  'maxPrice',
  'sort',
  'page',
] as const

/** By `parseServicesQuery`. */
export const SERVICES_QUERY = ['type', 'weight', 'unit', 'time', 'all'] as const
