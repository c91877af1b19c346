// Proves reports of payments: kept with what each way asks for, one payment reported once, and settled with what became of the order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportPaymentInput } from '#contract/order-desk.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { Migration20261201180943_payments } from '../../../migrations/Migration20261201180943_payments.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

type Placed = Awaited<ReturnType<OrderShop['place']>>
type Report = Parameters<typeof reported>[0]

const report = ({ visitor, number, key }: Placed, more: Partial<Report> = {}) =>
  visitor.call.orders.reportPayment(reported({ number, key, ...more }))
const invoiceOf = async ({ visitor, number, key }: Placed) => {
  const { invoice } = await visitor.call.orders.order({ number, key })
  return visitor.call.billing.invoice({ number: invoice ?? '', key })
}
const reviewed = async (placed: Placed) =>
  shop.admin.call.billing.adminPaymentsOf({ invoice: (await invoiceOf(placed)).number })
const statesOf = async (placed: Placed) =>
  (await invoiceOf(placed)).payments.map(({ state }) => state)

test('a report is kept for its person without who paid, and for the desk with it', async () => {
  const placed = await shop.place()
  expect(await report(placed, { reference: ' A-001 ', payerName: 'Otra Persona' })).toMatchObject({
    ok: true,
    order: { state: 'payment_review' },
  })
  const [own] = (await invoiceOf(placed)).payments
  expect(own).toEqual({
    kind: 'zelle',
    state: 'in_review',
    amount: 2550,
    paidOn: '2026-05-04',
    reference: 'A-001',
    reportedAt: '2026-05-04T15:00:00.000Z',
  })
  expect(await reviewed(placed)).toMatchObject([{ payerName: 'Otra Persona', isOther: true }])
})

test('pressed twice it is one payment; another one beside it is a second', async () => {
  const placed = await shop.place()
  const answers = await Promise.all([1, 2, 3].map(() => report(placed, { reference: 'B 0002' })))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await statesOf(placed)).toEqual(['in_review'])
  expect(await report(placed, { reference: 'B 0003', amount: '10' })).toMatchObject({ ok: true })
  expect(await statesOf(placed)).toEqual(['in_review', 'in_review'])
})

/** One each, so that the three do not meet. */
const PAYERS: Record<string, string> = { '00C-77': 'Uno', c77: 'Dos', ' C 7 7 ': 'Tres' }
test.each(Object.keys(PAYERS))(
  'one payment pays one order, however its reference is written: %j',
  async (reference) => {
    const [first, second] = [await shop.place(), await shop.place()]
    const day = { paidOn: '2026-05-01', payerName: `Pagador ${PAYERS[reference]}` }
    expect(await report(first, { reference: 'C77', ...day })).toMatchObject({ ok: true })
    const again = { reference, ...day, payerName: day.payerName.toUpperCase() }
    expect(await report(second, again)).toEqual({ ok: false, code: 'payment_known' })
    // On another day it is another payment.
    expect(await report(second, { ...again, paidOn: '2026-05-02' })).toMatchObject({ ok: true })
  },
)

test('a rejected report makes room for the same one again', async () => {
  const placed = await shop.place()
  await report(placed, { reference: 'D-4000' })
  await shop.move(placed.id, 'pending_payment', { note: 'No está en el banco' })
  await shop.drain('settleOrderInvoice')
  expect(await statesOf(placed)).toEqual(['rejected'])
  expect(await report(placed, { reference: 'D-4000' })).toMatchObject({ ok: true })
  await shop.move(placed.id, 'paid')
  await shop.drain('settleOrderInvoice')
  expect(await statesOf(placed)).toEqual(['rejected', 'confirmed'])
  expect(await report(placed, { reference: 'D-5000' })).toMatchObject({
    code: 'illegal_transition',
  })
})

test('a day that is still to come, or too long ago, is refused by days in Caracas', async () => {
  const placed = await shop.place()
  shop.setNow(new Date('2026-05-05T03:59:00Z'))
  expect(await report(placed, { paidOn: '2026-05-05' })).toEqual({ ok: false, code: 'day_ahead' })
  expect(await report(placed, { paidOn: '2026-04-03' })).toEqual({ ok: false, code: 'day_too_old' })
  expect(await report(placed, { paidOn: '2026-04-04', reference: 'E-6000' })).toMatchObject({
    ok: true,
  })
  shop.setNow(new Date('2026-05-04T15:00:00Z'))
})

test('another way than the order’s is no report of it', async () => {
  const placed = await shop.place()
  await expect(report(placed, { kind: 'cash' })).rejects.toThrow('invalid_input')
})

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s does not see who paid: %s', async (who, code) => {
  const visitor = who === 'an anonymous visitor' ? shop.visitor() : await shop.signIn('marta')
  const { number } = await invoiceOf(await shop.place())
  await expect(visitor.call.billing.adminPaymentsOf({ invoice: number })).rejects.toThrow(code)
})

test.each<[string, Partial<Report>]>([
  ['payerName', { payerName: ' ' }],
  ['amount', { amount: '0' }],
  ['amount', { amount: '12,345' }],
  ['paidOn', { paidOn: '04/05/2026' }],
  ['reference', { reference: '1' }],
  ['bankCode', { kind: 'pago_movil', bankCode: '134' }],
  ['phone', { kind: 'pago_movil', bankCode: '0134', phone: '12' }],
  ['idDocument', { kind: 'bolivar_transfer', bankCode: '0134', idDocument: '' }],
])('a wrong %s is told at its field: %j', (field, changes) => {
  const input = reported({ number: 'PU-000001-3', ...changes })
  const parsed = reportPaymentInput.safeParse(input)
  expect(Object.keys(parsed.success ? {} : fieldErrorsOf(parsed.error, input))).toContain(field)
})

test('what orders said of their payment before becomes payments, with nothing lost', async () => {
  const [reviewing, paid, refused] = [await shop.place(), await shop.place(), await shop.place()]
  for (const [at, placed] of [reviewing, paid, refused].entries())
    await report(placed, { reference: `F-00${at}` })
  await shop.move(paid.id, 'paid')
  await shop.move(refused.id, 'pending_payment')
  await shop.sql('delete from payment')
  const migration = new Migration20261201180943_payments(
    shop.deps.orm.em.getDriver(),
    shop.deps.orm.config,
  )
  await migration.up()
  for (const query of migration.getQueries().map(String))
    if (query.startsWith('insert')) await shop.sql(query)
  const rows = await Promise.all([reviewing, paid, refused].map(async (placed) => reviewed(placed)))
  expect(rows.map(([row]) => row?.state)).toEqual(['in_review', 'confirmed', 'rejected'])
  const { visitor, number, key } = reviewing
  const order = await visitor.call.orders.order({ number, key })
  expect(rows[0]).toMatchObject([
    { reference: 'F-000', amount: order.totalCents, paidOn: '2026-05-04' },
  ])
  const [kept] = await shop.sql<{ key: string }>(
    `select reference_key as key from payment where reference = 'F-000'`,
  )
  expect(kept?.key).toBe('F000')
})
