// After an order the cart is empty; the server has emptied its own.
import { setCartCount } from '#src/lib/cart-count.ts'
import { CART_STORAGE_KEY } from './cart-storage-key.ts'

export function forgetCart(): void {
  setCartCount(0)
  try {
    localStorage.removeItem(CART_STORAGE_KEY)
  } catch {
    // A copy that cannot be removed is older than the server's row and loses against it.
  }
}
