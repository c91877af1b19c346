// How much waits for somebody at each desk, asked for again when somebody goes on to another page.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Waiting } from '#contract/waiting.ts'
import { queryClient, trpc } from '#src/lib/trpc-client.ts'

const FRESH_MS = 30_000

/** Empty until it is known. */
export function useWaiting(): Partial<Waiting> {
  const { pathname } = useLocation()
  const { data } = useQuery(trpc.admin.adminWaiting.queryOptions())
  useEffect(() => {
    const options = trpc.admin.adminWaiting.queryOptions(undefined, { staleTime: FRESH_MS })
    if (pathname.startsWith(paths.admin)) void queryClient.prefetchQuery(options)
  }, [pathname])
  return data ?? {}
}
