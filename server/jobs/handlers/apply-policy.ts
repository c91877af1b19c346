// Brings a store's products under its changed policy, piece by piece; whoever comes next goes on there.
import type { SyncStore } from '#domain/store-offer.ts'
import type { Deps } from '#server/ctx.ts'
import { applySomePolicy } from '#server/domains/sync/apply-policy.ts'
import { notifyChange } from '#server/platform/change-notifications.ts'
import { enqueueLater } from '../enqueue.ts'
import { inJobTransaction } from '../job-transaction.ts'

export async function applyPolicy(
  deps: Deps,
  { provider }: { provider: SyncStore },
): Promise<void> {
  while (await inJobTransaction(deps, (scope) => applySomePolicy(scope, provider))) {
    if (deps.stopping?.aborted) return enqueueLater(deps.boss, 'applyPolicy', { provider }, 0)
  }
  await inJobTransaction(deps, ({ em }) => notifyChange(em, 'sync', 'desk'))
}
