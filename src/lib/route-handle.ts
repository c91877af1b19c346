// What a route says about itself outside of its lazily loaded module.
import type { Namespaces } from '#src/i18n/i18n-types.ts'

export interface RouteHandle {
  /** Source file, the key by which the server finds the route's styles in the build manifest. */
  src: string
  /** Source files of parts that are fetched later, whose styles the first view needs. */
  parts?: readonly string[]
  /**
   * The parameters of its address that the page reads. The server keeps pages of anonymous visitors by them, and tells a page
   * no others. Pages of one person need none: they are told everything.
   */
  reads?: readonly string[]
  /** No address for the sitemap: one that is everybody's and has no parameter in its path is listed otherwise. */
  unlisted?: true
  /** The page lives in the browser alone; the server draws what it stands in. */
  desk?: true
  /** Dictionaries the page needs beside the shared one. */
  texts: Namespaces[]
}

const handlesOf = (matches: readonly { route: { handle?: unknown } }[]): RouteHandle[] =>
  matches
    .map(({ route }) => route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined)

export interface RouteSources {
  /** Modules without which the browser cannot bring the page to life. */
  pages: string[]
  /** Modules that are fetched later, but rendered by the server at once. */
  parts: string[]
}

export const sourcesOfRoutes = (matches: Parameters<typeof handlesOf>[0]): RouteSources => {
  const handles = handlesOf(matches)
  return {
    pages: handles.map(({ src }) => src),
    parts: handles.flatMap(({ parts = [] }) => parts),
  }
}

/** The dictionaries of the matched routes; the search box of the header speaks the catalogue's words everywhere. */
export const textsOfRoutes = (matches: Parameters<typeof handlesOf>[0]): Namespaces[] => [
  ...new Set<Namespaces>(['catalogue', ...handlesOf(matches).flatMap((handle) => handle.texts)]),
]
