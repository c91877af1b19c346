// Ends the pre-orders whose day is over.
import type { Deps } from '#server/ctx.ts'
import { endPreOrders as end } from '#server/domains/catalogue/product/pre-order-days.ts'
import { inJobTransaction } from '../job-transaction.ts'

export async function endPreOrders(deps: Deps): Promise<void> {
  const ended = await inJobTransaction(deps, end)
  if (ended > 0) deps.log.info({ ended }, 'pre-orders ended')
}
