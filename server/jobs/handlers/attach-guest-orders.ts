// Puts what was ordered as a guest into the account that has confirmed the same address.
import type { Deps } from '#server/ctx.ts'
import { findVerifiedEmail } from '#server/domains/auth/user.queries.ts'
import { attachOrders } from '#server/domains/orders/attach-orders.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export const attachGuestOrders = (
  deps: Deps,
  { userId }: JobPayload<'attachGuestOrders'>,
): Promise<void> =>
  inJobTransaction(deps, async ({ em, log }) => {
    const email = await findVerifiedEmail(em, userId)
    if (email === null) return
    const attached = await attachOrders(em, userId, email)
    if (attached > 0) log.info({ attached }, 'guest orders attached')
  })
