// Goods of a calculator's price: they are in the cart once, and the checkout begins with how and where they were to go.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let product: number
beforeAll(async () => {
  shop = await openTestShop()
  product = await shop.product({ name: 'Taladro', priceCents: 10_000, stock: 20 })
})
afterAll(() => shop.close())

test('goods sent from a calculator stand in the cart once, with their way and place', async () => {
  const visitor = shop.visitor()
  const asked = {
    goods: [{ id: product, quantity: 2 }],
    destination: 've-merida',
    service: 'courier',
    extras: ['packaging' as const],
  } as const
  const send = () =>
    visitor.call.cart.sendGoods({ ...asked, goods: [...asked.goods], extras: [...asked.extras] })
  await send()
  expect(await send()).toMatchObject({ ok: true, cart: { itemCount: 2 } })
  expect(visitor.cookies.get('puente_destination')).toBe('ve-merida')
  const quote = await visitor.call.orders.checkoutQuote({})
  expect(quote).toMatchObject({ service: 'courier', extras: ['packaging'], kept: null })
  const gone = { ...asked, extras: [], goods: [{ id: 999_999, quantity: 1 }] }
  expect(await visitor.call.cart.sendGoods(gone)).toMatchObject({ code: 'product_not_found' })
  const nowhere = { ...asked, extras: [], goods: [...asked.goods], destination: 've-atlantida' }
  expect(await visitor.call.cart.sendGoods(nowhere)).toMatchObject({ code: 'unknown_destination' })
})

test('who signs in takes along how the goods were to go', async () => {
  const visitor = shop.visitor()
  await visitor.call.cart.sendGoods({
    goods: [{ id: product, quantity: 1 }],
    destination: 've-caracas',
    service: 'air',
    extras: ['insurance'],
  })
  const username = 'luisa'
  await visitor.call.auth.register({
    fullName: 'Luisa',
    username,
    email: 'l@example.com',
    password: 'secreto',
  })
  await visitor.call.auth.login({ username, password: 'secreto' })
  expect(await visitor.call.orders.checkoutQuote({})).toMatchObject({
    service: 'air',
    extras: ['insurance'],
  })
  // Emptied, it wants nothing any more.
  await visitor.call.cart.clear()
  await visitor.call.cart.addItem({ productId: product, quantity: 1 })
  expect(await visitor.call.orders.checkoutQuote({})).toMatchObject({ service: null, extras: [] })
})

test('fewer pieces than a kept quote has are not put into the cart at another price without a word', async () => {
  const { call } = shop.visitor()
  const few = await shop.product({ stock: 5 })
  const goods = [{ id: few, quantity: 5 }]
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', goods })
  await shop.sql('update product set stock = 3 where id = ?', [few])
  const asked = { quote: saved.ok ? saved.token : '', service: 'sea', replace: true } as const
  expect(await call.cart.sendGoods(asked)).toEqual({ ok: false, code: 'out_of_stock' })
  expect((await call.cart.current()).lines).toEqual([])
})

test('a product that is named twice in one request is refused, not half understood', async () => {
  const { call } = shop.visitor()
  const goods = [1, 2].map((quantity) => ({ id: product, quantity }))
  const to = { goods, destination: 've-caracas' }
  const refused = 'named twice'
  await expect(call.shipping.saveQuote(to)).rejects.toThrow(refused)
  const sent = call.cart.sendGoods({ ...to, service: 'sea', extras: [] })
  await expect(sent).rejects.toThrow(refused)
})

test('a full cart is quoted whole, and its price holds', async () => {
  const { call } = shop.visitor()
  const ids = await Promise.all(Array.from({ length: 50 }, () => shop.product({ stock: 2 })))
  const goods = ids.map((id) => ({ id, quantity: 1 }))
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', goods })
  if (!saved.ok) throw new Error(saved.code)
  const sent = await call.cart.sendGoods({ quote: saved.token, service: 'sea' })
  expect(sent.ok && sent.cart.itemCount).toBe(50)
  expect(await call.orders.checkoutQuote({})).toMatchObject({ kept: { state: 'held' } })
})
