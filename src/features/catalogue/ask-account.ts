// Fetches the favourites of whoever is signed in when this browser does not hold them yet.
import { LIST } from './favourites-store.ts'
import { readKept } from './stored-ids.ts'

let asked = ''

/** Once for each person: what the account keeps replaces the list of another one or joins that of nobody. */
export function askAccount(username: string): void {
  if (username === '' || asked === username) return
  asked = username
  const kept = readKept(LIST)
  if (kept.of === username) return
  import('./sync-favourites.ts')
    .then(({ joinFavourites }) => joinFavourites(username, kept))
    .catch(() => {})
}
