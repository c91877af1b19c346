// A damaged cart is mended, never lost and never a crash.
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type Cart, MAX_QUANTITY, subtotalCents, totalItems } from './cart.ts'
import { repairCart } from './repair-cart.ts'

const product = { id: 1, name: 'Equalizer', priceCents: 1265, imageUrl: null, sourceStore: null }
const line = { product, quantity: 2 }

test.each([
  ['nothing', null],
  ['no key', undefined],
  ['an empty text', ''],
  ['an empty list', []],
  ['an empty list as text', '[]'],
])('%s is an empty cart', (_, stored) => {
  expect(repairCart(stored)).toEqual({ cart: [], repaired: false })
})

test.each([
  ['a list', [line]],
  ['its text', JSON.stringify([line])],
  ['an object with items', { items: [line], version: 3 }],
])('%s that is whole stays as it is', (_, stored) => {
  expect(repairCart(stored)).toEqual({ cart: [line], repaired: false })
})

test.each([
  [
    'a price in dollars as text',
    { ...line, product: { ...product, priceCents: undefined, price: '12.65' } },
  ],
  [
    'a price in dollars as number',
    { ...line, product: { ...product, priceCents: undefined, price: 12.65 } },
  ],
  [
    'a price spoilt by floating point',
    { ...line, product: { ...product, priceCents: null, price: 12.650000000000002 } },
  ],
  ['cents as text', { ...line, product: { ...product, priceCents: '1265' } }],
  ['an id as text', { ...line, product: { ...product, id: '1' } }],
  ['a quantity as text', { ...line, quantity: '2' }],
  ['a broken quantity', { ...line, quantity: 2.9 }],
  ['a missing picture', { product: { ...product, imageUrl: undefined }, quantity: 2 }],
])('%s is mended', (_, broken) => {
  expect(repairCart([broken])).toEqual({ cart: [line], repaired: true })
})

test.each([
  [1e9, MAX_QUANTITY],
  [Number.POSITIVE_INFINITY, MAX_QUANTITY],
  ['many', 1],
  [null, 1],
  [undefined, 1],
])('a quantity of %j becomes %d', (quantity, expected) => {
  expect(repairCart([{ product, quantity }])).toEqual({
    cart: [{ product, quantity: expected }],
    repaired: true,
  })
})

test.each([
  null,
  7,
  'x',
  {},
  { product: null, quantity: 1 },
  { product: { ...product, id: 0 }, quantity: 1 },
  { product: { ...product, id: 1.5 }, quantity: 1 },
  { product: { ...product, name: ' ' }, quantity: 1 },
  { product: { ...product, priceCents: -1 }, quantity: 1 },
  { product: { ...product, priceCents: null, price: '1,299' }, quantity: 1 },
  { product, quantity: 0 },
  { product, quantity: -3 },
])('%j is dropped and the rest stays', (hopeless) => {
  expect(repairCart([hopeless, { ...line, product: { ...product, id: 2 } }])).toEqual({
    cart: [{ ...line, product: { ...product, id: 2 } }],
    repaired: true,
  })
})

test.each([['not json'], ['{"a":'], [42], [{ items: 'x' }], [true]])(
  '%j leaves an empty cart and says so',
  (stored) => {
    expect(repairCart(stored)).toEqual({ cart: [], repaired: true })
  },
)

it('keeps the larger quantity of a product stored twice', () => {
  expect(repairCart([line, { product, quantity: 5 }])).toEqual({
    cart: [{ product, quantity: 5 }],
    repaired: true,
  })
})

it('makes a usable cart of anything, and has nothing left to mend the second time', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.array(
      fc.record(
        {
          product: fc.record(
            {
              id: fc.oneof(fc.integer(), fc.string(), fc.double()),
              name: fc.oneof(fc.string(), fc.constant(null)),
              price: fc.oneof(fc.string(), fc.double(), fc.constant('12.65')),
              priceCents: fc.oneof(fc.nat(), fc.constant(null)),
            },
            { requiredKeys: [] },
          ),
          quantity: fc.oneof(fc.integer(), fc.double(), fc.string()),
        },
        { requiredKeys: [] },
      ),
    ),
  )
  fc.assert(
    fc.property(anything, (stored) => {
      const { cart } = repairCart(stored)
      expect(
        Number.isSafeInteger(totalItems(cart)) && Number.isSafeInteger(subtotalCents(cart)),
      ).toBe(true)
      expect(repairCart(JSON.stringify(cart))).toEqual({ cart, repaired: false })
    }),
  )
})

it('leaves every sound cart alone', () => {
  const sound = fc.uniqueArray(
    fc.record({
      product: fc.record({
        id: fc.integer({ min: 1, max: 2_147_483_647 }),
        name: fc.string({ minLength: 1 }).map((name) => `P${name.trim()}`),
        priceCents: fc.nat(2_147_483_647),
        imageUrl: fc.option(fc.webUrl()),
        sourceStore: fc.constantFrom('amazon', null),
      }),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    }),
    { selector: (item) => item.product.id, maxLength: 5 },
  )
  fc.assert(
    fc.property(sound, (cart: Cart) => {
      expect(repairCart(JSON.stringify(cart))).toEqual({ cart, repaired: false })
    }),
  )
})
