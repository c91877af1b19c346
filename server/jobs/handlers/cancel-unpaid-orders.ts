// Cancels what nobody paid in time, batch by batch until there is nothing left.
import type { Deps } from '#server/ctx.ts'
import { cancelUnpaid } from '#server/domains/orders/cancel-unpaid.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export async function cancelUnpaidOrders(deps: Deps): Promise<void> {
  for (;;) {
    const cancelled = await inJobTransaction(deps, cancelUnpaid)
    if (cancelled === 0) return
    deps.log.info({ cancelled }, 'unpaid orders cancelled')
  }
}
