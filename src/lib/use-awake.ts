// Whether this code is alive in the browser: what only scripts can do is offered from then on.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, so that both draw the same. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
