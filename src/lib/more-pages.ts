// Keeps the pages few visits see out of the first script: knows which address needs them, and brings them then.
import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteMatch,
  type RouteObject,
} from 'react-router'

/** Pages by the frame they stand in: with header and footer, without them, or with one of their own. */
export type MorePages = Record<'shop' | 'bare' | 'frame', RouteObject[]>

export interface Found {
  /** The table the address stands in. */
  routes: RouteObject[]
  /** Empty for an address outside of the shop. */
  matches: RouteMatch[]
}

/** `tableOf` gives the first pages, and all of them when it gets the others; `load` fetches those. */
export function morePages(
  tableOf: (more?: MorePages) => RouteObject[],
  load: () => Promise<MorePages>,
) {
  const first = tableOf()
  const amongFirst = (path: string, basename?: string): RouteMatch[] | null => {
    const matches = matchRoutes(first, path, basename)
    return matches?.at(-1)?.route.path === '*' ? null : matches
  }
  return {
    /** Paths are without language prefix, or with the one that is given. */
    find: async (path: string, basename?: string): Promise<Found> => {
      const matches = amongFirst(path, basename)
      if (matches) return { routes: first, matches }
      const routes = tableOf(await load())
      return { routes, matches: matchRoutes(routes, path, basename) ?? [] }
    },
    /** Adds the others to a router that goes to one of them. It may be called again: what is there stays. */
    patchFor:
      (basename: string): PatchRoutesOnNavigationFunction =>
      async ({ path, patch }) => {
        if (amongFirst(path, basename)) return
        for (const [frame, pages] of Object.entries(await load())) patch(frame, pages)
      },
  }
}
