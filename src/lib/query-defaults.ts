// Reads of public pages are never stale, nothing refetches or polls by itself, nothing is retried (specification §9).
// Without a network a call fails at once: one that waits for it would be sent when nobody expects it any more.
import type { DefaultOptions, QueryClient } from '@tanstack/react-query'

export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: Infinity,
    gcTime: 10 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
    networkMode: 'always',
  },
  mutations: { retry: false, networkMode: 'always' },
}

/** The exceptions among the reads, in milliseconds. */
export function setFreshness(client: QueryClient): void {
  client.setQueryDefaults([['auth', 'user']], { staleTime: 5 * 60_000, gcTime: 10 * 60_000 })
  // The sync goes on by itself: who comes back to its desk sees it as it is.
  client.setQueryDefaults([['sync']], { staleTime: 0 })
  client.setQueryDefaults([['auth', 'adminCheck']], { staleTime: 30_000, retry: false })
}
