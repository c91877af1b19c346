// Lists of product ids that one browser keeps for itself: favourites and recently viewed.

export type StoredList = 'puente_favorites' | 'puente_recent'

/** Longer lists lose their oldest entries; an account keeps as many favourites. */
const MOST: Record<StoredList, number> = { puente_favorites: 500, puente_recent: 100 }

/** The kept ids, newest first; a broken or refused storage counts as an empty list. */
export function readIds(list: StoredList): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(list) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, MOST[list])
  } catch {
    return []
  }
}

export function writeIds(list: StoredList, ids: readonly number[]): void {
  try {
    localStorage.setItem(list, JSON.stringify(ids.slice(0, MOST[list])))
  } catch {
    // A browser that keeps nothing still shows the shop.
  }
}

/** For the next person at this browser. */
export function forgetIds(): void {
  for (const list of Object.keys(MOST)) {
    try {
      localStorage.removeItem(list)
    } catch {
      // What cannot be removed could not be kept either.
    }
  }
}
