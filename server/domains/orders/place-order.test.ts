// Proves placing: once per checkout whatever is clicked or raced, at the price seen or not at all, never below zero stock.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const filled = async (product: object = {}, quantity = 1) => {
  const visitor = shop.visitor()
  const productId = await shop.product(product)
  await visitor.call.cart.addItem({ productId, quantity })
  return { visitor, productId }
}

const stockOf = async (id: number) => (await shop.sql<{ stock: number }>('select stock from product where id = ?', [id]))[0]?.stock
const orderCount = async () => (await shop.sql<{ n: number }>('select count(*)::int as n from shop_order'))[0]?.n ?? 0

describe('quote', () => {
  test('adds goods, exact freight, 15 % of the goods and 25.00 once', async () => {
    const { visitor } = await filled({ priceCents: 10_000 }, 2)
    const quote = await visitor.call.orders.checkoutQuote()
    if (!quote.ok) throw new Error(quote.code)
    const [air, sea] = quote.options
    // Two boxes of 2 lb, 320 in³ each, as one parcel: 4 lb against 3.86 volumetric; 0.37 ft³ bills one.
    expect(air).toMatchObject({
      service: 'air',
      charges: [
        { code: 'goods', cents: 20_000 },
        { code: 'freight', cents: 4 * 650 },
        { code: 'taxes', cents: 3000 },
        { code: 'processing', cents: 2500 },
      ],
      totalCents: 28_100,
      freight: { basis: 'actual_weight', unit: 'lb', billedThousandths: 4000, minimumApplied: false },
      minDays: 3,
      maxDays: 10,
    })
    expect(sea).toMatchObject({
      service: 'sea',
      totalCents: 28_600,
      freight: { basis: 'volume', unit: 'ft3', billedThousandths: 1000, minimumApplied: true },
    })
    expect(quote.estimatedProductIds).toEqual([])
  })

  test('says which products were estimated', async () => {
    const { visitor, productId } = await filled({ weightThousandths: null, weightUnit: null })
    expect(await visitor.call.orders.checkoutQuote({ service: 'sea' })).toMatchObject({
      ok: true,
      options: [{ service: 'sea' }],
      estimatedProductIds: [productId],
    })
  })

  test('of an empty cart is a no', async () => {
    expect(await shop.visitor().call.orders.checkoutQuote()).toEqual({ ok: false, code: 'cart_empty' })
  })
})

