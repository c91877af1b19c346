// Keeps the pages few visits see out of the first script: knows which section an address stands in, and brings it then.
import {
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteMatch,
  type RouteObject,
} from 'react-router'
import { splitLocale } from '#contract/paths.ts'

/** What pages stand in: a frame with header and footer, one without them, or one of their own. */
export type FrameName = 'shop' | 'bare' | 'frame'

/** Pages that are fetched together, by their frame. */
export type Section = Partial<Record<FrameName, RouteObject[]>>
export type Sections<Name extends string> = Partial<Record<Name, Section>>

/** Where the pages of a section stand in the table, also while they are not here: so all ids stay the same. */
export const slotOf = (frame: FrameName, section: string): string => `${frame}-${section}`

export interface Found {
  /** The table the address stands in. */
  routes: RouteObject[]
  /** Empty for an address outside of the shop. */
  matches: RouteMatch[]
}

interface MorePages<Name extends string> {
  /** The first pages, and those of the sections it gets. */
  tableOf: (sections?: Sections<Name>) => RouteObject[]
  /** Which section has the addresses that begin so, without slashes. */
  sectionOf: (segment: string) => Name
  load: (section: Name) => Promise<Section>
}

export function morePages<Name extends string>({ tableOf, sectionOf, load }: MorePages<Name>) {
  const first = tableOf()
  const amongFirst = (path: string, basename?: string): RouteMatch[] | null => {
    const matches = matchRoutes(first, path, basename)
    return matches?.at(-1)?.route.path === '*' ? null : matches
  }
  const deskAt = (path: string) => sectionOf(splitLocale(path).path.split('/', 2)[1] ?? '')
  return {
    /** Paths are without language prefix, or with the one that is given. */
    find: async (path: string, basename?: string): Promise<Found> => {
      const matches = amongFirst(path, basename)
      if (matches) return { routes: first, matches }
      const name = deskAt(path)
      const routes = tableOf({ [name]: await load(name) } as Sections<Name>)
      return { routes, matches: matchRoutes(routes, path, basename) ?? [] }
    },
    /** Adds a section to a router that goes to one of its pages. It may be called again: what is there stays. */
    patchFor:
      (basename: string): PatchRoutesOnNavigationFunction =>
      async ({ path, patch }) => {
        if (amongFirst(path, basename)) return
        const name = deskAt(path)
        for (const [frame, pages] of Object.entries(await load(name)))
          patch(slotOf(frame as FrameName, name), pages)
      },
  }
}
