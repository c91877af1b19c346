// Carries out one wish of a cart form; the same for plain posts on the server and for forms in the browser.
import type { AddItemOutcome, CartChange } from '#contract/cart.ts'
import type { Writes } from '#src/lib/calls.ts'

/** What the `intent` field of a cart form may say. */
export type CartIntent = 'add' | 'set' | 'remove' | 'clear' | 'acknowledge'
export type CartOutcome = CartChange | Exclude<AddItemOutcome, { ok: true }>

const MAX_ID = 2_147_483_647
const MAX_QUANTITY = 99

const whole = (value: FormDataEntryValue | null): number => {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? Number.NaN : Math.trunc(Number(text))
}

/** A form may say anything: what is no product is not found, what is no quantity changes nothing. */
export async function runCartIntent(write: Writes, form: FormData): Promise<CartOutcome> {
  const intent = form.get('intent')
  if (intent === 'clear') return write.cart.clear()
  if (intent === 'acknowledge') return write.cart.acknowledgePrices()

  const productId = whole(form.get('productId'))
  if (!(productId >= 1 && productId <= MAX_ID)) return { ok: false, code: 'product_not_found' }
  if (intent === 'remove') return write.cart.removeItem({ productId })

  const asked = whole(form.get('quantity'))
  const quantity = Math.min(Number.isNaN(asked) ? 1 : asked, MAX_QUANTITY)
  if (intent === 'set') {
    // A side button of the number sends its step along.
    const stepped = quantity + (Number(form.get('step') ?? 0) || 0)
    return write.cart.setQuantity({
      productId,
      quantity: Math.min(Math.max(stepped, 0), MAX_QUANTITY),
    })
  }
  return write.cart.addItem({ productId, quantity: Math.max(quantity, 1) })
}
