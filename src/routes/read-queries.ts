// Which parameters of its address each page reads. The server alone asks: pages for anonymous visitors are kept by these, and know
// no others; the browser's table of pages does without.
import { CATALOGUE_QUERY, SERVICES_QUERY } from '#contract/page-queries.ts'
import {
  CUSTOMS_QUERY,
  PLANNER_QUERY,
  RATES_QUERY,
  SHIPMENT_QUERY,
} from '#contract/tool-queries.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'

/** By the source file of the page; one that is not here reads none. Pages of one person are never asked about. */
export const READ_QUERIES: Readonly<Record<string, readonly string[]>> = {
  'src/pages/shop/home.page.tsx': SERVICES_QUERY,
  'src/pages/shop/products.page.tsx': CATALOGUE_QUERY,
  'src/pages/shop/inventory.page.tsx': CATALOGUE_QUERY,
  'src/pages/shop/currency.page.tsx': RATES_QUERY,
  'src/pages/quote/quote.page.tsx': [...SHIPMENT_QUERY, 'find'],
  'src/pages/tools/calculator.page.tsx': SHIPMENT_QUERY,
  'src/pages/tools/customs-calculator.page.tsx': CUSTOMS_QUERY,
  'src/pages/tools/consolidation.page.tsx': PLANNER_QUERY,
  'src/pages/services/services.page.tsx': SERVICES_QUERY,
  'src/pages/services/service.page.tsx': SHIPMENT_QUERY,
  'src/pages/landing/abroad.page.tsx': ['store', 'term', 'from'],
  'src/pages/landing/amazon.page.tsx': ['term'],
  'src/pages/blog/blog.page.tsx': ['tag', 'page'],
  'src/pages/content/help.page.tsx': ['q'],
  'src/pages/content/gallery.page.tsx': ['page'],
  'src/pages/contact/contact.page.tsx': ['number', 'sent'],
}

/**
 * What of a query these routes read, in the order of its names, so that equal questions are spelled alike. An address
 * without a page leads on, with everything it was asked for.
 */
export function queryOfRoutes(routes: readonly { handle?: unknown }[], search: string): string {
  const page = (routes.at(-1)?.handle as RouteHandle | undefined)?.src
  if (page === undefined && routes.length > 0) return search
  const reads = READ_QUERIES[page ?? ''] ?? []
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) if (!reads.includes(name)) query.delete(name)
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
