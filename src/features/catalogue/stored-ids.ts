// Lists of product ids that one browser keeps for itself: favourites and recently viewed.

/** Longer lists lose their oldest entries. */
const MOST = 100

export type StoredList = 'puente_favorites' | 'puente_recent'

/** The kept ids, newest first; a broken or refused storage counts as an empty list. */
export function readIds(list: StoredList): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(list) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, MOST)
  } catch {
    return []
  }
}

export function writeIds(list: StoredList, ids: readonly number[]): void {
  try {
    localStorage.setItem(list, JSON.stringify(ids.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still shows the shop.
  }
}
