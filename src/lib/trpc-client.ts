// The browser's tRPC client and query cache; loaded on intent, never with the first view.
import { CancelledError, MutationCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, getUntypedClient, httpBatchLink, splitLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import superjson from 'superjson'
import type { AppRouter } from '#server/trpc/router.ts'
import { confirmLink } from './confirm-link.ts'
import { queryDefaults, setFreshness } from './query-defaults.ts'
import { statusFetch } from './status-error.ts'

/** What was read before a write may no longer be true: what is shown is asked for again, all else goes. */
function forgetReads(refetchType: 'active' | 'none'): void {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries({ type: 'active', refetchType })
}

/** The one place where desks fetch again after a write, whatever came of it: a refusal says that something changed. */
const mutationCache = new MutationCache({ onSettled: () => forgetReads('active') })

export const queryClient = new QueryClient({ defaultOptions: queryDefaults, mutationCache })
setFreshness(queryClient)

const options = {
  url: '/trpc',
  transformer: superjson,
  maxItems: 10,
  fetch: statusFetch,
  // The page's language, not the browser's: it decides in which language mails and errors speak.
  headers: () => ({ 'accept-language': document.documentElement.lang }),
}
/** Longer addresses are cut off by one proxy or another. */
const MOST_ADDRESS = 2000
/** What the address holds besides: the path, the longest name of a procedure, the frame of a batch. */
const MOST_INPUT = MOST_ADDRESS - 120

const outgrowsAddress = (input: unknown): boolean =>
  encodeURIComponent(JSON.stringify(superjson.serialize(input))).length > MOST_INPUT

export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    confirmLink,
    splitLink({
      condition: ({ type, input }) => type === 'query' && outgrowsAddress(input),
      // Thirty pieces or a whole article are read like any other, but told in a body.
      true: httpBatchLink({ ...options, methodOverride: 'POST' }),
      false: httpBatchLink({ ...options, maxURLLength: MOST_ADDRESS }),
    }),
  ],
})
const untyped = getUntypedClient(trpcClient)

/** Query options for components of pages that stay mounted: desks, and suggestions while somebody types. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient })

/** These change behind the reader's back: another tab, an admin, a job. They are asked for each time. */
const FRESH = new Set(['account', 'cart', 'orders', 'auth', 'sync'])

export async function readInBrowser(
  domain: string,
  procedure: string,
  input: unknown,
): Promise<unknown> {
  const answer = queryClient.fetchQuery({
    queryKey: [[domain, procedure], { input, type: 'query' }],
    queryFn: () => untyped.query(`${domain}.${procedure}`, input),
    ...(FRESH.has(domain) && { staleTime: 0 }),
  })
  try {
    return await answer
  } catch (error) {
    // A concurrent write emptied the cache during this read: it is fetched again.
    if (error instanceof CancelledError) return readInBrowser(domain, procedure, input)
    throw error
  }
}

// One after another: the first addition to a cart brings the cookie that the second one needs.
let lastWrite: Promise<unknown> = Promise.resolve()

export async function writeInBrowser(
  domain: string,
  procedure: string,
  input: unknown,
): Promise<unknown> {
  const answer = lastWrite.then(() => untyped.mutation(`${domain}.${procedure}`, input))
  lastWrite = answer.catch(() => {})
  await answer
  // The page's loaders fetch again. What it shows keeps its place: taken out, it would never tell its page of anything again.
  forgetReads('none')
  return answer
}
