// Fetches the code and words of a page when a person is about to follow its link.
import type { LinkIntent } from '#src/ui/link-intent.ts'
import { resolveRoute } from './lazy-page.ts'
import type { Found } from './more-pages.ts'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A page that fails to arrive here is asked for again when its link is followed. */
export function linkPreload(find: (path: string) => Promise<Found>): LinkIntent {
  return (to) => {
    if (savesData()) return
    find(to.replace(/[?#].*/, ''))
      .then(({ matches }) => Promise.all(matches.map(({ route }) => resolveRoute(route))))
      .catch(() => {})
  }
}
