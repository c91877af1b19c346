// What the shop does with a provider's offers: what its owner decided, else what the provider starts with.
import { sql } from 'kysely'
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

/** As it is now. For whoever holds products already: the order is the provider first, its products then. */
export const lookUpPolicy = async (
  em: Em,
  provider: SyncStore,
  isSandbox: boolean,
): Promise<ProviderPolicy> =>
  policyOf(
    await em.findOne(SyncProvider, { provider }, { disableIdentityMap: true }),
    provider,
    isSandbox,
  )

/** Within a transaction, until whose end the policy stays as it is read here. */
export async function readPolicy(
  em: Em,
  provider: SyncStore,
  isSandbox: boolean,
): Promise<ProviderPolicy> {
  await sql`select from sync_provider where provider = ${provider} for share`.execute(
    em.getKysely(),
  )
  return lookUpPolicy(em, provider, isSandbox)
}
