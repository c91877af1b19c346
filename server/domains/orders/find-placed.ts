// Recognises an order that is placed already: a retry with its key, or a second tab with the same cart.
import { createHash } from 'node:crypto'
import type { PlaceOrderInput } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import type { CartHandle } from '#server/domains/cart/cart.queries.ts'
import { formatOrderNumber } from '#domain/order-number.ts'
import { orderKey } from './order-key.ts'
import { Order } from './order.entity.ts'

/** The same request gives the same hash: the schema fixes the order of its fields. */
export const hashRequest = (input: PlaceOrderInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

export const placedAnswer = ({ config }: Pick<Ctx, 'config'>, orderId: number) =>
  ({ ok: true, number: formatOrderNumber(orderId), key: orderKey(config.secret, orderId) }) as const

/** Null when nothing was placed yet. The caller holds the lock on its cart. */
export const findPlaced = async (
  ctx: Pick<Ctx, 'em' | 'config'>,
  { idempotencyKey, cartVersion }: Pick<PlaceOrderInput, 'idempotencyKey' | 'cartVersion'>,
  cart: CartHandle | null,
  requestHash: string,
) => {
  const fields = { fields: ['id', 'requestHash'] } as const
  const same = await ctx.em.findOne(Order, { idempotencyKey }, fields)
  if (same)
    return same.requestHash === requestHash ? placedAnswer(ctx, same.id) : refuse('request_reused')
  const sibling = cart && (await ctx.em.findOne(Order, { cartId: cart.id, cartVersion }, fields))
  return sibling ? placedAnswer(ctx, sibling.id) : null
}
