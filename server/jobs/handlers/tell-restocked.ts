// Has everybody told whose product can be had again, batch by batch until nobody waits for one of those.
import type { Deps } from '#server/ctx.ts'
import { claimAlerts } from '#server/domains/restock/claim-alerts.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export async function tellRestocked(deps: Deps): Promise<void> {
  while (!deps.stopping?.aborted) {
    const told = await inJobTransaction(deps, async (scope) => {
      const alertIds = await claimAlerts(scope)
      if (alertIds.length > 0) await scope.enqueue('sendRestockMails', { alertIds })
      return alertIds.length
    })
    if (told === 0) break
    deps.log.info({ told }, 'people told of products that are back')
  }
}
