// Which items stand in the grid: a window that is leafed through, and a new order every minute while nobody reads.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { itemWindow, shuffled } from '#domain/item-window.ts'

/** How many stand in the grid at once (specification §2). */
const WINDOW = 8
const RESHUFFLE_MS = 60_000

const wantsStillness = () =>
  document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

interface Place {
  start: number
  /** Places in the list, which may hold other items by the time; none before it was mixed. */
  order: readonly number[]
}

/** What each entry of the tab's history was left with: who comes back finds it. */
const left = new Map<string, Place>()

export function useRotation<T>(items: readonly T[], first: number) {
  const { key } = useLocation()
  const [place, setPlace] = useState(() => left.get(key) ?? { start: first, order: [] })
  useEffect(() => void left.set(key, place), [key, place])
  /** A pointer is on it; the focus is in it. Each leaves by itself. */
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const [stopped, setStopped] = useState(false)
  const count = items.length
  useEffect(() => {
    if (held || stopped) return
    const timer = setInterval(() => {
      if (wantsStillness()) return
      const order = shuffled([...Array(count).keys()], Math.random)
      setPlace(({ start }) => ({ start, order }))
    }, RESHUFFLE_MS)
    return () => clearInterval(timer)
  }, [held, stopped, count])
  const { start, order } = place
  const placed = order.length === count ? order.map((at) => items[at] as T) : items
  const view = itemWindow(start, WINDOW, count)
  return {
    ...view,
    shown: placed.slice(view.from, view.to),
    move: (to: number) => setPlace({ start: to, order }),
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
