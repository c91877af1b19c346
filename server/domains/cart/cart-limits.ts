// How many carts of visitors one network may begin within an hour: each is a row that waits for somebody to come back.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAttempts } from '#server/platform/attempt-limit.ts'

const HOUR = 3600

/** Counts one more, for all processes, in this transaction. Seconds to wait when it is one too many; then roll back. */
export const countNewCart = ({
  em,
  config,
  user,
  clientAddress,
}: Pick<Ctx, 'em' | 'config' | 'user' | 'clientAddress'>): Promise<number | null> => {
  // An account has one cart for good.
  if (user) return Promise.resolve(null)
  const rule = { name: 'new_cart', points: config.cartsPerHour, duration: HOUR }
  return countAttempts(em.getKysely(), config.secret, [
    { rule, whose: addressGroup(clientAddress) },
  ])
}
