// The settings of what may be ordered and held before anything is paid.
import type { z } from 'zod'
import {
  GUEST_HOLD_HOURS,
  HELD_DOLLARS,
  HELD_PIECES,
  type HeldGoods,
  NEWCOMER_PERCENT,
} from '#domain/held-stock.ts'
import { UNPAID_HOURS } from '#domain/order-state.ts'
import { whole } from './config-shapes.ts'

export const ORDER_VARIABLES = {
  ORDER_HOLD_HOURS: whole(1, 8_760).default(UNPAID_HOURS),
  GUEST_HOLD_HOURS: whole(1, 8_760).default(GUEST_HOLD_HOURS),
  HELD_PIECES: whole(1, 1_000_000).default(HELD_PIECES),
  HELD_DOLLARS: whole(1, 10_000_000).default(HELD_DOLLARS),
  NEWCOMER_PERCENT: whole(1, 100).default(NEWCOMER_PERCENT),
  ORDERS_PER_HOUR: whole(1, 1_000_000).default(60),
  CARTS_PER_HOUR: whole(1, 1_000_000).default(600),
}

export interface OrderSettings {
  orderHoldHours: number
  /** How long pieces are held for somebody without a confirmed address until a payment is reported. */
  guestHoldHours: number
  /** What one confirmed mailbox may hold unpaid; who may hold how many times as much: `domain/held-stock`. */
  mostHeld: HeldGoods
  /** How much of a product, and of all, those who have never paid an order may hold together. */
  newcomerPercent: number
  /** Orders within an hour from one network address; mails about orders within an hour to one e-mail address. */
  ordersPerHour: number
  /** Carts of visitors begun within an hour from one network address. */
  cartsPerHour: number
}

type OrderValues = { [K in keyof typeof ORDER_VARIABLES]: z.output<(typeof ORDER_VARIABLES)[K]> }

export const readOrderSettings = (v: OrderValues): OrderSettings => ({
  orderHoldHours: v.ORDER_HOLD_HOURS,
  guestHoldHours: v.GUEST_HOLD_HOURS,
  mostHeld: { pieces: v.HELD_PIECES, cents: v.HELD_DOLLARS * 100 },
  newcomerPercent: v.NEWCOMER_PERCENT,
  ordersPerHour: v.ORDERS_PER_HOUR,
  cartsPerHour: v.CARTS_PER_HOUR,
})
