// How many orders one network or one mailbox may have within an hour: unpaid ones hold stock, and each is a mail.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAttempts } from '#server/platform/attempt-limit.ts'

const HOUR = 3600

/**
 * Counts the order of this transaction in Postgres, for all processes. Seconds to wait when it is one too many; then
 * the transaction must be rolled back, and nothing was counted.
 */
export const countOrder = (
  { em, config, clientAddress }: Pick<Ctx, 'em' | 'config' | 'clientAddress'>,
  email: string,
): Promise<number | null> => {
  const limit = { points: config.ordersPerHour, duration: HOUR }
  return countAttempts(em.getKysely(), config.secret, [
    { rule: { ...limit, name: 'order_email' }, whose: email },
    { rule: { ...limit, name: 'order_address' }, whose: addressGroup(clientAddress) },
  ])
}
