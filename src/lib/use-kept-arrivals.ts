// Pages reached by links of the shop can be read without a connection too, as those that were loaded.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepArrival } from './keep-offline.ts'

/** Who only passes through has not seen a page; and whoever arrives waits for other things first. */
const SEEN_AFTER_MS = 1000

/** Once for each path of a visit; nobody who is signed in sees a page that may be kept. */
export function useKeptArrivals(isSignedIn: boolean): void {
  const { pathname } = useLocation()
  const known = useRef(new Set([pathname]))
  useEffect(() => {
    const paths = known.current
    if (isSignedIn || paths.has(pathname)) return
    const seen = setTimeout(() => {
      if (keepArrival()) paths.add(pathname)
    }, SEEN_AFTER_MS)
    return () => clearTimeout(seen)
  }, [pathname, isSignedIn])
}
