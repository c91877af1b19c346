// Proves Pago Móvil: the amount is agreed on once with its rate, ends with the time to pay, and needs a rate that is good.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bolivarsFor } from '#domain/bolivar-payment.ts'
import { DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import { checkoutForm, placeOne } from '#tests/support/checkout-form.ts'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'
import { shopDay } from '#domain/shop-day.ts'
import { reported } from '#tests/support/report.ts'

let shop: RatesShop
beforeAll(async () => {
  shop = await openRatesShop()
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const later = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR)
const IN_BOLIVARS = { paymentMethod: METHOD_IDS.pago_movil } as const

const store = (rate: string, valueDate = MONDAY, status = 'good') =>
  shop.sql(
    `insert into exchange_rate (currency, kind, rate, source, sandbox, value_date, fetched_at, status, doubt)
     values ('VES', 'parallel', ?, 'dolarapi', true, ?, ?, ?, ?)`,
    [rate, valueDate, valueDate, status, status === 'good' ? null : 'jump'],
  )
/** Nothing remembered stays: the process keeps rates for seconds only. */
let day = 0
beforeEach(async () => {
  await shop.empty()
  shop.goTo(later((day += 24) * 100))
  await shop.visitor().call.currency.rates()
  shop.goTo(MONDAY)
})

const place = async (visitor = shop.visitor()) => {
  const placed = await placeOne(visitor, await shop.product(), IN_BOLIVARS)
  return { ...placed, visitor, read: () => visitor.call.orders.order(placed) }
}
/** A cart and the form the checkout would send for it. */
const asked = async () => {
  const { visitor } = await shop.filled()
  return { visitor, form: await checkoutForm(visitor, IN_BOLIVARS) }
}

test('the amount is total times the rate of that moment, and no later rate changes it', async () => {
  await store('900.886719')
  const { read } = await place()
  const order = await read()
  expect(order.bolivars).toEqual({
    centimos: bolivarsFor(order.totalCents, '900.886719'),
    rate: '900.886719',
    kind: 'parallel',
    source: 'dolarapi',
    sourceName: 'DolarApi (sandbox)',
    sandbox: true,
    valueDate: MONDAY.toISOString(),
    fetchedAt: MONDAY.toISOString(),
    frozenUntil: order.payUntil,
    held: true,
  })
  await store('950', later(1))
  shop.goTo(later(2))
  expect((await read()).bolivars).toEqual(order.bolivars)
  expect((await read()).totalCents).toBe(order.totalCents)
  const desk = await shop.admin.call.orders.adminOrder({ id: order.id })
  expect(desk.bolivars).toEqual(order.bolivars)
})

test('the checkout shows the rate it would be agreed on by, and what is placed comes to the same', async () => {
  await store('900.886719')
  const { visitor, form } = await asked()
  const quote = await visitor.call.orders.checkoutQuote({})
  if (!quote.ok) throw new Error(quote.code)
  expect(quote.bolivarRate).toMatchObject({ rate: '900.886719', kind: 'parallel' })
  const placed = await visitor.call.orders.placeOrder(form)
  if (!placed.ok) throw new Error(placed.code)
  const { number, key } = placed
  const { bolivars, totalCents } = await visitor.call.orders.order({ number, key })
  expect(totalCents).toBe(form.expectedTotalCents)
  expect(bolivars?.centimos).toBe(bolivarsFor(totalCents, quote.bolivarRate?.rate ?? ''))
})

test.each([
  [72, true],
  [73, false],
])('a parallel rate %i hours old may be paid by: %s', async (hours, may) => {
  await store('900')
  shop.goTo(later(hours))
  const { visitor, form } = await asked()
  const quote = await visitor.call.orders.checkoutQuote({})
  expect(quote.ok && quote.bolivarRate !== null).toBe(may)
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject(
    may ? { ok: true } : { ok: false, code: 'no_rate' },
  )
})

test('a refusal changes nothing, and the same form goes through in dollars', async () => {
  const { visitor, form } = await asked()
  const [before, stock] = [await shop.orderCount(), await shop.sql('select id, stock from product')]
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'no_rate' })
  expect(await shop.orderCount()).toBe(before)
  expect(await shop.sql('select id, stock from product')).toEqual(stock)
  const inDollars = await visitor.call.orders.placeOrder({
    ...form,
    paymentMethod: METHOD_IDS.zelle,
  })
  if (!inDollars.ok) throw new Error(inDollars.code)
  const { number, key } = inDollars
  expect((await visitor.call.orders.order({ number, key })).bolivars).toBeNull()
})

test('a rate in quarantine is none, even when this process still remembers it as good', async () => {
  await store('900')
  const { visitor, form } = await asked()
  const { bolivarRate } = (await visitor.call.orders.checkoutQuote({})) as { bolivarRate: unknown }
  expect(bolivarRate).not.toBeNull()
  await shop.sql(`update exchange_rate set status = 'quarantined', doubt = 'jump'`)
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'no_rate' })
  await store('2000', later(0), 'quarantined')
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'no_rate' })
  await store('901')
  expect(await visitor.call.orders.placeOrder(form)).toMatchObject({ ok: true })
})

test('the rate ends with the time to pay; a payment reported by then keeps it, a late one does not', async () => {
  await store('900')
  const [unpaid, early, late] = [await place(), await place(), await place()]
  const report = ({ number, key, visitor }: typeof early) =>
    visitor.call.orders.reportPayment(
      reported({
        number,
        key,
        kind: 'pago_movil',
        bankCode: '0134',
        phone: '0412-1234567',
        idDocument: 'V-12345678',
        paidOn: shopDay(later(0)),
        reference: number,
      }),
    )
  shop.goTo(later(47))
  await report(early)
  expect((await unpaid.read()).bolivars).toMatchObject({ held: true })
  shop.goTo(later(48))
  await report(late)
  const held = async (order: typeof early) => (await order.read()).bolivars?.held
  expect([await held(unpaid), await held(early), await held(late)]).toEqual([false, true, false])
  await shop.drain('cancelUnpaidOrders')
  await shop.deps.boss.send('orders.cancelUnpaid', {})
  await shop.drain('cancelUnpaidOrders')
  expect(await unpaid.read()).toMatchObject({ state: 'cancelled', bolivars: { held: false } })
})

test('nobody else sees what somebody owes in bolivars', async () => {
  await store('900')
  const { number } = await place(await shop.signIn('marta'))
  for (const visitor of [shop.visitor(), await shop.signIn('pedro')])
    await expect(visitor.call.orders.order({ number })).rejects.toMatchObject({
      message: 'order_not_found',
    })
})

test('the database keeps bolivars out of orders that are paid otherwise', async () => {
  await store('900')
  await place()
  await expect(
    shop.sql(`update shop_order set payment_method = 'zelle' where bolivars is not null`),
  ).rejects.toThrow('shop_order_bolivars')
})

test('the currency somebody looks at prices in never changes what is charged', async () => {
  await store('900')
  const productId = await shop.product({ priceCents: 12_345, stock: 99 })
  const charged = async (currency: (typeof DISPLAY_CURRENCIES)[number]) => {
    const visitor = shop.visitor()
    expect(await visitor.call.currency.choose({ currency })).toEqual({ ok: true })
    await visitor.call.cart.addItem({ productId, quantity: 2 })
    const { subtotalCents } = await visitor.call.cart.current()
    const quote = await visitor.call.orders.checkoutQuote({})
    if (!quote.ok) throw new Error(quote.code)
    const placed = await visitor.call.orders.placeOrder(await checkoutForm(visitor))
    if (!placed.ok) throw new Error(placed.code)
    const { number, key } = placed
    const { totalCents, charges, lines } = await visitor.call.orders.order({ number, key })
    const unitCents = lines.map((line) => line.unitCents)
    return { subtotalCents, options: quote.options, totalCents, charges, unitCents }
  }
  const inDollars = await charged('USD')
  expect(inDollars).toMatchObject({ subtotalCents: 24_690, unitCents: [12_345] })
  for (const currency of DISPLAY_CURRENCIES) expect(await charged(currency)).toEqual(inDollars)
})
