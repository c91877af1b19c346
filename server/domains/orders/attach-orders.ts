// Gives orders without an owner to the account whose address they were placed with.
import type { Em } from '#server/platform/orm.ts'
import { Order } from './order.entity.ts'

/** `email` must be confirmed. Orders keep their address in lower case. */
export const attachOrders = (em: Em, userId: number, email: string): Promise<number> =>
  em.nativeUpdate(
    Order,
    { email: email.toLowerCase(), user: null, eraseRequested: false },
    { user: userId },
  )
