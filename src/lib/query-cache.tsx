// Gives pages that stay mounted the cache of what was asked, for the hooks of TanStack Query.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryDefaults } from './query-defaults.ts'
import { queryClient } from './trpc-client.ts'

/** A browser has one cache; on the server each render has an empty one, or people would see each other's orders. */
const openCache = () =>
  import.meta.env.SSR ? new QueryClient({ defaultOptions: queryDefaults }) : queryClient

export function QueryCache({ children }: { children: ReactNode }) {
  const [client] = useState(openCache)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
