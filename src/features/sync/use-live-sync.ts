// Keeps what a page says about the sync true while it can be seen. Its code comes with the first touch: nobody asks before.
import { type RefObject, useEffect, useState } from 'react'
import type { SyncJob } from '#contract/sync.ts'
import type { LiveSync } from './watch-sync.ts'

/** Null until something newer than the page is known. Another `started` asks at once. */
export function useLiveSync(
  place: RefObject<HTMLElement | null>,
  started: readonly SyncJob[],
): LiveSync | null {
  const [live, setLive] = useState<LiveSync | null>(null)
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    import('./watch-sync.ts')
      .then(({ watchSync }) => {
        if (!isGone && place.current) stop = watchSync(setLive, started)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [place, started])
  return live
}
