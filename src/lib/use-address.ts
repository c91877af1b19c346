// The address of this page as its links name it. A page for anonymous visitors is drawn without what it does not read of its query,
// and the browser has to draw the same at first.
import { useLocation } from 'react-router'
import { useFacts } from './facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** `pathname` is without the language. */
export function useAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation()
  const drawn = useFacts().search
  return { pathname, search: useHydrated() ? search : drawn }
}
