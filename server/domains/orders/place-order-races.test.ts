// Proves that whatever is clicked, retried or raced, a checkout makes one order and stock never goes below zero.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

test('ten times at once with one key makes one order', async () => {
  const { visitor, productId } = await shop.filled({ stock: 100 })
  const form = await checkoutForm(visitor)
  const before = await shop.orderCount()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor.call.orders.placeOrder(form)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await shop.orderCount()).toBe(before + 1)
  expect(await shop.stockOf(productId)).toBe(99)
})

test('a retry after a lost answer gets the same order', async () => {
  const { visitor } = await shop.filled()
  const form = await checkoutForm(visitor)
  const first = await visitor.call.orders.placeOrder(form)
  expect(await visitor.call.orders.placeOrder(form)).toEqual(first)
})

test('the same key with another body is refused and changes nothing', async () => {
  const { visitor } = await shop.filled()
  const form = await checkoutForm(visitor)
  await visitor.call.orders.placeOrder(form)
  const before = await shop.orderCount()
  const other = { ...form, email: 'otra@example.com' }
  expect(await visitor.call.orders.placeOrder(other)).toEqual({
    ok: false,
    code: 'request_reused',
  })
  expect(await shop.orderCount()).toBe(before)
})

test('two tabs with keys of their own place one order', async () => {
  const { visitor } = await shop.filled()
  const tab = shop.visitor({ cookies: visitor.cookies })
  const [one, two] = [await checkoutForm(visitor), await checkoutForm(tab)]
  expect(one.idempotencyKey).not.toBe(two.idempotencyKey)
  const [first, second] = await Promise.all([
    visitor.call.orders.placeOrder(one),
    tab.call.orders.placeOrder(two),
  ])
  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual(first)
})

test('of twenty buyers of the last unit one gets it', async () => {
  const productId = await shop.product({ stock: 1 })
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const visitor = shop.visitor()
      await visitor.call.cart.addItem({ productId, quantity: 1 })
      return { visitor, form: await checkoutForm(visitor) }
    }),
  )
  const answers = await Promise.all(
    buyers.map(({ visitor, form }) => visitor.call.orders.placeOrder(form)),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  const refusals = answers.filter((answer) => !answer.ok)
  expect(refusals).toHaveLength(19)
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      code: 'out_of_stock',
      lines: [{ productId, requested: 1, available: 0 }],
    })
  expect(await shop.stockOf(productId)).toBe(0)
})

testInFull(
  'carts with the same products in opposite order do not stand in each other’s way',
  async () => {
    const ids = [await shop.product({ stock: 500 }), await shop.product({ stock: 500 })]
    const buy = async (productIds: number[]) => {
      const visitor = shop.visitor()
      for (const productId of productIds)
        await visitor.call.cart.addItem({ productId, quantity: 1 })
      return visitor.call.orders.placeOrder(await checkoutForm(visitor))
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy(index % 2 ? ids : ids.toReversed())),
    )
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(await Promise.all(ids.map(shop.stockOf))).toEqual([480, 480])
  },
)
