// After a page change inside the shop the focus goes to its title and the title is said, as a page load would.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from './announce.ts'

/** Only a new path is an arrival: filters, page numbers and anchors speak for themselves. */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    announce(document.title)
    if (hash) return
    const content = document.getElementById('content')
    const title = content?.querySelector('h1') ?? content
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [pathname, hash])
}
