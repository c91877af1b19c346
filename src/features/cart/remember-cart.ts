// After every change: the badge shows the new number and browser storage keeps a copy.
import type { CartView } from '#contract/cart.ts'
import { setCartCount } from '#src/lib/cart-count.ts'
import { CART_STORAGE_KEY, cartOwner } from './cart-storage-key.ts'

/** The order of the fields is the one the domain's repair reads and the quick look at the start relies on. */
export const storedForm = ({ version, itemCount, lines }: CartView): string =>
  JSON.stringify({
    version,
    owner: cartOwner.username,
    count: itemCount,
    items: lines.map(({ productId, name, priceCents, image, store, quantity }) => ({
      product: { id: productId, name, priceCents, imageUrl: image, sourceStore: store },
      quantity,
    })),
  })

export function rememberCart(cart: CartView): void {
  setCartCount(cart.itemCount)
  // The server has set it with every change of its own; after a sign-out it may still be the other person's.
  document.cookie = `puente_cart_count=${cart.itemCount}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem(CART_STORAGE_KEY, storedForm(cart))
  } catch {
    // Full or forbidden storage: the server's row is enough.
  }
}
