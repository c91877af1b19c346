// What the admin's order page gets back after a change of state was asked for.
import type { OrderState } from '#contract/orders.ts'

export interface MoveAnswer {
  moved?: OrderState
  /** The order is in this state by now and may not go where it was sent. */
  illegal?: OrderState
  unconfirmed?: boolean
  failed?: boolean
  values: Record<string, string>
}
