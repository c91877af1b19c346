// Closes what is swiped fifty pixels to the right: the library measures a third of the width, in both directions.
import type { PointerEvent } from 'react'

const SWIPE_PX = 50

/** Handlers for the element that follows the finger. */
export function swipeRight(close: () => void) {
  let start: number | null = null
  let moved = 0
  const release = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (moved >= SWIPE_PX) close()
    else currentTarget.style.translate = ''
    start = null
    moved = 0
  }
  return {
    onPointerDown: ({ clientX }: PointerEvent<HTMLElement>) => {
      start = clientX
    },
    onPointerMove: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (start === null) return
      moved = Math.max(0, clientX - start)
      currentTarget.style.translate = `${moved}px 0`
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  }
}
