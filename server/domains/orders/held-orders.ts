// The one reading of what is held although nobody has confirmed a payment, and of what there is for sale beside it.
import { sql } from 'kysely'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

/** Lines of orders whose pieces are held although nobody has confirmed a payment; the order is `held`. */
export const heldLines = (em: Em) =>
  tables(em)
    .selectFrom('shopOrder as held')
    .innerJoin('orderLine as line', 'line.orderId', 'held.id')
    .where('held.piecesHeld', '=', true)
    .where(
      'held.state',
      'in',
      sql<'pending_payment' | 'payment_review'>`('pending_payment', 'payment_review')`,
    )

/** Those of pieces that are there: what is sold before there is any is nobody else's, nor is it once its day is over. */
export const heldStockLines = (em: Em) =>
  heldLines(em)
    .innerJoin('product as stocked', 'stocked.id', 'line.productId')
    .where('stocked.preOrder', '=', false)
    .where((eb) => eb.or([eb('stocked.stock', '>', 0), eb('stocked.missing', '=', 0)]))

export const HELD_GOODS = [
  sql<number>`coalesce(sum(line.quantity), 0)::float8`.as('pieces'),
  sql<number>`coalesce(sum(line.total_cents), 0)::float8`.as('cents'),
]

/** All pieces that are there and may be ordered here. */
export const FOR_SALE = sql<number>`(select coalesce(sum(stock), 0)::float8 from product
  where listed and sales_policy = 'own' and not pre_order)`
