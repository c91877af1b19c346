// The one table of what may happen to an order next.

/** Order states, in the order a happy order passes them, then the two ends it may meet instead. */
export const ORDER_STATES = [
  'pending_payment',
  'payment_review',
  'paid',
  'purchasing',
  'in_warehouse',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** How long an order may stay unpaid before it is cancelled and its stock returns. */
export const UNPAID_HOURS = 48

/**
 * A payment that does not hold up in review goes back to pending. Money taken can only be refunded, never cancelled;
 * after delivery a refund settles a claim.
 */
const NEXT: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['payment_review', 'paid', 'cancelled'],
  payment_review: ['paid', 'pending_payment', 'cancelled'],
  paid: ['purchasing', 'in_warehouse', 'refunded'],
  purchasing: ['in_warehouse', 'refunded'],
  in_warehouse: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** The states an order may move to from here; none when it is over. */
export const nextStates = (from: OrderState): readonly OrderState[] => NEXT[from]

/** Whether an order may move from one state to another; staying is not moving. */
export const mayMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to)

/** Whether nothing can happen to the order any more. */
export const isFinal = (state: OrderState): boolean => NEXT[state].length === 0

/** Whether entering the state gives reserved stock back: the goods never leave. */
export const returnsStock = (from: OrderState, to: OrderState): boolean =>
  to === 'cancelled' || (to === 'refunded' && ['paid', 'purchasing', 'in_warehouse'].includes(from))

/** Whether the goods have yet to pass customs, which may ask for something. */
export const awaitsCustoms = (state: OrderState): boolean =>
  !isFinal(state) && state !== 'delivered'

/** Whether nobody has confirmed yet that the order was paid. */
export const isUnpaid = (state: OrderState): boolean =>
  ['pending_payment', 'payment_review'].includes(state)

/** The states of an order that was paid and not paid back. */
export const PAID_STATES = ['paid', 'purchasing', 'in_warehouse', 'shipped', 'delivered'] as const

/** Whether the order's pieces are still to be bought: the store they come from counts them as its own until then. */
export const reservesStock = (state: OrderState): boolean =>
  ['pending_payment', 'payment_review', 'paid'].includes(state)
