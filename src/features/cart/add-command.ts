// Adds to the cart from any page: writes, remembers, shows. Loaded when a click on a cart button is near.
import type { Locale } from '#domain/vocabulary.ts'
import { write } from '#src/lib/browser-context.ts'
import { errorText } from '#src/lib/error-text.ts'
import { loadTexts } from '#src/lib/load-texts.ts'
import { textsOf } from '#src/lib/texts.ts'
import { openDrawer } from './cart-drawer-store.ts'
import { runCartIntent } from './cart-outcome.ts'
import { inTurn } from './in-turn.ts'
import { rememberCart } from './remember-cart.ts'

const wordsOf = (locale: Locale) => loadTexts(locale, ['cart', 'customsNote', 'errors'])

/** Fetches what the click itself will need. */
export const prepareAdd = (locale: Locale): Promise<unknown> =>
  Promise.all([wordsOf(locale), import('#src/lib/trpc-client.ts')])

/**
 * Null when it went well; else what went wrong, for the place next to the button. Throws only before anything was
 * sent, so that the caller may send the plain form instead.
 */
export async function addCommand(
  form: FormData,
  locale: Locale,
  opener: HTMLElement | null,
): Promise<string | null> {
  await wordsOf(locale)
  const { cart, errors } = textsOf(locale)
  const outcome = await inTurn(() => runCartIntent(write, form)).catch(() => null)
  if (!outcome) return cart.notice.failed()
  if (!outcome.ok) return errorText(outcome, errors, locale)
  rememberCart(outcome.cart)
  openDrawer({ cart: outcome.cart, notice: outcome.notice, opener })
  return null
}
