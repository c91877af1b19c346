// Proves the ways to pay: kept as typed by admins alone, offered on their days, frozen in orders, and marked while they are nobody's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminSaveMethodInput, type TypedMethod } from '#contract/payment-methods.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { checkoutForm, placeOne } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { typedMethod as typed } from '#tests/support/payment-desk.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'
import { findPaymentMethod } from './payment-methods.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const desk = () => shop.admin.call.billing
const shown = (options = {}) => shop.visitor(options).call.billing.paymentMethods()
const save = async (changes: Partial<TypedMethod> = {}): Promise<number> => {
  const saved = await desk().adminSaveMethod(typed(changes))
  if (!saved.ok) throw new Error(saved.code)
  return saved.id
}
const seenOf = async (id: number) => (await desk().adminMethods()).find((row) => row.id === id)!
const byId = async (id: number) => (await shown()).find((method) => method.id === id)

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s neither sees the desk nor changes a way to pay: %s', async (who, code) => {
  const visitor = who === 'an anonymous visitor' ? shop.visitor() : await shop.signIn('marta')
  await expect(visitor.call.billing.adminMethods()).rejects.toThrow(code)
  await expect(visitor.call.billing.adminSaveMethod(typed())).rejects.toThrow(code)
})

test('those of the demo say so, and are somebody’s once another account stands in their place', async () => {
  const [zelle, , mobile] = await shown()
  expect([zelle?.kind, zelle?.demo, mobile?.demo]).toEqual(['zelle', true, true])
  expect(JSON.stringify([zelle, mobile])).not.toMatch(/fields|Banesco|holder/)
  const scope = { em: shop.deps.orm.em.fork(), now: shop.deps.clock(), locale: 'es' } as const
  const chosen = await findPaymentMethod(scope, METHOD_IDS.pago_movil)
  expect(chosen?.fields).toContainEqual({ code: 'bank', value: '0134 · Banesco' })
  const row = await seenOf(METHOD_IDS.zelle)
  const change = { id: row.id, seen: row.seen, name: '', position: '0' }
  await save({ ...change, details: row.details, least: '1' })
  expect(await byId(row.id)).toMatchObject({ demo: true, leastCents: 100 })
  const { seen } = await seenOf(row.id)
  await save({ ...change, seen, least: null })
  expect(await byId(row.id)).toMatchObject({ demo: false, leastCents: null })
})

test('one is added once, changed by who saw the last change, and each act is written down', async () => {
  const id = await save({ instructions: { es: 'Escribe tu número.', en: 'Write your number.' } })
  expect(await save({ instructions: { es: 'Escribe tu número.', en: 'Write your number.' } })).toBe(
    id,
  )
  expect(await desk().adminSaveMethod(typed({ active: false }))).toEqual({
    ok: false,
    code: 'method_twice',
  })
  const { seen } = await seenOf(id)
  await save({ id, seen, feeKind: 'discount', feePercent: '2,5' })
  const late = await desk().adminSaveMethod(typed({ id, seen, feeKind: 'fee', feeAmount: '1' }))
  expect(late).toEqual({ ok: false, code: 'changed_meanwhile' })
  expect(await byId(id)).toMatchObject({ feeBasisPoints: -250, feeCents: 0 })
  const acts = await shop.sql<{ action: string }>(
    `select action from audit_entry where object = ? order by id`,
    [`payment_method:${id}`],
  )
  expect(acts.map(({ action }) => action)).toEqual(['billing.addMethod', 'billing.changeMethod'])
  await expect(desk().adminSaveMethod(typed({ id: 99_999, name: 'Nada' }))).rejects.toThrow(
    'not_found',
  )
})

test('instructions are told in the asked language, else in Spanish and marked so', async () => {
  const id = await save({ name: 'Dos', instructions: { es: 'En español', en: 'In English' } })
  const told = async (locale: string) =>
    (await shown({ locale })).find((method) => method.id === id)?.instructions
  expect(await told('en')).toEqual({ text: 'In English', locale: 'en' })
  expect(await told('it')).toEqual({ text: 'En español', locale: 'es' })
})

test('it is offered on its days in Caracas, both inclusive', async () => {
  const id = await save({ name: 'Tres', activeFrom: '2026-05-04', activeTo: '2026-05-04' })
  const on = async (moment: string) => {
    shop.setNow(new Date(moment))
    const found = await byId(id)
    shop.setNow(new Date('2026-05-04T15:00:00Z'))
    return found !== undefined
  }
  expect([
    await on('2026-05-04T03:59:00Z'),
    await on('2026-05-04T04:00:00Z'),
    await on('2026-05-05T03:59:00Z'),
    await on('2026-05-05T04:00:00Z'),
  ]).toEqual([false, true, true, false])
})

