// Keeps desks true while somebody looks: what others changed is asked for again, domain by domain.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ADMIN_EVENTS, type AdminEvent, changedBy } from '#contract/admin-events.ts'
import { watchEvents } from '#src/lib/watch-events.ts'

/** Changes of one moment are asked for once. */
const GATHER_MS = 500
/** The pace where no events come. */
const ASK_MS = 30_000
/** What it tells is gathered from all domains. */
const OVERVIEW = 'admin'

export function useLiveData(): void {
  const client = useQueryClient()
  useEffect(() => {
    /** When each was heard first; all of them together are null. */
    const heard = new Map<string | null, number>()
    let gathering: NodeJS.Timeout | undefined

    // What was read since, after a write of one's own for example, is true already.
    const refresh = () => {
      for (const [domain, since] of heard)
        void client.invalidateQueries({
          ...(domain !== null && { queryKey: [[domain]] }),
          predicate: ({ state }) => state.dataUpdatedAt <= since,
        })
      heard.clear()
      gathering = undefined
    }
    const note = (domain: string | null) => {
      const now = Date.now()
      for (const each of domain === null ? [null] : [...changedBy(domain), OVERVIEW])
        if (!heard.has(each)) heard.set(each, now)
      gathering ??= setTimeout(refresh, GATHER_MS)
    }
    const all = () => note(null)
    const stop = watchEvents({
      ...ADMIN_EVENTS,
      hear: (data) => note((JSON.parse(data) as AdminEvent).domain),
      poll: () => {
        const timer = setInterval(all, ASK_MS)
        return () => clearInterval(timer)
      },
      resumed: all,
    })
    return () => {
      stop()
      clearTimeout(gathering)
    }
  }, [client])
}
