// Whether this browser's owner likes a product; every heart of the same product changes at once.
import { useSyncExternalStore } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { readIds, writeIds } from './stored-ids.ts'

export const LIST = 'puente_favorites'
const hearts = new Set<() => void>()
let known: ReadonlySet<number> | null = null

const favourites = (): ReadonlySet<number> => (known ??= new Set(readIds(LIST)))
/** To be called when the list has changed, so that every heart shows it. */
export const changed = () => {
  known = null
  for (const notify of hearts) notify()
}

function subscribe(notify: () => void): () => void {
  // The first heart listens for the browser's other tabs, the last one stops.
  if (hearts.size === 0) addEventListener('storage', changed)
  hearts.add(notify)
  return () => {
    hearts.delete(notify)
    if (hearts.size === 0) removeEventListener('storage', changed)
  }
}

/** `[liked, toggle]`; never liked on the server, so that the first render is the same everywhere. */
export function useFavourite(id: number): [boolean, () => void] {
  const { user } = useFacts()
  const liked = useSyncExternalStore(
    subscribe,
    () => favourites().has(id),
    () => false,
  )
  const toggle = () => {
    const others = readIds(LIST).filter((other) => other !== id)
    writeIds(LIST, liked ? others : [id, ...others])
    changed()
    // The account keeps it too; a browser that cannot reach it brings it along at the next sign-in.
    if (user)
      import('./sync-favourites.ts').then(({ sendFavourites }) => sendFavourites()).catch(() => {})
  }
  return [liked, toggle]
}