test('an order keeps what it was told, whatever becomes of the way', async () => {
  const id = await save({ name: 'Cuatro', instructions: { es: 'Antes' } })
  const visitor = shop.visitor()
  const product = await shop.product({ stock: 5 })
  const placed = await placeOne(visitor, product, { paymentMethod: id })
  const { seen } = await seenOf(id)
  await save({
    id,
    seen,
    name: 'Cuatro',
    details: { holder: 'Otro', phone: '3055550100' },
    active: false,
  })
  expect((await visitor.call.orders.order(placed)).payment).toEqual({
    kind: 'zelle',
    name: 'Cuatro',
    instructions: { text: 'Antes', locale: 'es' },
    fields: [
      { code: 'holder', value: 'Puente LLC' },
      { code: 'email', value: 'cobros@shop.example' },
    ],
    demo: false,
  })
  await visitor.call.cart.addItem({ productId: product, quantity: 1 })
  const form = await checkoutForm(visitor, { paymentMethod: id })
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'method_gone' })
})

test('a fee is a line of its own that must have been seen, and amounts have bounds', async () => {
  const id = await save({ name: 'Cinco', feeKind: 'fee', feePercent: '3', feeAmount: '0.25' })
  const { visitor } = await shop.filled({ priceCents: 10_000, stock: 5 })
  const form = await checkoutForm(visitor, { paymentMethod: id })
  const seen = form.expectedTotalCents
  const fee = Math.round(seen * 0.03) + 25
  const { placeOrder } = visitor.call.orders
  expect(await placeOrder(form)).toMatchObject({
    code: 'price_changed',
    expectedTotalCents: seen,
    totalCents: seen + fee,
  })
  const whole = { ...form, expectedTotalCents: seen + fee }
  const { seen: mark } = await seenOf(id)
  const fees = { feeKind: 'fee' as const, feePercent: '3', feeAmount: '0.25' }
  await save({ id, seen: mark, name: 'Cinco', ...fees, most: '5' })
  expect(await placeOrder(whole)).toEqual({ ok: false, code: 'method_amount' })
  const { seen: again } = await seenOf(id)
  await save({ id, seen: again, name: 'Cinco', ...fees })
  const placed = await placeOrder(whole)
  if (!placed.ok) throw new Error(placed.code)
  const order = await visitor.call.orders.order({ number: placed.number, key: placed.key })
  expect(order.charges.at(-1)).toEqual({ code: 'payment_fee', cents: fee })
  expect(order.charges.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.totalCents)
})

test('a discount is one too', async () => {
  const id = await save({ name: 'Seis', feeKind: 'discount', feePercent: '10' })
  const { visitor } = await shop.filled({ priceCents: 10_000, stock: 5 })
  const form = await checkoutForm(visitor, { paymentMethod: id })
  const off = Math.round(form.expectedTotalCents * 0.1)
  const placed = await visitor.call.orders.placeOrder({
    ...form,
    expectedTotalCents: form.expectedTotalCents - off,
  })
  if (!placed.ok) throw new Error(placed.code)
  const order = await visitor.call.orders.order({ number: placed.number, key: placed.key })
  expect(order.charges.at(-1)).toEqual({ code: 'payment_discount', cents: -off })
})

test.each<[string, Partial<TypedMethod>]>([
  ['details.email', { details: { holder: 'Puente' } }],
  ['details.holder', { details: { email: 'a@b.example' } }],
  ['details.phone', { details: { holder: 'Puente', phone: '12' } }],
  [
    'bankCleared',
    {
      kind: 'pago_movil',
      details: { bankCode: '0102', phone: '04121234567', idDocument: 'J123456789' },
    },
  ],
  ['activeTo', { activeFrom: '2026-05-05', activeTo: '2026-05-04' }],
  ['most', { least: '10', most: '9.99' }],
  ['feePercent', { feeKind: 'fee' }],
  ['feePercent', { feeKind: 'fee', feePercent: '50.01' }],
  ['least', { least: 'mucho' }],
  ['position', { position: '1,5' }],
])('a wrong %s is told at its field: %j', (field, changes) => {
  const input = typed(changes)
  const parsed = adminSaveMethodInput.safeParse(input)
  expect(Object.keys(parsed.success ? {} : fieldErrorsOf(parsed.error, input))).toContain(field)
})

test('a shop without any says so, and takes no order', async () => {
  const waiting = async () => (await shop.admin.call.admin.adminWaiting()).paymentMethods
  expect(await waiting()).toBe(0)
  const { visitor } = await shop.filled({ stock: 5 })
  const form = await checkoutForm(visitor)
  await shop.sql(`update payment_method set active = id % 2 = 0, active_from = null,
    active_to = case when id % 2 = 0 then date '2026-05-03' end`)
  expect([await shown(), await waiting()]).toEqual([[], 1])
  expect(await visitor.call.orders.placeOrder(form)).toEqual({ ok: false, code: 'method_gone' })
})
