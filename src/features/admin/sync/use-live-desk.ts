// Keeps the desk true while somebody looks: progress as it comes, all reads of the sync anew when a state changes.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LiveSync } from '#src/features/sync/watch-sync.ts'

/** What must have changed for the page to be asked again; progress alone is in the events. */
const stateOf = ({ stats, jobs }: LiveSync): string =>
  JSON.stringify([stats, jobs.map(({ id, status }) => [id, status])])

export function useLiveDesk(): LiveSync | null {
  const [live, setLive] = useState<LiveSync | null>(null)
  const queries = useQueryClient()
  const known = useRef('')
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const hear = (news: LiveSync) => {
      setLive(news)
      const state = stateOf(news)
      if (known.current !== '' && known.current !== state)
        void queries.invalidateQueries({ queryKey: [['sync']] })
      known.current = state
    }
    import('#src/features/sync/watch-sync.ts')
      .then(({ watchSync }) => {
        if (!isGone) stop = watchSync(hear)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [queries])
  return live
}
