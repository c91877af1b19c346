// For pages that ask for other filters themselves: loaders run for a new path and when the same address is asked again.
import type { ShouldRevalidateFunction } from 'react-router'

export const revalidateOnArrival: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
