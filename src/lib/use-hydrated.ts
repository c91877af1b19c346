// Whether scripts are at work: false in the server's HTML and in the first render of the browser.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