describe('placing', () => {
  test('freezes what was agreed, empties the cart, takes the stock and enqueues the mail', async () => {
    const { visitor, productId } = await filled({ priceCents: 12_345, stock: 5 }, 2)
    const form = await checkoutForm(visitor, { note: ' Tocar el timbre ' })
    const waiting = await shop.waiting('sendOrderMail')
    const placed = await visitor.call.orders.placeOrder(form)
    if (!placed.ok) throw new Error(placed.code)
    expect(placed.number).toMatch(/^PU-\d{6}-\d$/)
    expect(placed.key).toMatch(/^[\w-]{43}$/)

    await shop.sql(`update product set price_cents = 1, name = 'Otro' where id = ?`, [productId])
    const order = await visitor.call.orders.order({ number: placed.number, key: placed.key })
    expect(order).toMatchObject({
      state: 'pending_payment',
      email: 'maria@example.com',
      locale: 'es',
      totalCents: form.expectedTotalCents,
      note: 'Tocar el timbre',
      shippingAddress: { phone: '+584121234567' },
      lines: [{ productId, unitCents: 12_345, quantity: 2, totalCents: 24_690 }],
      history: [{ fromState: null, toState: 'pending_payment', actor: 'customer' }],
    })
    expect(order.lines[0]?.name).not.toBe('Otro')
    expect(order.charges.reduce((total, charge) => total + charge.cents, 0)).toBe(order.totalCents)
    expect(new Date(order.payUntil).getTime() - new Date(order.placedAt).getTime()).toBe(48 * 3_600_000)
    expect(await stockOf(productId)).toBe(3)
    expect(await visitor.call.cart.current()).toMatchObject({ lines: [], version: 2 })
    expect(visitor.cookies.get('puente_cart_count')).toBe('0')
    expect(await shop.waiting('sendOrderMail')).toBe(waiting + 1)
  })

  test('ten times at once with one key makes one order', async () => {
    const { visitor, productId } = await filled({ stock: 100 })
    const form = await checkoutForm(visitor)
    const before = await orderCount()
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.call.orders.placeOrder(form)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(await orderCount()).toBe(before + 1)
    expect(await stockOf(productId)).toBe(99)
  })

  test('a retry after a lost answer gets the same order', async () => {
    const { visitor } = await filled()
    const form = await checkoutForm(visitor)
    const first = await visitor.call.orders.placeOrder(form)
    expect(await visitor.call.orders.placeOrder(form)).toEqual(first)
  })

  test('the same key with another body is refused and changes nothing', async () => {
    const { visitor } = await filled()
    const form = await checkoutForm(visitor)
    await visitor.call.orders.placeOrder(form)
    const before = await orderCount()
    const other = { ...form, email: 'otra@example.com' }
    expect(await visitor.call.orders.placeOrder(other)).toEqual({ ok: false, code: 'request_reused' })
    expect(await orderCount()).toBe(before)
  })

  test('two tabs with keys of their own place one order', async () => {
    const { visitor } = await filled()
    const tab = shop.visitor({ cookies: visitor.cookies })
    const [one, two] = [await checkoutForm(visitor), await checkoutForm(tab)]
    expect(one.idempotencyKey).not.toBe(two.idempotencyKey)
    const [first, second] = await Promise.all([visitor.call.orders.placeOrder(one), tab.call.orders.placeOrder(two)])
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
  })

  test('a price that moved is refused with both totals and the lines', async () => {
    const { visitor, productId } = await filled({ priceCents: 10_000 })
    const form = await checkoutForm(visitor)
    await shop.sql('update product set price_cents = 11000 where id = ?', [productId])
    const refused = await visitor.call.orders.placeOrder(form)
    expect(refused).toMatchObject({
      ok: false,
      code: 'price_changed',
      expectedTotalCents: form.expectedTotalCents,
      totalCents: form.expectedTotalCents + 1000 + 150,
      lines: [{ productId, seenCents: 10_000, currentCents: 11_000 }],
    })
    expect(await stockOf(productId)).toBe(10)
    // With the new total in view the same form goes through.
    const agreed = { ...form, expectedTotalCents: form.expectedTotalCents + 1150 }
    expect(await visitor.call.orders.placeOrder(agreed)).toMatchObject({ ok: true })
  })

  test('a total nobody was ever shown is refused', async () => {
    const { visitor } = await filled()
    const form = await checkoutForm(visitor, { expectedTotalCents: 1 })
    expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ code: 'price_changed', lines: [] })
  })

  test('a cart that changed in another tab is refused with what it holds now', async () => {
    const { visitor, productId } = await filled()
    const form = await checkoutForm(visitor)
    await visitor.call.cart.setQuantity({ productId, quantity: 3 })
    expect(await visitor.call.orders.placeOrder(form)).toMatchObject({
      ok: false,
      code: 'cart_changed',
      cart: { itemCount: 3 },
    })
  })

  test('what is no longer sold here is named', async () => {
    const { visitor, productId } = await filled()
    const form = await checkoutForm(visitor)
    await shop.sql('update product set listed = false where id = ?', [productId])
    expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ code: 'not_sold_here', lines: [{ productId }] })
  })

  test('an empty cart places nothing', async () => {
    const { visitor } = await filled()
    const form = await checkoutForm(visitor)
    await visitor.call.cart.clear()
    expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'cart_empty' })
    expect(await shop.visitor().call.orders.placeOrder({ ...form, idempotencyKey: randomUUID() })).toEqual({
      ok: false,
      code: 'cart_empty',
    })
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
    const answers = await Promise.all(buyers.map(({ visitor, form }) => visitor.call.orders.placeOrder(form)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const refusals = answers.filter((answer) => !answer.ok)
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'out_of_stock', lines: [{ productId, requested: 1, available: 0 }] })
    expect(await stockOf(productId)).toBe(0)
  })

  test('carts with the same products in opposite order do not stand in each other’s way', async () => {
    const ids = [await shop.product({ stock: 500 }), await shop.product({ stock: 500 })]
    const buy = async (productIds: number[]) => {
      const visitor = shop.visitor()
      for (const productId of productIds) await visitor.call.cart.addItem({ productId, quantity: 1 })
      return visitor.call.orders.placeOrder(await checkoutForm(visitor))
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buy(index % 2 ? ids : [...ids].reverse())),
    )
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(await Promise.all(ids.map(stockOf))).toEqual([480, 480])
  })

  test('a failure at the very end leaves no order, no mail and all stock', async () => {
    const { visitor, productId } = await filled()
    const form = await checkoutForm(visitor)
    const before = { orders: await orderCount(), mails: await shop.waiting('sendOrderMail') }
    await shop.sql(`create function no_event() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await shop.sql('create trigger no_event before insert on order_event for each row execute function no_event()')
    await expect(visitor.call.orders.placeOrder(form)).rejects.toThrow()
    await shop.sql('drop trigger no_event on order_event')
    expect({ orders: await orderCount(), mails: await shop.waiting('sendOrderMail') }).toEqual(before)
    expect(await stockOf(productId)).toBe(10)
    expect((await visitor.call.cart.current()).itemCount).toBe(1)
    // The same form, sent again, is placed.
    expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
    expect(await shop.waiting('sendOrderMail')).toBe(before.mails + 1)
  })
})

describe('the form', () => {
  const faults = async (changes: object) => {
    const { visitor } = await filled()
    const form = { ...(await checkoutForm(visitor)), ...changes }
    const error = await visitor.call.orders.placeOrder(form).catch((caught: unknown) => caught)
    return (error as { cause: { issues: { path: unknown[] }[] } }).cause.issues.map((issue) => issue.path.join('.'))
  }
  const address = { fullName: 'María', idDocument: '', state: 'Zulia', city: 'Maracaibo', line1: 'Calle 72', line2: '', postalCode: '' }

  test.each([
    [{ email: 'no es un correo' }, 'email'],
    [{ email: 'a@b.es\r\nBcc: c@d.es' }, 'email'],
    [{ idempotencyKey: 'siempre-la-misma' }, 'idempotencyKey'],
    [{ paymentMethod: 'card' }, 'paymentMethod'],
    [{ shippingAddress: { ...address, phone: '123' } }, 'shippingAddress.phone'],
    [{ shippingAddress: { ...address, phone: '0414-7654321', state: 'Texas' } }, 'shippingAddress.state'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ totalCents: 1 }, ''],
  ])('%o is refused at its field', async (changes, field) => {
    expect(await faults(changes)).toEqual([field])
  })
})
