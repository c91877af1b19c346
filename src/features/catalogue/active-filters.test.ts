// Taking a filter away must leave every other one, and begin at the first page again.
import { expect, test } from 'vitest'
import { catalogueQuery, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { activeFilters, withoutFilters } from './active-filters.ts'

const view = parseCatalogueQuery(
  new URLSearchParams(
    'search=taza&category=Toys&category=Electronics&store=ebay&availability=in_stock&minPrice=5&maxPrice=20.50&sort=rating&page=3',
  ),
)

test('each filter knows the view without itself', () => {
  const queries = activeFilters(view).map(({ key, without }) => [
    key,
    catalogueQuery(without).toString(),
  ])
  const rest = (left: string) => `${left}&sort=rating`.replace(/^&/, '')
  const both = 'category=Electronics&category=Toys'
  expect(queries).toEqual([
    ['search', rest(`${both}&store=ebay&availability=in_stock&minPrice=5&maxPrice=20.50`)],
    [
      'category Electronics',
      rest('search=taza&category=Toys&store=ebay&availability=in_stock&minPrice=5&maxPrice=20.50'),
    ],
    [
      'category Toys',
      rest(
        'search=taza&category=Electronics&store=ebay&availability=in_stock&minPrice=5&maxPrice=20.50',
      ),
    ],
    ['store ebay', rest(`search=taza&${both}&availability=in_stock&minPrice=5&maxPrice=20.50`)],
    ['availability in_stock', rest(`search=taza&${both}&store=ebay&minPrice=5&maxPrice=20.50`)],
    ['min', rest(`search=taza&${both}&store=ebay&availability=in_stock&maxPrice=20.50`)],
    ['max', rest(`search=taza&${both}&store=ebay&availability=in_stock&minPrice=5`)],
  ])
})

test('without any filter only the order is left', () => {
  expect(activeFilters(withoutFilters(view))).toEqual([])
  expect(catalogueQuery(withoutFilters(view)).toString()).toBe('sort=rating')
})
