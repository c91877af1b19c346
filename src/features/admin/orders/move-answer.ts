// What is asked for at the admin's desk when an order is to move on, and what comes back.
import type { ErrorCode } from '#contract/errors.ts'
import type { AdminMoveOutcome } from '#contract/order-desk.ts'
import { missingForShipping, type ShippingField } from '#domain/shipping-proof.ts'
import { ORDER_STATES, type OrderState } from '#domain/order-state.ts'

export interface MoveValues {
  to: OrderState
  note: string
  carrier: string
  trackingNumber: string
  untracked: boolean
}

export interface MoveAnswer {
  moved?: OrderState
  /** The order is in this state by now and may not go where it was sent. */
  illegal?: OrderState
  unconfirmed?: boolean
  /** What shipping still needs. */
  missing?: ShippingField[]
  failed?: boolean
  /** Why the server did not do it, where it said so; without it no answer came. */
  code?: ErrorCode | null
  values: MoveValues
}

const FINAL = new Set<OrderState>(['cancelled', 'refunded'])
export const needsConfirmation = (state: OrderState): boolean => FINAL.has(state)

/** What the form itself lacks for this move. */
export const missingFor = (values: MoveValues): ShippingField[] =>
  values.to === 'shipped' ? missingForShipping(values) : []

/** What is sent of it: an empty field changes nothing. */
export const moveInput = (id: number, values: MoveValues) => ({
  id,
  to: values.to,
  note: values.note,
  ...(values.carrier.trim() !== '' && { carrier: values.carrier }),
  ...(values.trackingNumber.trim() !== '' && { trackingNumber: values.trackingNumber }),
  ...(values.untracked && { untracked: true }),
})

/** Reads the form; null when it names no state. */
export function moveValuesOf(form: FormData): MoveValues | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const to = ORDER_STATES.find((state) => state === text('to'))
  return to
    ? {
        to,
        note: text('note'),
        carrier: text('carrier'),
        trackingNumber: text('trackingNumber'),
        untracked: form.has('untracked'),
      }
    : null
}

/** What the server's answer means for the form. */
export function answerOf(values: MoveValues, outcome: AdminMoveOutcome): MoveAnswer {
  if (outcome.ok) return { values, moved: outcome.order.state }
  return outcome.code === 'tracking_required'
    ? { values, missing: outcome.missing }
    : { values, illegal: outcome.state }
}
