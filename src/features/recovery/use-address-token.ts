// The token of this page's address; the part after # is read once the page lives, for no server ever sees it.
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { tokenFromAddress, type TokenPlaces } from './token-from-address.ts'

const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useAddressToken(places: TokenPlaces): string {
  const { pathname, search } = useLocation()
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  return tokenFromAddress({ pathname, search, hash }, places)
}
