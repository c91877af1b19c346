// How the desk of products can be narrowed: where products come from, and the marks they carry.

/** How products come into the catalogue. */
export const ORIGINS = ['demo', 'import', 'manual', 'sync'] as const

/** What can be looked for beside store, origin, category and availability. */
export const DESK_MARKS = [
  'hidden',
  'withdrawn',
  'corrected',
  'featured',
  'affiliate',
  'no_weight',
  'no_size',
  'awaited',
] as const
