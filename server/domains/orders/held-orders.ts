// The one reading of what is held although nobody has confirmed a payment, and of what there is for sale beside it.
import { sql } from 'kysely'

/** Orders whose pieces are held although nobody has confirmed a payment, as `held`. */
export const HELD_ORDERS = sql`shop_order held
  join order_line line on line.order_id = held.id
  where held.pieces_held and held.state in ('pending_payment', 'payment_review')`

export const HELD_GOODS = sql`coalesce(sum(line.quantity), 0)::float8 as pieces,
  coalesce(sum(line.total_cents), 0)::float8 as cents`

/** All pieces that may be ordered here. */
export const FOR_SALE = sql`(select coalesce(sum(stock), 0)::float8 from product
  where listed and sales_policy = 'own')`
