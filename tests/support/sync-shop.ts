// A test shop whose stores are played, with a way to let runs go on step by step.
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { demoProducts } from '#demo/products.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { StoreAccounts } from '#server/connectors/stores/store-accounts.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import { openShopSandbox } from '#server/sandbox/open-shop-sandbox.ts'
import { openOrderShop } from './order-shop.ts'

const UNHURRIED = { callsPerSecond: 100_000, callsPerDay: 1_000_000 }

type Patience = Parameters<typeof openConnectors>[1]['limits']

export interface SyncShopOptions {
  /** Items of all stores together, or of each. */
  count?: number | Record<SyncStore, number>
  /** Only so many of each store's lists are crawled. */
  lists?: number
  /** Calls each store takes in a second; without it as many as anybody likes. */
  callsPerSecond?: Partial<Record<SyncStore, number>>
  /** Changes a connector before the shop gets it. */
  wrap?: (connector: StoreConnector) => StoreConnector
}

const shorten = ({ amazon, ebay, walmart }: StoreAccounts, lists: number): StoreAccounts => ({
  amazon: amazon && { ...amazon, topics: amazon.topics.slice(0, lists) },
  ebay: ebay && { ...ebay, categories: ebay.categories.slice(0, lists) },
  walmart: walmart && { ...walmart, categories: walmart.categories.slice(0, lists) },
})

export async function openSyncShop({
  count = 240,
  lists = Number.POSITIVE_INFINITY,
  callsPerSecond = {},
  wrap = (one) => one,
}: SyncShopOptions = {}) {
  const shop = await openOrderShop()
  let epoch = 0
  let skewMs = 0
  /** The worker's clock; the stores have the right one. */
  const now = () => new Date(Date.now() + skewMs)
  const sandbox = await openShopSandbox(() => new Date(), {
    stores: {
      products: demoProducts,
      count,
      epoch: () => epoch,
      partners: { amazon: 'puente-20', ebay: '5338000000', walmart: '1234567' },
      allowances: Object.fromEntries(
        SYNC_STORES.map((store) => [
          store,
          { perSecond: callsPerSecond[store] ?? 1e6, perDay: 1e6 },
        ]),
      ),
    },
  })
  if (!sandbox.storeAccounts) throw new Error('the sandbox plays no stores')
  const { storeAccounts } = sandbox
  /** Opens the connectors anew: how long a store may take to answer, and how many of its lists are crawled. */
  const connect = (limits?: Patience, crawled = lists) => {
    const accounts = shorten(storeAccounts, crawled)
    shop.deps.stores = openConnectors(accounts, { now, ...(limits && { limits }) }).map(
      (connector) => {
        const allowed = callsPerSecond[connector.provider]
        return wrap({
          ...connector,
          limits: allowed ? { ...UNHURRIED, callsPerSecond: allowed } : UNHURRIED,
        })
      },
    )
  }
  connect()
  shop.setNow(new Date())
  /** Lets the waiting jobs of all stores run out; what rests is made to go on at once. */
  const work = async (rounds = 1) => {
    for (let round = 0; round < rounds; round += 1) {
      await shop.sql(`update sync_run set rests_until = null, lease = null, lease_until = null`)
      await shop.sql(`update pgboss.job set start_after = now() where name = 'sync.provider'`)
      await shop.drain('syncProvider')
    }
  }
  const runs = (provider?: SyncStore) =>
    shop.sql<
      Record<string, never> & { id: number; state: string; provider: string; phase: string }
    >(`select * from sync_run where provider = coalesce(?, provider) order by id`, [
      provider ?? null,
    ])
  return {
    ...shop,
    sandbox,
    connect,
    work,
    runs,
    /** The worker's clock goes wrong by so many hours. */
    skew: (hours: number) => {
      skewMs = hours * 3_600_000
      shop.setNow(now())
    },
    /** The stores change some prices and stocks. */
    drift: () => (epoch += 1),
    /** A run of one store, or of all, asked for by the admin and worked on to its end. */
    sync: async (provider: SyncStore | 'all' = 'all') => {
      const answer = await shop.admin.call.sync.trigger({ provider })
      if (!answer.ok) throw new Error(answer.code)
      await work()
      return (await runs()).slice(-answer.jobs.length)
    },
    /** The catalogue as a shopper gets it, without what time alone changes. */
    catalogue: () =>
      shop.sql<
        Record<string, string | number | boolean>
      >(`select id, source_store, external_id, name, brand, category, price_cents, original_price_cents,
          stock, offered, listed, images, weight_thousandths, weight_source
        from product order by source_store, external_id`),
    close: async () => {
      await sandbox.close()
      await shop.close()
    },
  }
}

export type SyncShop = Awaited<ReturnType<typeof openSyncShop>>
