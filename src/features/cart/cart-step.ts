// A quick look, without fetching anything, at whether browser storage still says what the server last said.
import { CART_STORAGE_KEY, cartOwner } from './cart-storage-key.ts'

/** The number of items the server set with the last change. */
export const cookieCount = (): number =>
  Number(/(?:^|; )puente_cart_count=(\d+)/.exec(document.cookie)?.[1] ?? 0)

interface Stored {
  owner: string
  count: number
  items: { product: { id: number }; quantity: number }[]
}

/** False when the copy is missing, damaged or from another time: then it is worth asking the server. */
export function isInStep(): boolean {
  try {
    const text = localStorage.getItem(CART_STORAGE_KEY)
    const count = cookieCount()
    if (text === null) return count === 0
    const stored = JSON.parse(text) as Stored
    const sum = stored.items.reduce(
      (total, { product, quantity }) => total + (product.id && quantity),
      0,
    )
    return stored.owner === cartOwner.username && stored.count === count && sum === count
  } catch {
    return false
  }
}
