// How many orders one network or one mailbox may have within an hour: unpaid ones hold stock, and each is a mail.
import { createHmac } from 'node:crypto'
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { createUnitLimit, secondsToWait } from '#server/platform/attempt-limit.ts'

const HOUR = 3600

/**
 * Counts the order of this transaction in Postgres, for all processes. Seconds to wait when it is one too many; then
 * the transaction must be rolled back, and nothing was counted.
 */
export async function countOrder(
  { em, config, clientAddress }: Pick<Ctx, 'em' | 'config' | 'clientAddress'>,
  email: string,
): Promise<number | null> {
  const limit = { points: config.ordersPerHour, duration: HOUR }
  const counted = [
    ['order_email', email],
    ['order_address', addressGroup(clientAddress)],
  ] as const
  // Always in this order, so that two orders never wait for each other.
  for (const [name, whose] of counted) {
    const key = createHmac('sha256', config.secret).update(`${name}:${whose}`).digest('base64url')
    const seconds = await secondsToWait(createUnitLimit(em, { ...limit, name }).consume(key))
    if (seconds !== null) return seconds
  }
  return null
}
