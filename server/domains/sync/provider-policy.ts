// What the shop does with a provider's offers: what its owner decided, else what the provider starts with.
import type { SyncStore } from '#domain/store-offer.ts'
import { defaultPolicy, type ProviderPolicy } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
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

/** There is a row of it from here on. */
export const addProvider = (em: Em, provider: SyncStore) =>
  em.qb(SyncProvider).insert({ provider }).onConflict().ignore().execute()

const providerRow = (em: Em, provider: SyncStore) =>
  tables(em).selectFrom('syncProvider').select('policyAfter').where('provider', '=', provider)

/** Until the end of the transaction nobody else changes how the provider stands. */
export const lockProvider = (em: Em, provider: SyncStore) =>
  providerRow(em, provider).forUpdate().executeTakeFirst()

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
  await providerRow(em, provider).forShare().execute()
  return lookUpPolicy(em, provider, isSandbox)
}
