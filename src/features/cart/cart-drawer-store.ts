// Whether the drawer is open and with what; the buttons that open it and the drawer itself live far apart.
import { useSyncExternalStore } from 'react'
import type { CartNotice, CartView } from '#contract/cart.ts'

export interface DrawerState {
  open: boolean
  cart: CartView
  notice: CartNotice | 'failed' | null
  /** Gets the focus back when the drawer closes. */
  opener: HTMLElement | null
}

let state: DrawerState | null = null
const listeners = new Set<() => void>()
const set = (next: DrawerState | null) => {
  state = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const openDrawer = (content: Omit<DrawerState, 'open'>): void =>
  set({ ...content, open: true })
export const closeDrawer = (): void => set(state && { ...state, open: false })
/** A change made inside the drawer, or seen elsewhere. */
export const updateDrawer = (content: Partial<Pick<DrawerState, 'cart' | 'notice'>>): void =>
  set(state && { ...state, ...content })

/** Null until it is opened for the first time. */
export const useDrawer = (): DrawerState | null =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )
