// Who may see an order, and which of its changes a buyer gets a mail about.
import type { OrderState } from '#contract/orders.ts'
import type { Ctx } from '#server/ctx.ts'
import { hashToken } from '#server/platform/token.ts'
import { isOrderKey } from './order-key.ts'

export interface OwnedOrder {
  id: number
  user?: { id: number } | null | undefined
}

/** The holder of the link, the signed-in buyer, or an admin; who writes is no admin here (`likeAnybody` in `server/trpc/init.ts`). */
export const mayReadOrder = (
  { config, user }: Pick<Ctx, 'config' | 'user'>,
  order: OwnedOrder,
  key: string,
): boolean =>
  user?.isAdmin === true ||
  (user !== null && order.user?.id === user.id) ||
  isOrderKey(config.secret, order.id, key)

/**
 * Whoever placed it, by session or, as a guest, by browser: they get its key again. Who holds the cart it was made of
 * does not, nor does whoever has signed in at that browser since: they have their own orders, and a guest has the mail.
 */
export const hasPlaced = (
  { user, browser }: Pick<Ctx, 'user' | 'browser'>,
  { user: owner, browserHash }: Pick<OwnedOrder, 'user'> & { browserHash?: string | null },
): boolean => {
  if (user) return owner?.id === user.id
  return browser !== null && hashToken(browser) === browserHash
}

/** Not for what the buyer just did: reporting a payment shows its result on the page. */
export const deservesMail = (to: OrderState): boolean => to !== 'payment_review'
