// The cart's documented behaviour, notices included, and the laws of merging.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItem,
  type Cart,
  type CartProduct,
  clear,
  MAX_QUANTITY,
  mergeCarts,
  removeItem,
  setQuantity,
  subtotalCents,
  totalItems,
} from './cart.ts'

const product = (id: number, priceCents = 1265): CartProduct => ({
  id,
  name: `Product ${id}`,
  priceCents,
  imageUrl: null,
  sourceStore: 'amazon',
})
const cart: Cart = [
  { product: product(1), quantity: 2 },
  { product: product(2, 800), quantity: 1 },
]
const quantities = (items: Cart) =>
  Object.fromEntries(items.map((item) => [item.product.id, item.quantity]))

describe('adding', () => {
  it('puts a new product in once', () => {
    expect(addItem([], product(7))).toEqual({
      cart: [{ product: product(7), quantity: 1 }],
      notice: 'added',
    })
  })

  it('raises the quantity of a known product by one and renews its price', () => {
    const change = addItem(cart, product(1, 1300))
    expect(change.notice).toBe('quantity_updated')
    expect(change.cart).toEqual([{ product: product(1, 1300), quantity: 3 }, cart[1]])
  })

  it('adds several at once, up to the limit', () => {
    expect(quantities(addItem(cart, product(2), 4).cart)).toEqual({ 1: 2, 2: 5 })
    expect(quantities(addItem(cart, product(2), 500).cart)).toEqual({ 1: 2, 2: MAX_QUANTITY })
    expect(quantities(addItem(cart, product(3), 500).cart)).toEqual({ 1: 2, 2: 1, 3: MAX_QUANTITY })
  })

  it('ignores a quantity that is none', () => {
    for (const none of [0, -1, Number.NaN])
      expect(addItem(cart, product(3), none)).toEqual({ cart, notice: null })
  })
})

describe('setting a quantity', () => {
  it('sets it, silently and within the limit', () => {
    expect(setQuantity(cart, 1, 5)).toEqual({
      cart: [{ product: product(1), quantity: 5 }, cart[1]],
      notice: null,
    })
    expect(quantities(setQuantity(cart, 1, 1000).cart)).toEqual({ 1: MAX_QUANTITY, 2: 1 })
  })

  it('removes below 1', () => {
    expect(setQuantity(cart, 1, 0)).toEqual({ cart: [cart[1]], notice: 'removed' })
    expect(setQuantity(cart, 1, 0.5)).toEqual({ cart: [cart[1]], notice: 'removed' })
  })

  it('changes nothing for a number that is none or a product that is not there', () => {
    expect(setQuantity(cart, 1, Number.NaN)).toEqual({ cart, notice: null })
    expect(setQuantity(cart, 9, 0)).toEqual({ cart, notice: null })
    expect(setQuantity(cart, 9, 4)).toEqual({ cart, notice: null })
  })
})

describe('removing and clearing', () => {
  it('says so only when something was removed', () => {
    expect(removeItem(cart, 2)).toEqual({ cart: [cart[0]], notice: 'removed' })
    expect(removeItem(cart, 9)).toEqual({ cart, notice: null })
  })

  it('empties everything', () => {
    expect(clear()).toEqual({ cart: [], notice: 'cleared' })
  })
})

it('counts pieces and money', () => {
  expect(totalItems(cart)).toBe(3)
  expect(subtotalCents(cart)).toBe(3330)
  expect([totalItems([]), subtotalCents([])]).toEqual([0, 0])
})

describe('merging', () => {
  const carts = fc
    .uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: MAX_QUANTITY })),
      {
        selector: ([id]) => id,
      },
    )
    .map((lines): Cart => lines.map(([id, quantity]) => ({ product: product(id), quantity })))

  it('keeps every product with the larger quantity', () => {
    const other: Cart = [
      { product: product(2), quantity: 7 },
      { product: product(3), quantity: 1 },
      { product: product(1), quantity: 1 },
    ]
    expect(quantities(mergeCarts(cart, other))).toEqual({ 1: 2, 2: 7, 3: 1 })
  })

  it('is idempotent, and commutative and associative in its quantities', () => {
    fc.assert(
      fc.property(carts, carts, carts, (a, b, c) => {
        const merged = mergeCarts(a, b)
        expect(mergeCarts(a, a)).toEqual(a)
        expect(mergeCarts(merged, b)).toEqual(merged)
        expect(quantities(mergeCarts(b, a))).toEqual(quantities(merged))
        expect(quantities(mergeCarts(a, mergeCarts(b, c)))).toEqual(
          quantities(mergeCarts(merged, c)),
        )
      }),
    )
  })
})
