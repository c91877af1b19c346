// The three stores, played in this process, which hears of every call: to kill whoever makes it, and to see whether two
// ever call at once.
import { demoProducts } from '#demo/products.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { openShopSandbox } from '#server/sandbox/open-shop-sandbox.ts'
import type { SandboxRequest } from '#server/sandbox/sandbox.ts'

/** What was asked for, to the letter: the same cursor makes the same call. */
const textOf = ({ path, query, body }: SandboxRequest): string => `${path}?${query}\n${body}`

type Listener = (call: string, store: SyncStore) => void

export async function openPlayedStores(count: Record<SyncStore, number>) {
  let listener: Listener = () => {}
  const open = { amazon: 0, ebay: 0, walmart: 0 }
  const mostAtOnce = { amazon: 0, ebay: 0, walmart: 0 }
  const calls = { amazon: 0, ebay: 0, walmart: 0 }
  const boundless = { perSecond: 1e9, perDay: 1e9 }
  const sandbox = await openShopSandbox(() => new Date(), {
    heed: (service, request) => {
      const store = SYNC_STORES.find((one) => one === service)
      // A token belongs to a process, not to a run.
      if (!store || request.path.endsWith('/token')) return () => {}
      open[store] += 1
      calls[store] += 1
      mostAtOnce[store] = Math.max(mostAtOnce[store], open[store])
      listener(textOf(request), store)
      return () => (open[store] -= 1)
    },
    stores: {
      products: demoProducts,
      count,
      partners: { amazon: 'puente-20', ebay: '5338000000', walmart: '1234567' },
      allowances: Object.fromEntries(SYNC_STORES.map((store) => [store, boundless])),
    },
  })
  const { storeAccounts: accounts, rateSources, close } = sandbox
  if (!accounts) throw new Error('the sandbox plays no stores')
  return {
    accountsOf: (stores: readonly SyncStore[]) => ({
      amazon: stores.includes('amazon') ? accounts.amazon : null,
      ebay: stores.includes('ebay') ? accounts.ebay : null,
      walmart: stores.includes('walmart') ? accounts.walmart : null,
    }),
    rateSources,
    /** Calls so far, and how many of one store were open at once at most. */
    calls,
    mostAtOnce,
    /** Told of each call before it is answered; one at a time. */
    listen: (next: Listener) => {
      listener = next
      return () => (listener = () => {})
    },
    close,
  }
}

export type PlayedStores = Awaited<ReturnType<typeof openPlayedStores>>
