// Fetches the code and words of a page when a person is about to follow its link.
import { matchRoutes, type RouteObject } from 'react-router'
import type { LinkIntent } from '#src/ui/link-intent.ts'
import { resolveRoute } from './lazy-page.ts'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A page that fails to arrive here is asked for again when its link is followed. */
export function linkPreload(routes: RouteObject[]): LinkIntent {
  return (to) => {
    if (savesData()) return
    for (const { route } of matchRoutes(routes, to.replace(/[?#].*/, '')) ?? [])
      resolveRoute(route).catch(() => {})
  }
}
