// Adds to the cart from any page: writes, remembers, shows. Loaded when a press on a cart button is near.
import type { Locale } from '#domain/vocabulary.ts'
import { write } from '#src/lib/browser-context.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import { openDrawer } from './cart-drawer-store.ts'
import { runCartIntent } from './cart-outcome.ts'
import { rememberCart } from './remember-cart.ts'

/** Null when it went well; else what went wrong, for the place next to the button. */
export async function addCommand(
  form: FormData,
  locale: Locale,
  opener: HTMLElement | null,
): Promise<string | null> {
  const words = loadTexts(locale, ['cart', 'errors'])
  const outcome = await runCartIntent(write, form).catch(() => null)
  await words
  const { cart, errors } = textsOf(locale)
  if (!outcome) return cart.notice.failed()
  if (!outcome.ok) return errors[outcome.code]()
  rememberCart(outcome.cart)
  openDrawer({ cart: outcome.cart, notice: outcome.notice, opener })
  return null
}
