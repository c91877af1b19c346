// Which parameters pages read: what a row of the table names is what its page looks for, and only pages of one person may
// be read by any.
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
import { LOCALES } from '#domain/vocabulary.ts'
import { isPrivate } from '#server/ssr/is-private.ts'
import type { PageRequest } from '#server/ssr/page-request.ts'
import { ratesViewOf } from '#src/features/currency/rates-view.ts'
import { queryOfRoutes, type RouteHandle } from '#src/lib/route-handle.ts'
import { allSections } from '#src/routes/all-sections.ts'
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

interface Row {
  path: string
  query: RouteHandle['query'] | undefined
}
const rowsOf = (routes: RouteObject[], before = '', given?: RouteHandle['query']): Row[] =>
  routes.flatMap(({ path, index, children, handle }) => {
    const own = (handle as RouteHandle | undefined)?.query
    const query = given === 'any' ? given : (own ?? given)
    const here = path === undefined ? before : `${before}/${path}`
    // What draws nothing leads on, with everything it was asked for.
    const draws = (handle as RouteHandle | undefined)?.src !== undefined || path?.endsWith('*')
    const row =
      draws && (index || (path !== undefined && !children)) ? [{ path: here || '/', query }] : []
    return [...row, ...rowsOf(children ?? [], here, query)]
  })
const ROWS = rowsOf(tableOf(allSections))

test('a page that may be read by any parameter is one person’s', () => {
  const open = ROWS.filter(({ query }) => query === 'any').map(({ path }) => path)
  expect(open.length).toBeGreaterThan(20)
  for (const path of open.filter((each) => !each.endsWith('*')))
    for (const locale of LOCALES) {
      const url = new URL(localised(locale, path), 'https://shop.example')
      expect([path, isPrivate({ url } as PageRequest)]).toEqual([path, true])
    }
})

describe('what is left of a query', () => {
  const search = (query: RouteHandle['query'], asked: string) =>
    queryOfRoutes([{}, { handle: { src: '', texts: [], ...(query && { query }) } }], asked)

  test('nothing, unless the page says so', () => {
    expect(search(undefined, '?utm_source=mail&r=1')).toBe('')
    expect(search(['page'], '?r=1')).toBe('')
  })
  test('is in order, and equal names keep theirs', () => {
    expect(search(['b', 'a'], '?b=2&r=1&a=1&b=1')).toBe('?a=1&b=2&b=1')
  })
  test('everything for a person’s own page', () => {
    expect(search('any', '?r=1&b')).toBe('?r=1&b')
  })
})
