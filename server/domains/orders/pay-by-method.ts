// What the chosen way to pay makes of a price: its fee or discount as a line of its own, and a no to amounts it does not take.
import type { CheckoutOption } from '#contract/checkout.ts'
import { refuse } from '#contract/outcome.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { feeOf, takesAmount } from '#domain/payment-amount.ts'

export function withFee(option: CheckoutOption, method: PaymentMethodView): CheckoutOption {
  const cents = feeOf(option.totalCents, method)
  if (cents === 0) return option
  const code = cents > 0 ? 'payment_fee' : 'payment_discount'
  return {
    ...option,
    charges: [...option.charges, { code, cents }],
    totalCents: option.totalCents + cents,
  }
}

export const refuseAmount = ({ totalCents }: CheckoutOption, method: PaymentMethodView) =>
  takesAmount(method, totalCents) ? null : refuse('method_amount')
