// What the server alone asks the table of pages: what a page reads of its query, and which addresses search engines are told.
import type { RouteObject } from 'react-router'
import { isPersonalPage } from '#contract/personal-pages.ts'
import type { RouteHandle } from '#src/lib/route-handle.ts'

interface PageRoute {
  /** From the root, as the table writes it: `/quote/:token`. */
  pattern: string
  handle: RouteHandle
}

/** Every page with its pattern, frames left out. */
export const pagesOf = (routes: readonly RouteObject[], above = ''): PageRoute[] =>
  routes.flatMap(({ path, children, handle }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    if (children) return pagesOf(children, pattern)
    return handle ? [{ pattern: pattern || '/', handle: handle as RouteHandle }] : []
  })

/** Addresses for the sitemap: everybody's, with nothing left to fill in. */
export const listedPages = (routes: readonly RouteObject[]): string[] =>
  pagesOf(routes).flatMap(({ pattern, handle }) =>
    handle.unlisted || /[:*]/.test(pattern) || isPersonalPage(pattern) ? [] : [pattern],
  )

/**
 * What of a query these routes read, in the order of its names, so that equal questions are spelled alike. An address
 * without a page leads on, with everything it was asked for.
 */
export function queryOfRoutes(routes: readonly { handle?: unknown }[], search: string): string {
  const page = routes.at(-1)?.handle as RouteHandle | undefined
  if (page === undefined && routes.length > 0) return search
  const reads = page?.reads ?? []
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) if (!reads.includes(name)) query.delete(name)
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
