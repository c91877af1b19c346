// Tells waiting that lasts from waiting that nobody would notice.
import { useEffect, useState } from 'react'

/** True once `waiting` has been true for 200 milliseconds. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), 200)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow && waiting
}
