// How lists ask: the page before stays until the next one is here, and what is older than a moment is asked for again.
import { keepPreviousData } from '@tanstack/react-query'

/** The second argument of `queryOptions` of every list. */
export const LIST_QUERY = { placeholderData: keepPreviousData, staleTime: 10_000 } as const
