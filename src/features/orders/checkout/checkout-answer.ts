// What the checkout page gets back when no order was placed.
import type { PlaceOrderOutcome } from '#contract/checkout.ts'
import type { Faults } from './checkout-fields.ts'

export interface CheckoutAnswer {
  values: Record<string, string>
  faults: Faults
  refusal: Exclude<PlaceOrderOutcome, { ok: true }> | null
  /** No answer came: pressing again is safe, because the form carries the same key. */
  failed: boolean
}
