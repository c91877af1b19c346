// The favourites this browser keeps, read once and told to every heart when they change.
import { readIds } from './stored-ids.ts'

export const LIST = 'puente_favorites'
const hearts = new Set<() => void>()
let known: ReadonlySet<number> | null = null

export const favourites = (): ReadonlySet<number> => (known ??= new Set(readIds(LIST)))

/** To be called when the list has changed. */
export const changed = (): void => {
  known = null
  for (const notify of hearts) notify()
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
