// The inventory as its address says it: a narrowed catalogue that begins with what can be had.
import { AVAILABILITIES, type Availability } from '#domain/vocabulary.ts'
import { catalogueQuery, type CatalogueView, parseCatalogueQuery } from './catalogue-view.ts'

/** What can be bought now, whatever is left of it. */
export const IN_STOCK = ['in_stock', 'low_stock'] as const satisfies readonly Availability[]

/** Products in one file; a spreadsheet opens as many, and more is what the API is for. */
export const STOCK_FILE_ROWS = 5000

/** Says «whatever the stock» in an address, where saying nothing means what can be had. */
export const ANY_STOCK = 'any'

const isDefault = (availability: readonly Availability[]) =>
  availability.length === IN_STOCK.length && IN_STOCK.every((each) => availability.includes(each))

/** Whatever cannot be understood falls back to its default. `availability=any` asks for every product. */
export function parseStockQuery(query: URLSearchParams): CatalogueView {
  const view = parseCatalogueQuery(query)
  const isAny = query.getAll('availability').includes(ANY_STOCK)
  if (view.availability.length > 0 || isAny) return view
  return { ...view, availability: [...IN_STOCK] }
}

/** The inverse of `parseStockQuery`; defaults are left out. */
export function stockQuery({ availability = [...IN_STOCK], ...view }: Partial<CatalogueView>) {
  const isAny = availability.length === 0 || availability.length === AVAILABILITIES.length
  const said = isAny || isDefault(availability) ? [] : availability
  const query = catalogueQuery({ ...view, availability: said })
  if (isAny) query.append('availability', ANY_STOCK)
  return query
}
