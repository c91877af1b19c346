// All third parties this program talks to, played by one local server.
import { openSandbox, type SandboxOptions } from './sandbox.ts'
import { rateServices } from './rates/rate-services.ts'
import { openStores, type StoresOptions } from './stores/open-stores.ts'

/** With `stores` the three stores are played too. */
export async function openShopSandbox(
  clock: () => Date,
  {
    stores: options,
    ...listening
  }: SandboxOptions & { stores?: Omit<StoresOptions, 'clock'> } = {},
) {
  const stores = options ? await openStores({ ...options, clock }) : null
  const sandbox = await openSandbox(
    [...rateServices(clock), ...(stores?.services ?? [])],
    listening,
  )
  return {
    ...sandbox,
    rateSources: {
      dolarapi: sandbox.addressOf('dolarapi'),
      openErApi: sandbox.addressOf('open-er-api'),
      frankfurter: sandbox.addressOf('frankfurter'),
    },
    storeAccounts: stores?.accountsAt(sandbox.addressOf) ?? null,
  }
}

export type ShopSandbox = Awaited<ReturnType<typeof openShopSandbox>>

/** The sandbox's stores as somebody sees them who never asks them: they are at no address. */
export async function playedAccounts(partners: StoresOptions['partners'], clock: () => Date) {
  const { accountsAt } = await openStores({ products: [], partners, clock })
  return accountsAt((service) => `http://sandbox.invalid/${service}`)
}
