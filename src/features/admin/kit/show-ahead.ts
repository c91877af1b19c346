// Optimistic updates: a list shows what becomes of acts before the server has answered.
import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '#src/lib/trpc-client.ts'

type Change = (shown: unknown) => unknown

interface Ahead {
  /** As the server said it. */
  told: unknown
  /** What it was made of them, as long as nothing else has come. */
  shown: unknown
  changes: readonly Change[]
}

/** By what was read: acts that are on their way at once. */
const underway = new Map<string, Ahead>()

/**
 * Changes what was read under `key`; returns what takes that back and leaves the changes of other acts. The truth is read
 * anew after every act.
 */
export function showAhead<Shown>(
  key: DataTag<QueryKey, Shown, unknown>,
  change: (shown: Shown) => Shown,
): () => void {
  const now = queryClient.getQueryData<Shown>(key)
  if (now === undefined) return () => undefined
  const hash = hashKey(key)
  const before = underway.get(hash)
  // What came from the server since then has the answered acts in it.
  const isStill = before?.shown === now
  const mine = change as Change
  const show = (told: unknown, changes: readonly Change[]) => {
    const shown = changes.reduce((data, each) => each(data), told)
    queryClient.setQueryData(key, shown as Shown)
    const kept = queryClient.getQueryData<Shown>(key)
    if (changes.length > 0) underway.set(hash, { told, shown: kept, changes })
    else underway.delete(hash)
  }
  // An answer that is still on its way is older than the act.
  void queryClient.cancelQueries({ queryKey: key })
  show(isStill ? before.told : now, [...(isStill ? before.changes : []), mine])
  return () => {
    const ahead = underway.get(hash)
    // Another answer stands there already, without the act that failed.
    if (!ahead || ahead.shown !== queryClient.getQueryData<Shown>(key)) return
    show(
      ahead.told,
      ahead.changes.filter((each) => each !== mine),
    )
  }
}
