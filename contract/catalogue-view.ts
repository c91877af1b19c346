// One view of the catalogue as its address says it, free of any library so that links cost the browser little.
import {
  AVAILABILITIES,
  CATEGORIES,
  SORTS,
  STORES,
  type Availability,
  type Category,
  type Sort,
  type Store,
} from '#domain/vocabulary.ts'

/** Products on one page of the catalogue (specification §9). */
export const PAGE_SIZE = 12
/** Totals and facet counts are exact up to here, then «10.000+»; paging ends here too. */
export const COUNT_LIMIT = 10_000
export const MAX_PAGE = Math.ceil(COUNT_LIMIT / PAGE_SIZE)
/** The price slider's range and step in dollars; at its upper end it leaves `maxPrice` out. */
export const PRICE_SLIDER = { min: 0, max: 1000, step: 10, initial: 500 } as const

/** A narrowed catalogue; prices in US cents, null where there is no limit. */
export interface CatalogueFilter {
  search: string
  categories: Category[]
  stores: Store[]
  availability: Availability[]
  minPriceCents: number | null
  maxPriceCents: number | null
  sort: Sort
}
export interface CatalogueView extends CatalogueFilter {
  page: number
}

/** Spellings of sorts that the documented addresses also use. */
const SORT_ALIASES = new Map<string, Sort>(
  Object.entries({ price_asc: 'price-low', price_desc: 'price-high' }),
)

/** Every name an address may ask for an order by. */
export const SORT_NAMES: readonly string[] = [...SORTS, ...SORT_ALIASES.keys()]

const pick = <T extends string>(values: string[], allowed: readonly T[]): T[] => {
  const asked = new Set(values.flatMap((value) => value.split(',')))
  return allowed.filter((value) => asked.has(value))
}

/** An amount in dollars as addresses write it, with cents or without. */
export const DOLLARS = /^(\d{1,7})(?:\.(\d{1,2}))?$/

const dollars = (text: string | null): number | null => {
  const match = DOLLARS.exec(text ?? '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** The order of a view that asks for none: what words found is relevant, everything else is featured. */
export const usualSort = (search: string): Sort => (search === '' ? 'featured' : 'relevance')

/** The orders a view can have. */
export const sortsOf = ({ search }: Pick<CatalogueView, 'search'>): Sort[] => {
  const other = search === '' ? 'relevance' : 'featured'
  return SORTS.filter((sort) => sort !== other)
}

const cleanSearch = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)

/**
 * Reads a catalogue view from a query string. Whatever cannot be understood falls back to its default,
 * so a broken link still shows products: `search, category, store, availability, minPrice, maxPrice, sort, page`.
 */
export function parseCatalogueQuery(query: URLSearchParams): CatalogueView {
  const sort = query.get('sort') ?? ''
  const page = Number(query.get('page') ?? '1')
  const most = dollars(query.get('maxPrice'))
  const least = dollars(query.get('minPrice')) || null
  // Bounds typed the wrong way round are meant the right way round.
  const isTurned = least !== null && most !== null && least > most
  const search = cleanSearch(query.get('search') ?? query.get('q') ?? '')
  const asked = SORT_ALIASES.get(sort) ?? sortsOf({ search }).find((known) => known === sort)
  return {
    search,
    categories: pick(query.getAll('category'), CATEGORIES),
    stores: pick(query.getAll('store'), STORES),
    availability: pick(query.getAll('availability'), AVAILABILITIES),
    minPriceCents: isTurned ? most : least,
    maxPriceCents: isTurned ? least : most,
    sort: asked ?? usualSort(search),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  }
}

const price = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** The query string of a catalogue view, without defaults: the inverse of `parseCatalogueQuery`. */
export function catalogueQuery(view: Partial<CatalogueView>): URLSearchParams {
  const query = new URLSearchParams()
  if (view.search) query.set('search', view.search)
  for (const value of view.categories ?? []) query.append('category', value)
  for (const value of view.stores ?? []) query.append('store', value)
  for (const value of view.availability ?? []) query.append('availability', value)
  if (view.minPriceCents) query.set('minPrice', price(view.minPriceCents))
  if (view.maxPriceCents) query.set('maxPrice', price(view.maxPriceCents))
  // Words that come or go change the usual order.
  const isUsual = view.sort === 'relevance' || view.sort === 'featured'
  if (view.sort && !isUsual) query.set('sort', view.sort)
  if (view.page && view.page > 1) query.set('page', String(view.page))
  return query
}

/** The category of which a view shows everything, page by page; null when it is narrowed by more, by less or otherwise. */
export function wholeCategory(view: CatalogueView): Category | null {
  const [category, ...others] = view.categories
  const rest = catalogueQuery({ ...view, categories: others, page: 1 })
  return category !== undefined && rest.size === 0 ? category : null
}
