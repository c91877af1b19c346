// Keeps what a page says about the sync true: from the first touch on, while it can be seen.
import { type RefObject, useEffect, useState } from 'react'
import type { SyncJob } from '#contract/sync.ts'
import type { LiveSync } from './watch-sync.ts'

/** The documented pause between two readings: a page that nobody touches asks for nothing before. */
const UNTOUCHED_MS = 30_000
const TOUCHES = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

/** Null until something newer than the page is known. Another `started` asks at once. */
export function useLiveSync(
  place: RefObject<HTMLElement | null>,
  started: readonly SyncJob[],
): LiveSync | null {
  const [live, setLive] = useState<LiveSync | null>(null)
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const touches = new AbortController()
    const start = () => {
      touches.abort()
      clearTimeout(timer)
      import('./watch-sync.ts')
        .then(({ watchSync }) => {
          if (!isGone && place.current) stop = watchSync(setLive)
        })
        .catch(() => undefined)
    }
    const timer = setTimeout(start, started.length > 0 ? 0 : UNTOUCHED_MS)
    for (const touch of TOUCHES)
      addEventListener(touch, start, { passive: true, signal: touches.signal })
    return () => {
      isGone = true
      touches.abort()
      clearTimeout(timer)
      stop()
    }
  }, [place, started])
  return live
}
