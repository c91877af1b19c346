// Goods of a quote are in the cart: its copy in the browser is brought up to date, and the checkout begins with how they go.
import type { CartView } from '#contract/cart.ts'
import { rememberCart } from '#src/features/cart/remember-cart.ts'
import { forgetChoices } from '#src/features/orders/checkout/kept-draft.ts'

export function tellCart(cart: CartView): void {
  rememberCart(cart)
  forgetChoices()
}
