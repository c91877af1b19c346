// Keeps the desk true while somebody looks: progress as it comes, the whole page anew when a state changes.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveSync } from '../watch-sync.ts'

/** What must have changed for the page to be asked anew; progress alone is in the events. */
const stateOf = ({ stats, jobs }: LiveSync): string =>
  JSON.stringify([stats, jobs.map(({ id, status }) => [id, status])])

/** What no event tells is looked at so often. */
const LOOK_MS = 5000

/** `unsettled`: something goes on of which no event tells. */
export function useLiveDesk(unsettled = false): LiveSync | null {
  const [live, setLive] = useState<LiveSync | null>(null)
  const { revalidate } = useRevalidator()
  const known = useRef('')
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const hear = (news: LiveSync) => {
      setLive(news)
      const state = stateOf(news)
      if (known.current !== '' && known.current !== state) void revalidate()
      known.current = state
    }
    import('../watch-sync.ts')
      .then(({ watchSync }) => {
        if (!isGone) stop = watchSync(hear)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [revalidate])
  useEffect(() => {
    if (!unsettled) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [unsettled, revalidate])
  return live
}
