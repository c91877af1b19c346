// What a route says about itself outside of its lazily loaded module.
import type { Namespaces } from '#src/i18n/i18n-types.ts'

export interface RouteHandle {
  /** Source file, the key by which the server finds the route's styles in the build manifest. */
  src: string
  /** Dictionaries the page needs beside the shared one. */
  texts: Namespaces[]
}

export const handlesOf = (matches: readonly { route: { handle?: unknown } }[]): RouteHandle[] =>
  matches
    .map(({ route }) => route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined)

/** The dictionaries of the matched routes; the search box of the header speaks the catalogue's words everywhere. */
export const textsOfRoutes = (matches: Parameters<typeof handlesOf>[0]): Namespaces[] => [
  ...new Set<Namespaces>(['catalogue', ...handlesOf(matches).flatMap((handle) => handle.texts)]),
]
