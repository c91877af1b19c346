// The settings of what may be ordered and held before anything is paid.
import type { z } from 'zod'
import { GUEST_HOLD_HOURS, HELD_DOLLARS, HELD_PIECES, type HeldGoods } from '#domain/held-stock.ts'
import { UNPAID_HOURS } from '#domain/order-state.ts'
import { whole } from './config-shapes.ts'

export const ORDER_VARIABLES = {
  ORDER_HOLD_HOURS: whole(1, 8_760).default(UNPAID_HOURS),
  GUEST_HOLD_HOURS: whole(1, 8_760).default(GUEST_HOLD_HOURS),
  HELD_PIECES: whole(1, 1_000_000).default(HELD_PIECES),
  HELD_DOLLARS: whole(1, 10_000_000).default(HELD_DOLLARS),
  ORDERS_PER_HOUR: whole(1, 1_000_000).default(60),
  CARTS_PER_HOUR: whole(1, 1_000_000).default(600),
}

export interface OrderSettings {
  orderHoldHours: number
  /** How long pieces are held for somebody without a confirmed address until a payment is reported. */
  guestHoldHours: number
  /** What one e-mail address may hold unpaid; who may hold how many times as much: `domain/held-stock`. */
  mostHeld: HeldGoods
  /** Orders within an hour from one network address, or for one e-mail address. */
  ordersPerHour: number
  /** Carts of visitors begun within an hour from one network address. */
  cartsPerHour: number
}

type OrderValues = { [K in keyof typeof ORDER_VARIABLES]: z.output<(typeof ORDER_VARIABLES)[K]> }

export const readOrderSettings = (v: OrderValues): OrderSettings => ({
  orderHoldHours: v.ORDER_HOLD_HOURS,
  guestHoldHours: v.GUEST_HOLD_HOURS,
  mostHeld: { pieces: v.HELD_PIECES, cents: v.HELD_DOLLARS * 100 },
  ordersPerHour: v.ORDERS_PER_HOUR,
  cartsPerHour: v.CARTS_PER_HOUR,
})
