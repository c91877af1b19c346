// The address of this page as its links name it: with what the page reads of its query, and nothing else. A page for
// strangers is drawn without the rest, and the browser has to draw the same.
import { useLocation, useMatches } from 'react-router'
import { queryOfRoutes } from './route-handle.ts'

/** `pathname` is without the language. */
export function useAddress(): { pathname: string; search: string } {
  const { pathname, search } = useLocation()
  return { pathname, search: queryOfRoutes(useMatches(), search) }
}
