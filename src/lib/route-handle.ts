// What a route says about itself outside of its lazily loaded module.
import type { Namespaces } from '#src/i18n/i18n-types.ts'

export interface RouteHandle {
  /** Source file, the key by which the server finds the route's styles in the build manifest. */
  src: string
  /** Source files of parts that are fetched later, whose styles the first view needs. */
  parts?: readonly string[]
  /** Dictionaries the page needs beside the shared one. */
  texts: Namespaces[]
}

const handlesOf = (matches: readonly { route: { handle?: unknown } }[]): RouteHandle[] =>
  matches
    .map(({ route }) => route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined)

/** The source files whose styles the matched routes need. */
export const sourcesOfRoutes = (matches: Parameters<typeof handlesOf>[0]): string[] =>
  handlesOf(matches).flatMap(({ src, parts = [] }) => [src, ...parts])

/** The dictionaries of the matched routes; the search box of the header speaks the catalogue's words everywhere. */
export const textsOfRoutes = (matches: Parameters<typeof handlesOf>[0]): Namespaces[] => [
  ...new Set<Namespaces>(['catalogue', ...handlesOf(matches).flatMap((handle) => handle.texts)]),
]
