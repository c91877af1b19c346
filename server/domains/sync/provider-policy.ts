// What the shop does with a provider's offers: what its owner decided, else what the provider starts with.
import type { SyncStore } from '#domain/store-offer.ts'
import { defaultPolicy, type ProviderPolicy } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { SyncProvider, type SyncProviderRow } from './sync-provider.entity.ts'

export const policyOf = (
  row: Pick<SyncProviderRow, 'salesPolicy' | 'expiresHours' | 'keepsHistory'> | null | undefined,
  provider: SyncStore,
  isSandbox: boolean,
): ProviderPolicy => {
  const start = defaultPolicy(provider, isSandbox)
  return {
    salesPolicy: row?.salesPolicy ?? start.salesPolicy,
    expiresHours: row?.expiresHours ?? start.expiresHours,
    keepsHistory: row?.keepsHistory ?? start.keepsHistory,
  }
}

export const readPolicy = async (
  em: Em,
  provider: SyncStore,
  isSandbox: boolean,
): Promise<ProviderPolicy> =>
  policyOf(
    await em.findOne(SyncProvider, { provider }, { disableIdentityMap: true }),
    provider,
    isSandbox,
  )
