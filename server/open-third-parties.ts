// Whom this process asks outside: the real servers, or a sandbox that plays them on a machine without credentials.
import type { Config, RateSourceUrls } from './config.ts'
import { storesArePlayed } from './config-stores.ts'
import { openConnectors } from './connectors/stores/open-connectors.ts'
import type { StoreConnector } from './connectors/stores/store-connector.ts'
import { openShopSandbox, playedAccounts } from './sandbox/open-shop-sandbox.ts'

export interface ThirdParties {
  rateSources: RateSourceUrls
  stores: readonly StoreConnector[]
  close: () => Promise<void>
}

/** Prices and stock of the sandbox's stores change as often as the catalogue is synchronised. */
const EPOCH_MS = 6 * 3_600_000

const shelf = async (config: Config, clock: () => Date) => {
  const { demoProducts } = await import('#demo/products.ts')
  const start = clock().getTime()
  const epoch = () => Math.max(0, Math.floor((clock().getTime() - start) / EPOCH_MS))
  return { products: demoProducts, partners: config.affiliateTags, epoch }
}

/** Only who runs jobs asks third parties, so only there they are played; a web process knows whom the workers ask. */
export async function openThirdParties(config: Config, clock: () => Date): Promise<ThirdParties> {
  const { rateSources, stores } = config
  const arePlayed = storesArePlayed(config)
  if (!config.sandbox || config.role === 'web') {
    const accounts = arePlayed ? await playedAccounts(config.affiliateTags, clock) : stores
    return {
      rateSources,
      stores: openConnectors(accounts, { now: clock }),
      close: async () => {},
    }
  }
  const sandbox = await openShopSandbox(
    clock,
    arePlayed ? { stores: await shelf(config, clock) } : {},
  )
  return {
    rateSources: sandbox.rateSources,
    stores: openConnectors(sandbox.storeAccounts ?? stores, { now: clock }),
    close: sandbox.close,
  }
}
