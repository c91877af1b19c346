// Recognises an order that is placed already: a retry with its key, a second tab of its buyer, or an answer that got lost.
import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import type { CartHandle } from '#server/domains/cart/cart.queries.ts'
import { hashToken } from '#server/platform/token.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { orderKey } from './order-key.ts'
import { hasPlaced } from './order.policy.ts'
import { Order } from './order.entity.ts'

/** The same request gives the same hash: the schema fixes the order of its fields. */
export const hashRequest = (input: PlaceOrderInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

export const placedAnswer = ({ config }: Pick<Ctx, 'config'>, orderId: number) =>
  ({ ok: true, number: formatOrderNumber(orderId), key: orderKey(config.secret, orderId) }) as const

type Placing = Pick<Ctx, 'em' | 'config' | 'user' | 'browser'>

const WHOSE = { fields: ['id', 'user', 'browserHash'] } as const

/** Null when nothing was placed yet. The caller holds the lock on its cart. */
export const findPlaced = async (
  ctx: Placing,
  { idempotencyKey, cartVersion }: Pick<PlaceOrderInput, 'idempotencyKey' | 'cartVersion'>,
  cart: CartHandle | null,
  requestHash: string,
) => {
  const fields = { fields: ['id', 'requestHash'] } as const
  const same = await ctx.em.findOne(Order, { idempotencyKey }, fields)
  if (same)
    return same.requestHash === requestHash ? placedAnswer(ctx, same.id) : refuse('request_reused')
  const sibling = cart && (await ctx.em.findOne(Order, { cartId: cart.id, cartVersion }, WHOSE))
  return sibling && hasPlaced(ctx, sibling) ? placedAnswer(ctx, sibling.id) : null
}

/** How long an empty cart names what was made of it. */
const JUST_MS = 3_600_000

/** The caller's own order of the last hour, for whoever never saw the answer; null when there is none. */
export async function findJustPlaced(ctx: Placing & Pick<Ctx, 'now'>) {
  const { em, user, browser, now } = ctx
  const ofGuest = browser === null ? null : { browserHash: hashToken(browser) }
  const mine = user ? { user: user.id } : ofGuest
  if (!mine) return null
  const order = await em.findOne(
    Order,
    {
      ...mine,
      placedAt: { $gt: new Date(now.getTime() - JUST_MS) },
      state: { $ne: 'cancelled' },
    },
    { ...WHOSE, orderBy: { id: 'desc' } },
  )
  if (!order || !hasPlaced(ctx, order)) return null
  const { number, key } = placedAnswer(ctx, order.id)
  return { number, key }
}
