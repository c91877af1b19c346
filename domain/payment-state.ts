// The one table of what may happen to a payment next.

/** In the order a confirmed payment passes them, then the ends it may meet instead. */
export const PAYMENT_STATES = [
  'pending',
  'in_review',
  'confirmed',
  'partially_refunded',
  'refunded',
  'rejected',
  'expired',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A report waits for somebody's look; what was confirmed can only be paid back. */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['in_review', 'confirmed', 'expired'],
  in_review: ['confirmed', 'rejected'],
  confirmed: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  rejected: [],
  expired: [],
}

export const nextPaymentStates = (from: PaymentState): readonly PaymentState[] => NEXT[from]

/** Staying is not moving. */
export const mayMovePayment = (from: PaymentState, to: PaymentState): boolean =>
  NEXT[from].includes(to)

/** Whether nothing can happen to it any more. */
export const isPaymentFinal = (state: PaymentState): boolean => NEXT[state].length === 0
