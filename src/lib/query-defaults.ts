// Reads are never stale, nothing refetches or polls by itself, nothing is retried (specification §9).
import type { DefaultOptions } from '@tanstack/react-query'

export const queryDefaults: DefaultOptions = {
  queries: {
    staleTime: Infinity,
    gcTime: 10 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
  },
  mutations: { retry: false },
}
