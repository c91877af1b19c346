// What helps where each product of a cart travels, but no service takes all of them: the same in cart and checkout.
import type { CartLineView } from '#contract/cart.ts'
import type { CheckoutQuote } from '#contract/checkout.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

type Quoted = Pick<Extract<CheckoutQuote, { ok: true }>, 'options' | 'closed'> & {
  cart: { lines: readonly CartLineView[] }
}

/** A service that takes all of them and is only closed for now is worth waiting for. */
const isApart = ({ cart, options, closed }: Quoted): boolean =>
  options.length === 0 &&
  closed.every(({ refused }) => refused !== 'route_suspended') &&
  cart.lines.every(({ problem }) => problem === null)

/** Whether only a part of them waits for a closed route. */
export const hasRest = (lines: readonly CartLineView[]): boolean =>
  lines.some(({ waits }) => waits) && !lines.every(({ waits }) => waits)

/** Null where a service takes all of them, now or later, or where a line says itself why it cannot be ordered. */
export const apartText = (
  { summary: t }: TranslationFunctions['cart'],
  quoted: Quoted,
  place: string,
): string | null => {
  if (!isApart(quoted)) return null
  const { lines } = quoted.cart
  if (hasRest(lines)) return t.noneRest({ place })
  return lines.some(({ waits }) => waits) ? t.noneWait({ place }) : t.none({ place })
}
