// Looks after the sync between its runs: offers whose time is up, runs without a worker, stores that stay silent.
import type { Deps } from '#server/ctx.ts'
import { expireOffers } from '#server/domains/catalogue/offers/withdraw-offers.ts'
import { countProducts } from '#server/domains/sync/count-products.ts'
import { endOrphans, findIdleRuns, takeSilentProviders } from '#server/domains/sync/watch-runs.ts'
import { inJobTransaction } from '../job-transaction.ts'

export async function watchSync(deps: Deps): Promise<void> {
  const { clock, log, stores } = deps
  const active = stores.map(({ provider }) => provider)
  const expired = await inJobTransaction(deps, async ({ em, enqueue }) => {
    const { hidden, anyJoined } = await expireOffers(em, clock())
    if (anyJoined) await enqueue('linkProducts', {})
    return hidden
  })
  if (expired > 0) {
    log.warn({ expired }, 'products hidden: nobody refreshed their offers in time')
    await inJobTransaction(deps, ({ em }) => countProducts(em))
  }
  await inJobTransaction(deps, async ({ em, enqueue }) => {
    const orphans = await endOrphans(em, active)
    if (orphans > 0)
      log.warn({ runs: orphans }, 'runs of stores that are no longer configured ended')
    for (const provider of await findIdleRuns(em, active))
      await enqueue('syncProvider', { provider })
    for (const { provider, since } of await takeSilentProviders(em, active)) {
      log.error({ provider, since }, 'no catalogue sync has succeeded for too long')
      await enqueue('sendSyncAlert', { provider, reason: 'stale', of: since.toISOString() })
    }
  })
}
