// Lets go of what is held no longer and cancels what nobody paid in time, batch by batch until there is nothing left.
import type { Deps } from '#server/ctx.ts'
import { cancelUnpaid } from '#server/domains/orders/cancel-unpaid.ts'
import { releaseHolds } from '#server/domains/orders/release-holds.ts'
import { watchStock } from '#server/domains/orders/watch-stock.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export async function cancelUnpaidOrders(deps: Deps): Promise<void> {
  for (;;) {
    const released = await inJobTransaction(deps, releaseHolds)
    if (released === 0) break
    deps.log.info({ released }, 'pieces of unreported orders released')
  }
  for (;;) {
    const cancelled = await inJobTransaction(deps, cancelUnpaid)
    if (cancelled === 0) break
    deps.log.info({ cancelled }, 'unpaid orders cancelled')
  }
  await inJobTransaction(deps, watchStock)
}
