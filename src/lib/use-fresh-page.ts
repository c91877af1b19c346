// A kept copy of a page says so above it; once another page has come from the shop itself, that is no longer true.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function useFreshPage(): void {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const opened = useRef(address)
  useEffect(() => {
    if (opened.current !== address) document.querySelector('body > .pu-kept')?.remove()
  }, [address])
}
