// The favourites this browser keeps, read once and told to every heart when they change.
import { readIds, writeIds } from './stored-ids.ts'

export const LIST = 'puente_favorites'
const hearts = new Set<() => void>()
/** By username: two people at one browser do not see each other's. */
let known: { of: string; ids: ReadonlySet<number> } | null = null

export const favourites = (username: string): ReadonlySet<number> => {
  if (known?.of !== username) known = { of: username, ids: new Set(readIds(LIST, username)) }
  return known.ids
}

/** To be called when the list has changed. */
export const changed = (): void => {
  known = null
  for (const notify of hearts) notify()
}

export const keepFavourites = (username: string, ids: readonly number[]): void => {
  writeIds(LIST, ids, username)
  changed()
}

export function subscribe(notify: () => void): () => void {
  // The first heart listens for the browser's other tabs, the last one stops.
  if (hearts.size === 0) addEventListener('storage', changed)
  hearts.add(notify)
  return () => {
    hearts.delete(notify)
    if (hearts.size === 0) removeEventListener('storage', changed)
  }
}
