// Which parameters pages read: what the server knows of a page is what the page looks for.
import { isPersonalPage } from '#contract/personal-pages.ts'
import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { parseCustomsQuery } from '#contract/customs-view.ts'
import { CATALOGUE_QUERY, SERVICES_QUERY } from '#contract/page-queries.ts'
import { CUSTOMS_QUERY, RATES_QUERY, SHIPMENT_QUERY } from '#contract/tool-queries.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { parseServicesQuery } from '#contract/services-view.ts'
import { parseStockQuery } from '#contract/stock-view.ts'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import { allSections } from '#src/routes/all-sections.ts'
import { listedPages, pagesOf, queryOfRoutes } from '#src/routes/page-facts.ts'
import { tableOf } from '#src/routes.tsx'

/** Notes which names are looked for; without any value, so that what stands in for a missing one is looked for, too. */
class Noting extends URLSearchParams {
  names = new Set<string>()
  override get(name: string): null {
    this.names.add(name)
    return null
  }
  override getAll(name: string): string[] {
    this.names.add(name)
    return []
  }
  override has(name: string): boolean {
    this.names.add(name)
    return false
  }
}

test.each([
  ['catalogue', CATALOGUE_QUERY, parseCatalogueQuery],
  ['inventory', CATALOGUE_QUERY, parseStockQuery],
  ['services', SERVICES_QUERY, parseServicesQuery],
  ['shipment', SHIPMENT_QUERY, (query: URLSearchParams) => parseShipment(query, 'es')],
  ['customs', CUSTOMS_QUERY, (query: URLSearchParams) => parseCustomsQuery(query, 'es')],
  ['rates', RATES_QUERY, ratesViewOf],
] as const)('%s: the names are those that are looked for', (_name, names, parse) => {
  const query = new Noting()
  parse(query)
  expect([...query.names].toSorted()).toEqual([...names].toSorted())
})

const TABLE = tableOf(allSections)
const PAGES = pagesOf(TABLE)

test('pages that are kept for all say what they read, and those of one person need not', () => {
  expect(PAGES.length).toBeGreaterThan(40)
  const own = PAGES.filter(({ pattern }) => isPersonalPage(pattern.replace(':token', 'any')))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(({ handle }) => handle.reads)).toEqual([])
})

test('search engines are told of what is everybody’s and has nothing to fill in', () => {
  const listed = listedPages(TABLE)
  for (const path of ['/', '/products', '/contact', '/legal']) expect(listed).toContain(path)
  for (const path of [
    '/home',
    '/cart',
    '/quote/:token',
    '/destination',
    '/offline',
    '/admin/gallery',
  ])
    expect(listed).not.toContain(path)
})

describe('what is left of a query', () => {
  const search = (pattern: string | undefined, asked: string) =>
    queryOfRoutes([{}, { handle: PAGES.find((page) => page.pattern === pattern)?.handle }], asked)

  test('nothing, unless the page reads it', () => {
    expect(search('/legal', '?utm_source=mail&r=1')).toBe('')
    expect(search('/gallery', '?r=1')).toBe('')
    expect(queryOfRoutes([], '?r=1')).toBe('')
  })
  test('is in order, and equal names keep theirs', () => {
    expect(search('/blog', '?tag=2&r=1&page=1&tag=1')).toBe('?page=1&tag=2&tag=1')
  })
  test('everything where an address only leads on', () => {
    expect(search(undefined, '?r=1&b')).toBe('?r=1&b')
  })
})
