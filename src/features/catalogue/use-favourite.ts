// Whether this browser's owner likes a product; every heart of the same product changes at once.
import { useEffect, useSyncExternalStore } from 'react'
import { useFacts } from '#src/lib/facts.ts'
import { askAccount } from './ask-account.ts'
import { favourites, keepFavourites, LIST, subscribe } from './favourites-store.ts'
import { readIds } from './stored-ids.ts'

/** `[liked, toggle]`; never liked on the server, so that the first render is the same everywhere. */
export function useFavourite(id: number): [boolean, () => void] {
  const username = useFacts().user?.username ?? ''
  const liked = useSyncExternalStore(
    subscribe,
    () => favourites(username).has(id),
    () => false,
  )
  useEffect(() => askAccount(username), [username])
  const toggle = () => {
    const others = readIds(LIST, username).filter((other) => other !== id)
    keepFavourites(username, liked ? others : [id, ...others])
    // The account keeps it too, and answers with what it then has: other devices add to it as well.
    if (username)
      import('./sync-favourites.ts')
        .then(({ sendFavourite }) => sendFavourite(username, id, !liked))
        .catch(() => {})
  }
  return [liked, toggle]
}
