// Changes the cart from inside of the drawer, which shows the answer itself.
import type { Locale } from '#domain/vocabulary.ts'
import { write } from '#src/lib/browser-context.ts'
import { updateDrawer } from './cart-drawer-store.ts'
import { type CartIntent, runCartIntent } from './cart-outcome.ts'
import { inTurn } from './in-turn.ts'
import { rememberCart } from './remember-cart.ts'
import { showNotice } from './show-notice.ts'

export async function drawerCommand(
  intent: CartIntent,
  productId: number,
  locale: Locale,
): Promise<void> {
  const form = new FormData()
  form.set('intent', intent)
  form.set('productId', String(productId))
  const outcome = await inTurn(() => runCartIntent(write, form)).catch(() => null)
  if (!outcome?.ok) {
    // Stays where it was clicked after the toast is gone.
    updateDrawer({ notice: 'failed' })
    return showNotice(outcome, locale)
  }
  rememberCart(outcome.cart)
  updateDrawer({ cart: outcome.cart, notice: outcome.notice })
}
