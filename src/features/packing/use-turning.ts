// Turns a box by pointer, by keys and by buttons; what is shown is one view, whoever changed it.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { FIRST_VIEW, turned, type View } from './box-view.ts'

/** Degrees of one key press or button, and of a pixel of dragging. */
export const STEP = 15
const PER_PIXEL = 0.6

const KEYS: Record<string, readonly [turn: number, tilt: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

export function useTurning() {
  const [view, setView] = useState<View>(FIRST_VIEW)
  const held = useRef<{ x: number; y: number; view: View } | null>(null)
  const turnBy = (turn: number, tilt = 0) => setView((now) => turned(now, turn, tilt))

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (event.key === 'Home') setView(FIRST_VIEW)
      else if (by) turnBy(...by)
      else return
      event.preventDefault()
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, y: event.clientY, view }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current
      if (!from) return
      const [right, down] = [clientX - from.x, clientY - from.y].map((by) =>
        Math.round(by * PER_PIXEL),
      )
      setView(turned(from.view, -(right ?? 0), down ?? 0))
    },
    onPointerUp: () => (held.current = null),
    onPointerCancel: () => (held.current = null),
  }
  return { view, turnBy, handlers }
}
