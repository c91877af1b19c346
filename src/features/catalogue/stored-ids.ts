// Lists of product ids that one browser keeps for itself: favourites and recently viewed.

export type StoredList = 'puente_favorites' | 'puente_recent'

/** Longer lists lose their oldest entries; an account keeps as many favourites. */
const MOST: Record<StoredList, number> = { puente_favorites: 500, puente_recent: 100 }

interface Kept {
  /** The username of the account it belongs to; empty for whoever was not signed in. */
  of: string
  ids: number[]
}

const NOTHING: Kept = { of: '', ids: [] }

const idsOf = (value: unknown): number[] =>
  Array.isArray(value)
    ? value.filter((id): id is number => Number.isInteger(id) && (id as number) > 0)
    : []

/** The kept list, newest first; a broken or refused storage counts as an empty one. */
export function readKept(list: StoredList): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(list) ?? '[]')
    const { of, ids } = Array.isArray(kept) ? { of: '', ids: kept } : (kept as Partial<Kept>)
    return typeof of === 'string' ? { of, ids: idsOf(ids).slice(0, MOST[list]) } : NOTHING
  } catch {
    return NOTHING
  }
}

/** What of it this person may see: their own list, or one nobody was signed in for. */
export function readIds(list: StoredList, username = ''): number[] {
  const { of, ids } = readKept(list)
  return of === '' || of === username ? ids : []
}

export function writeIds(list: StoredList, ids: readonly number[], username = ''): void {
  const few = ids.slice(0, MOST[list])
  try {
    localStorage.setItem(list, JSON.stringify(username ? { of: username, ids: few } : few))
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
