// Keeps the desk true while somebody looks: progress as it comes, the whole page anew when a state changes.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveSync } from '#src/features/sync/watch-sync.ts'
import type { SyncAnswer } from './sync-answer.ts'

/** What must have changed for the page to be asked anew; progress alone is in the events. */
const stateOf = ({ stats, jobs }: LiveSync): string =>
  JSON.stringify([stats, jobs.map(({ id, status }) => [id, status])])

/** What no event tells is looked at so often. */
const LOOK_MS = 5000

interface Desk {
  /** Something goes on of which no event tells. */
  isUnsettled?: boolean
  /** What became of the last form. Asked anew, the page would forget it, and fold up over what is being put right. */
  answer: SyncAnswer | undefined
}

export function useLiveDesk({ isUnsettled = false, answer }: Desk): LiveSync | null {
  const [live, setLive] = useState<LiveSync | null>(null)
  const { revalidate } = useRevalidator()
  const known = useRef('')
  const isRefused = answer?.code !== undefined && answer.typed !== undefined
  const waits = useRef(isRefused)
  useEffect(() => {
    waits.current = isRefused
  }, [isRefused])
  useEffect(() => {
    let stop = (): void => undefined
    let isGone = false
    const hear = (news: LiveSync) => {
      setLive(news)
      const state = stateOf(news)
      const isNew = known.current !== '' && known.current !== state
      if (isNew && waits.current) return
      if (isNew) void revalidate()
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
  }, [revalidate])
  useEffect(() => {
    if (!isUnsettled || isRefused) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isUnsettled, isRefused, revalidate])
  return live
}
