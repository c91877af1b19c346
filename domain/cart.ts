// The rules of the cart, the same for browser storage and for the stored cart row.
import { type Cents, multiply, sum } from './money.ts'

/** The part of a product a cart remembers; its price is read again before an order is placed. */
export interface CartProduct {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly imageUrl: string | null
  readonly sourceStore: string | null
}

export interface CartItem {
  readonly product: CartProduct
  readonly quantity: number
}

/** Items in the order they were added, one per product. */
export type Cart = readonly CartItem[]

/** The notice a change shows; null for none. */
export type CartNotice = 'quantity_updated' | 'added' | 'removed' | 'cleared' | null

export interface CartChange {
  readonly cart: Cart
  readonly notice: CartNotice
}

/** Pieces of one product a cart holds at most. */
export const MAX_QUANTITY = 99

const within = (quantity: number): number => Math.min(Math.trunc(quantity), MAX_QUANTITY)
const hasProduct = (productId: number) => (item: CartItem) => item.product.id === productId

/** Adds a new product, or raises the quantity of one already there; its remembered texts and price are renewed. */
export const addItem = (cart: Cart, product: CartProduct, quantity = 1): CartChange => {
  if (!(quantity >= 1)) return { cart, notice: null }
  if (!cart.some(hasProduct(product.id)))
    return { cart: [...cart, { product, quantity: within(quantity) }], notice: 'added' }
  const raised = cart.map((item) =>
    item.product.id === product.id ? { product, quantity: within(item.quantity + quantity) } : item,
  )
  return { cart: raised, notice: 'quantity_updated' }
}

/** Takes a product out; the notice only shows when it was there. */
export const removeItem = (cart: Cart, productId: number): CartChange => {
  const rest = cart.filter((item) => item.product.id !== productId)
  return rest.length < cart.length ? { cart: rest, notice: 'removed' } : { cart, notice: null }
}

/** Sets a quantity without a notice; below 1 it removes the item. What is not a number changes nothing. */
export const setQuantity = (cart: Cart, productId: number, quantity: number): CartChange => {
  if (Number.isNaN(quantity)) return { cart, notice: null }
  if (quantity < 1) return removeItem(cart, productId)
  const set = cart.map((item) =>
    item.product.id === productId ? { ...item, quantity: within(quantity) } : item,
  )
  return { cart: set, notice: null }
}

/** Empties the cart. */
export const clear = (): CartChange => ({ cart: [], notice: 'cleared' })

/** The union of two carts; where both hold a product the larger quantity wins and the first cart's texts stay. */
export const mergeCarts = (first: Cart, second: Cart): Cart => {
  const both = first.map((item) => {
    const other = second.find(hasProduct(item.product.id))
    return other === undefined
      ? item
      : { ...item, quantity: Math.max(item.quantity, other.quantity) }
  })
  return [...both, ...second.filter((item) => !first.some(hasProduct(item.product.id)))]
}

/** Pieces in the cart. */
export const totalItems = (cart: Cart): number =>
  cart.reduce((total, item) => total + item.quantity, 0)

/** The sum of price times quantity. */
export const subtotalCents = (cart: Cart): Cents =>
  sum(cart.map((item) => multiply(item.product.priceCents, item.quantity)))
