// How many orders one network may place within an hour, and how many mails about orders one address gets by it.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAttempts } from '#server/platform/attempt-limit.ts'

const HOUR = 3600

/**
 * Counts the order of this transaction in Postgres, for all processes. Seconds to wait when it is one too many; then
 * the transaction must be rolled back, and nothing was counted.
 */
export const countOrder = ({
  em,
  config,
  clientAddress,
}: Pick<Ctx, 'em' | 'config' | 'clientAddress'>): Promise<number | null> => {
  const rule = { name: 'order_address', points: config.ordersPerHour, duration: HOUR }
  return countAttempts(em.getKysely(), config.secret, [
    { rule, whose: addressGroup(clientAddress) },
  ])
}

/** How often one network may ask for links of orders within an hour: numbers can be guessed, addresses hardly. */
export const countLink = ({
  em,
  config,
  clientAddress,
}: Pick<Ctx, 'em' | 'config' | 'clientAddress'>): Promise<number | null> =>
  countAttempts(em.getKysely(), config.secret, [
    {
      rule: { name: 'order_link', points: 10, duration: HOUR },
      whose: addressGroup(clientAddress),
    },
  ])

/** Whether this address gets another mail. Anybody can order in its name: that must not keep its owner from ordering. */
export const mayMailOrder = async (
  { em, config }: Pick<Ctx, 'em' | 'config'>,
  email: string,
): Promise<boolean> => {
  const rule = { name: 'order_email', points: config.ordersPerHour, duration: HOUR }
  return (await countAttempts(em.getKysely(), config.secret, [{ rule, whose: email }])) === null
}
