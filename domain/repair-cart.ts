// Saves what can be saved of a stored cart that scripts, extensions or old versions have damaged.
import { type Cart, type CartItem, MAX_QUANTITY, mergeCarts } from './cart.ts'
import type { Cents } from './money.ts'
import { MAX_PRICE_CENTS, parsePrice } from './price-text.ts'

export interface RepairedCart {
  readonly cart: Cart
  /** Whether anything had to be changed or dropped, so that the shopper can be told. */
  readonly repaired: boolean
}

const MAX_ID = 2_147_483_647
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const wholeNumber = (value: unknown, max: number): number | null => {
  const number = typeof value === 'string' && /^\d{1,12}$/u.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= max
    ? number
    : null
}

/** `priceCents` as stored today, else `price` in dollars, as a number or as the documented text. */
const priceOf = (product: Record<string, unknown>): Cents | null => {
  const cents = wholeNumber(product['priceCents'], MAX_PRICE_CENTS)
  const { price } = product
  if (cents !== null || (typeof price !== 'string' && typeof price !== 'number')) return cents
  const read = typeof price === 'number' ? parsePrice(price.toFixed(2), '.') : parsePrice(price)
  return read.ok ? read.cents : null
}

/** A quantity that cannot be read is one piece; one below 1 means that the item was to be removed. */
const quantityOf = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || Number.isNaN(number)) return 1
  return Math.min(Math.trunc(number), MAX_QUANTITY)
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const repairItem = (value: unknown): CartItem | null => {
  const product = isRecord(value) ? value['product'] : null
  if (!isRecord(value) || !isRecord(product)) return null
  const id = wholeNumber(product['id'], MAX_ID)
  const name = textOrNull(product['name'])?.trim()
  const priceCents = priceOf(product)
  const quantity = quantityOf(value['quantity'])
  if (!id || !name || priceCents === null || quantity < 1) return null
  const imageUrl = textOrNull(product['imageUrl'])
  const sourceStore = textOrNull(product['sourceStore'])
  return { product: { id, name, priceCents, imageUrl, sourceStore }, quantity }
}

const isSame = (item: CartItem, stored: unknown): boolean => {
  if (!isRecord(stored) || !isRecord(stored['product'])) return false
  const { product } = stored
  return (
    item.quantity === stored['quantity'] &&
    Object.entries(item.product).every(([key, value]) => product[key] === value)
  )
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Reads a cart from storage: the stored text or what it held. Lines without a usable id, name or price are dropped,
 * the others kept with price and quantity made whole; a product stored twice keeps its larger quantity. Nothing
 * stored (null, undefined, an empty text) is an empty cart, not a broken one.
 */
export const repairCart = (stored: unknown): RepairedCart => {
  const value = typeof stored === 'string' && stored !== '' ? parsed(stored) : stored
  if (value === null || value === undefined || value === '') return { cart: [], repaired: false }
  const lines: unknown = isRecord(value) && 'items' in value ? value['items'] : value
  if (!Array.isArray(lines)) return { cart: [], repaired: true }
  const items = lines.map(repairItem)
  const cart = items.reduce<Cart>(
    (merged, item) => (item === null ? merged : mergeCarts(merged, [item])),
    [],
  )
  const intact =
    cart.length === lines.length && cart.every((item, index) => isSame(item, lines[index]))
  return { cart, repaired: !intact }
}
