// Optimistic updates: a list shows what becomes of an act before the server has answered.
import type { DataTag, QueryKey } from '@tanstack/react-query'
import { queryClient } from '#src/lib/trpc-client.ts'

/** Changes what was read under `key`; returns what takes that back. The truth is read anew after every act. */
export function showAhead<Shown>(
  key: DataTag<QueryKey, Shown, unknown>,
  change: (shown: Shown) => Shown,
): () => void {
  const before = queryClient.getQueryData<Shown>(key)
  if (before === undefined) return () => undefined
  // An answer that is still on its way is older than the act.
  void queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData<Shown>(key, change(before))
  return () => void queryClient.setQueryData<Shown>(key, before)
}
