// What is asked for at the admin's desk when an order is to move on, and what comes back.
import type { ErrorCode } from '#contract/errors.ts'
import { ORDER_STATES, type OrderState } from '#domain/order-state.ts'

export interface MoveValues {
  to: OrderState
  note: string
  trackingNumber: string
}

export interface MoveAnswer {
  moved?: OrderState
  /** The order is in this state by now and may not go where it was sent. */
  illegal?: OrderState
  unconfirmed?: boolean
  failed?: boolean
  /** Why the server did not do it, where it said so; without it no answer came. */
  code?: ErrorCode | null
  values: MoveValues
}

const FINAL = new Set<OrderState>(['cancelled', 'refunded'])
export const needsConfirmation = (state: OrderState): boolean => FINAL.has(state)

/** Reads the form; null when it names no state. */
export function moveValuesOf(form: FormData): MoveValues | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const to = ORDER_STATES.find((state) => state === text('to'))
  return to ? { to, note: text('note'), trackingNumber: text('trackingNumber') } : null
}
