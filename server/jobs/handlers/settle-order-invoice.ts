// Lets the invoice of an order follow it after it was paid, cancelled or paid back.
import type { Deps } from '#server/ctx.ts'
import { settleOrderInvoice as settle } from '#server/domains/orders/settle-order-invoice.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export const settleOrderInvoice = (
  deps: Deps,
  { orderId }: JobPayload<'settleOrderInvoice'>,
): Promise<void> => inJobTransaction(deps, (scope) => settle(scope, orderId))
