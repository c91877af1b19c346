// The three stores as services of the sandbox, and the accounts that open them.
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { SandboxService } from '../sandbox.ts'
import { amazonService } from './amazon-service.ts'
import type { Allowance } from './counter.ts'
import { AMAZON_NODES, EBAY_CATEGORIES, WALMART_CATEGORIES } from './departments.ts'
import { ebayService } from './ebay-service.ts'
import type { ShelfProduct } from './shelf-product.ts'
import { createStage, type StoreStage } from './store-stage.ts'
import { walmartService } from './walmart-service.ts'
import type { SyncStore } from '#domain/store-offer.ts'

export interface StoresOptions {
  /** What the stores sell to begin with; each its own. */
  readonly products: readonly ShelfProduct[]
  /** Items in all three stores together, or of each; fewer than are given: those that are given. */
  readonly count?: number | Readonly<Record<SyncStore, number>>
  readonly seed?: number
  /** Changes of price and stock since the start: a whole number that grows. */
  readonly epoch?: () => number
  readonly clock: () => Date
  /** Who earns from the links the stores make. */
  readonly partners: { readonly amazon: string; readonly ebay: string; readonly walmart: string }
  /** What the stores allow; the real ones' starting limits when not given. */
  readonly allowances?: Partial<Record<SyncStore, Allowance>>
}

const ALLOWANCES: Record<SyncStore, Allowance> = {
  amazon: { perSecond: 10, perDay: 8640 },
  ebay: { perSecond: 20, perDay: 5000 },
  walmart: { perSecond: 20, perDay: 5000 },
}

const KEYS = {
  amazon: { credentialId: 'sandbox-credential', credentialSecret: 'sandbox-secret' },
  ebay: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
  walmart: { consumerId: '00000000-0000-4000-8000-000000000000', keyVersion: '1' },
} as const

export async function openStores(options: StoresOptions) {
  const { products, clock, partners, count = products.length, seed = 1, epoch = () => 0 } = options
  const allowances = { ...ALLOWANCES, ...options.allowances }
  const sizeOf = (store: SyncStore) =>
    typeof count === 'number' ? Math.ceil(count / 3) : count[store]
  const stage = (store: SyncStore, ttlSeconds: number): StoreStage => {
    const shelf = { store, products, size: sizeOf(store), seed, epoch }
    return createStage(shelf, allowances[store], ttlSeconds, clock)
  }
  const stages = {
    amazon: stage('amazon', 3600),
    ebay: stage('ebay', 7200),
    walmart: stage('walmart', 0),
  }
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const services: SandboxService[] = [
    amazonService(stages.amazon, { ...KEYS.amazon, partnerTag: partners.amazon }),
    ebayService(stages.ebay, KEYS.ebay),
    walmartService(stages.walmart, { ...KEYS.walmart, publicKey }),
  ]
  const ids = (table: Record<string, { id: string }>) => Object.values(table).map(({ id }) => id)

  /** The accounts of the three stores, for the addresses they are played at. */
  const accountsAt = (addressOf: (service: string) => string) => ({
    amazon: {
      ...KEYS.amazon,
      version: '3.1' as const,
      partnerTag: partners.amazon,
      apiUrl: addressOf('amazon'),
      tokenUrl: `${addressOf('amazon')}/auth/o2/token`,
      // Every name has its category among its words.
      topics: Object.entries(AMAZON_NODES).map(
        ([category, { index }]) => `${index}/${category.replace(/\W+/gu, ' ').toLowerCase()}`,
      ),
      callsPerSecond: allowances.amazon.perSecond,
      callsPerDay: allowances.amazon.perDay,
      isSandbox: true,
    },
    ebay: {
      ...KEYS.ebay,
      campaignId: partners.ebay,
      categories: ids(EBAY_CATEGORIES),
      apiUrl: addressOf('ebay'),
      isSandbox: true,
    },
    walmart: {
      ...KEYS.walmart,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publisherId: partners.walmart,
      categories: ids(WALMART_CATEGORIES),
      apiUrl: addressOf('walmart'),
      isSandbox: true,
    },
  })

  return { services, stages, accountsAt }
}
