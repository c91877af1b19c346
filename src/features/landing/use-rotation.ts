// Which items stand in the grid: a window that is leafed through, and a new order every minute while nobody reads.
import { useEffect, useState } from 'react'
import { itemWindow, shuffled } from '#domain/item-window.ts'

/** How many stand in the grid at once (specification §2). */
const WINDOW = 8
const RESHUFFLE_MS = 60_000

const wantsStillness = () =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

export function useRotation<T>(items: readonly T[], first: number) {
  const [order, setOrder] = useState(items)
  const [start, setStart] = useState(first)
  /** A pointer is on it; the focus is in it. Each leaves by itself. */
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (held || stopped) return
    const timer = setInterval(() => {
      if (!wantsStillness()) setOrder((known) => shuffled(known, Math.random))
    }, RESHUFFLE_MS)
    return () => clearInterval(timer)
  }, [held, stopped])
  const view = itemWindow(start, WINDOW, order.length)
  return {
    ...view,
    shown: order.slice(view.from, view.to),
    move: setStart,
    stopped,
    toggle: () => setStopped(!stopped),
    /** For the element around the items. */
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
