// How many items the badge shows: the server's number first, then whatever the last change to the cart said.
import { useSyncExternalStore } from 'react'
import { useFacts } from './facts.ts'

let latest: number | null = null
const listeners = new Set<() => void>()

/** To be called with the number of items a cart operation answered. */
export function setCartCount(count: number): void {
  latest = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCartCount(): number {
  const { cartCount } = useFacts()
  return useSyncExternalStore(
    subscribe,
    () => latest ?? cartCount,
    () => cartCount,
  )
}
