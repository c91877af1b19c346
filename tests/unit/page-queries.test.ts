// Which parameters pages read: what the server knows of a page is what the page looks for.
import { isPersonalPage } from '#contract/personal-pages.ts'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { parseCustomsQuery } from '#contract/customs-view.ts'
import { CATALOGUE_QUERY, SERVICES_QUERY } from '#contract/page-queries.ts'
import {
  CUSTOMS_QUERY,
  PLANNER_QUERY,
  RATES_QUERY,
  SHIPMENT_QUERY,
} from '#contract/tool-queries.ts'
import { parsePlanner } from '#contract/parse-planner.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { localised } from '#contract/paths.ts'
import { parseServicesQuery } from '#contract/services-view.ts'
import { parseStockQuery } from '#contract/stock-view.ts'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'
import { allSections } from '#src/routes/all-sections.ts'
import { queryOfRoutes, READ_QUERIES } from '#src/routes/read-queries.ts'
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
  ['planner', PLANNER_QUERY, (query: URLSearchParams) => parsePlanner(query, 'es')],
  ['customs', CUSTOMS_QUERY, (query: URLSearchParams) => parseCustomsQuery(query, 'es')],
  ['rates', RATES_QUERY, ratesViewOf],
] as const)('%s: the names are those that are looked for', (_name, names, parse) => {
  const query = new Noting()
  parse(query)
  expect([...query.names].toSorted()).toEqual([...names].toSorted())
})

const pagesOf = (routes: RouteObject[], before = ''): { path: string; src: string }[] =>
  routes.flatMap(({ path, children, handle }) => {
    const here = path === undefined ? before : `${before}/${path}`
    const { src } = (handle ?? {}) as Partial<RouteHandle>
    return [
      ...(src && !children ? [{ path: here || '/', src }] : []),
      ...pagesOf(children ?? [], here),
    ]
  })
const PAGES = pagesOf(tableOf(allSections))

test('every source that is named is a page, and one of everybody’s', () => {
  expect(PAGES.length).toBeGreaterThan(40)
  for (const src of Object.keys(READ_QUERIES)) {
    const page = PAGES.find((each) => each.src === src)
    const url = new URL(localised('es', page?.path ?? src), 'https://shop.example')
    expect([src, page?.src, isPersonalPage(url.pathname)]).toEqual([src, src, false])
  }
})

describe('what is left of a query', () => {
  const search = (src: string | undefined, asked: string) =>
    queryOfRoutes([{}, { ...(src !== undefined && { handle: { src, texts: [] } }) }], asked)

  test('nothing, unless the page reads it', () => {
    expect(search('src/pages/content/legal.page.tsx', '?utm_source=mail&r=1')).toBe('')
    expect(search('src/pages/content/gallery.page.tsx', '?r=1')).toBe('')
    expect(queryOfRoutes([], '?r=1')).toBe('')
  })
  test('is in order, and equal names keep theirs', () => {
    expect(search('src/pages/blog/blog.page.tsx', '?tag=2&r=1&page=1&tag=1')).toBe(
      '?page=1&tag=2&tag=1',
    )
  })
  test('everything where an address only leads on', () => {
    expect(search(undefined, '?r=1&b')).toBe('?r=1&b')
  })
})
