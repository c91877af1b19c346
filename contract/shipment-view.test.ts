// A shipment survives its address, links of every age are read, and no address can break the form.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShipment } from './parse-shipment.ts'
import { CART_LINE_LIMIT } from './cart.ts'
import { quotedProducts } from './quoted-products.ts'
import { EMPTY_PIECE, MAX_PIECE_ROWS, shipmentQuery, type ShipmentView } from './shipment-view.ts'

const BOX = { ...EMPTY_PIECE, length: '40', width: '30', height: '25', weight: '5' }
const VIEW: ShipmentView = {
  numbers: 'es',
  destination: 've-valencia',
  service: 'sea',
  sizeUnit: 'in',
  weightUnit: 'kg',
  pieces: [
    { ...BOX, what: 'Zapatos', contents: 'Toys', value: '60' },
    { ...BOX, length: '12in', up: true, quantity: '3' },
  ],
  goods: [
    { id: 7, quantity: 2 },
    { id: 9, quantity: 1 },
  ],
  show: 'air',
  insurance: true,
  packaging: false,
  repacking: false,
  residential: true,
  consolidate: true,
  asked: true,
}
const read = (query: string, least?: number) =>
  parseShipment(new URLSearchParams(query), 'es', least)

test('what an address says is what made it', () => {
  expect(parseShipment(shipmentQuery(VIEW), 'en')).toEqual(VIEW)
  expect(shipmentQuery(read('')).size).toBe(0)
})

test.each([
  // Of the calculator, filled in by a product's page.
  'numbers=en&size=in&length=10&width=8&height=4&weight=1.5&value=46.2&quantity=2&contents=Toys&what=Bear&source=estimate',
  // Of the quote.
  'to=co-cali&service=air&insurance=1&numbers=es&length=40&width=30&height=25&weight=5&value=&quantity=1&contents=&what=',
  // Of the planner.
  'to=ve-merida&show=sea&numbers=es&what=Zapatos&length=30&width=20&height=11&weight=3&quantity=2&up=0',
])('an old link is still read: %s', (query) => {
  const view = read(query)
  const asked = new URLSearchParams(query)
  for (const field of ['length', 'width', 'height', 'weight', 'quantity', 'what'] as const)
    expect(view.pieces[0]?.[field]).toBe(asked.get(field))
  expect(view.destination).toBe(asked.get('to') ?? '')
  expect(view.pieces[0]?.up).toBe(asked.has('up'))
  expect(view.show).toBe(asked.get('show'))
})

test('products come and go, and are counted together', () => {
  const goods = (query: string) => read(query).goods
  expect(goods('product=7&units=2&product=9&product=7')).toEqual([
    { id: 7, quantity: 3 },
    { id: 9, quantity: 1 },
  ])
  expect(goods('product=7&product=9&without=7')).toEqual([{ id: 9, quantity: 1 }])
  expect(goods('product=x&product=-1&product=99999999999&product=7&units=0')).toEqual([
    { id: 7, quantity: 1 },
  ])
  expect(read('product=7').pieces).toEqual([])
})

test('a whole cart is one shipment', () => {
  const cart = Array.from({ length: CART_LINE_LIMIT }, (_, at) => ({ id: at + 1, quantity: 99 }))
  expect(read(quotedProducts(cart).toString()).goods).toEqual(cart)
})

test('a form begins with so many rows, and buttons without scripts add and take away', () => {
  expect(read('').pieces).toHaveLength(1)
  expect(read('', 2).pieces).toHaveLength(2)
  const query = shipmentQuery({ ...VIEW, goods: [] }).toString()
  expect(read(`${query}&add=1`).pieces).toHaveLength(3)
  // The mark goes with its row.
  expect(read(`${query}&drop=0`, 2).pieces).toEqual([VIEW.pieces[1], EMPTY_PIECE])
})

test('any query gives a form within its bounds', () => {
  const names = [
    'what',
    'length',
    'up',
    'quantity',
    'add',
    'drop',
    'to',
    'show',
    'product',
    'units',
  ]
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string()))
  fc.assert(
    fc.property(pairs, (found) => {
      const { pieces, goods } = parseShipment(new URLSearchParams(found), 'pt', 2)
      expect(pieces.length + goods.length).toBeGreaterThan(1)
      expect(pieces.length).toBeLessThanOrEqual(MAX_PIECE_ROWS)
    }),
  )
})
