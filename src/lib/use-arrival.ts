// After a page change inside the shop the focus goes to its title or the place asked for, as a page load would.
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { announce } from './announce.ts'

/** A new path is an arrival, and so is a place of the same page; filters and page numbers speak for themselves. */
export function useArrival(): void {
  const location = useLocation()
  const isStep = useNavigationType() === NavigationType.Pop
  const before = useRef(location.pathname)
  useEffect(() => {
    const { pathname, hash } = location
    const place = hash ? document.getElementById(hash.slice(1)) : null
    if (before.current !== pathname) announce(document.title)
    else {
      // Whoever pressed something inside of the place stays there.
      const part = place?.closest('section') ?? place
      if (isStep || !part || part.contains(document.activeElement)) return
    }
    before.current = pathname
    const content = document.getElementById('content')
    const target = place ?? content?.querySelector('h1') ?? content
    if (target && target.tabIndex < 0) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [location, isStep])
}
