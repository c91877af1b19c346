// Keeps the section one is in within sight, where a row of sections scrolls sideways on a phone.
import { type RefObject, useEffect, useRef } from 'react'

/** For the row; the section one is in carries `aria-current`. */
export function useShownCurrent(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.offsetWidth / 3
  })
  return row
}
