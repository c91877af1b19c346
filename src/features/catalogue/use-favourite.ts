// Whether this browser's owner likes a product; every heart of the same product changes at once.
import { useSyncExternalStore } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { changed, favourites, LIST, subscribe } from './favourites-store.ts'
import { readIds, writeIds } from './stored-ids.ts'

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
