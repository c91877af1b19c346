// Proves invoices: issued with the order and frozen, numbered without gaps, read by whom they are for, and cancelled by a credit note alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import { Migration20261201173031_invoices } from '../../../migrations/Migration20261201173031_invoices.ts'
import { placeOne } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'
import { type InvoiceDraft, issueInvoice } from './issue-invoice.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const settle = () => shop.drain('settleOrderInvoice')
const orderOf = async ({ visitor, number, key }: Awaited<ReturnType<OrderShop['place']>>) =>
  visitor.call.orders.order({ number, key })
const invoiceOf = async (placed: Awaited<ReturnType<OrderShop['place']>>): Promise<InvoiceView> => {
  const { invoice } = await orderOf(placed)
  return placed.visitor.call.billing.invoice({ number: invoice ?? '', key: placed.key })
}
const sumOf = ({ lines }: InvoiceView) => lines.reduce((sum, { cents }) => sum + cents, 0)

test('an order has its invoice when it is placed: the lines are its goods and charges, and sum to its total', async () => {
  const placed = await shop.place()
  const order = await orderOf(placed)
  const invoice = await invoiceOf(placed)
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^F-2026-\d{6}$/u) as string,
    kind: 'invoice',
    state: 'issued',
    other: null,
    totalCents: order.totalCents,
    paidCents: 0,
    dueAt: order.payUntil,
    billedTo: { fullName: 'María González', country: 've' },
    payment: order.payment,
  })
  expect(sumOf(invoice)).toBe(order.totalCents)
  expect(invoice.lines[0]).toMatchObject({ reason: 'goods', name: order.lines[0]?.name })
  expect(invoice.lines.map(({ reason }) => reason)).toContain('freight_air')
})

test('somebody else’s invoice does not exist: not by its number, by a wrong key, or for another customer', async () => {
  const marta = await shop.signIn('marta')
  const productId = await shop.product({ stock: 5 })
  const { number, key } = await placeOne(marta, productId)
  const { invoice } = await marta.call.orders.order({ number, key })
  const ask = { number: invoice ?? '' }
  const pedro = await shop.signIn('pedro')
  const other = await shop.place()
  for (const [visitor, wrong] of [
    [pedro, ''],
    [pedro, other.key],
    [shop.visitor(), ''],
    [shop.visitor(), `${key}x`],
  ] as const) {
    await expect(visitor.call.billing.invoice({ ...ask, key: wrong })).rejects.toThrow('not_found')
    await expect(visitor.call.billing.printInvoice({ ...ask, key: wrong })).rejects.toThrow(
      'not_found',
    )
  }
  expect(await marta.call.billing.invoice(ask)).toMatchObject(ask)
  expect(await shop.visitor().call.billing.invoice({ ...ask, key })).toMatchObject(ask)
  expect(await shop.admin.call.billing.printInvoice(ask)).toMatchObject({ key })
})

test('what is cancelled is taken back by a credit note with a number of its own, once', async () => {
  const placed = await shop.place()
  await shop.move(placed.id, 'cancelled')
  await settle()
  await shop.deps.boss.send('orders.settleInvoice', { orderId: placed.id })
  await settle()
  const invoice = await invoiceOf(placed)
  expect(invoice).toMatchObject({ state: 'void', paidCents: 0 })
  const note = await placed.visitor.call.billing.invoice({
    number: invoice.other ?? '',
    key: placed.key,
  })
  expect(note).toMatchObject({
    kind: 'credit_note',
    other: invoice.number,
    totalCents: -invoice.totalCents,
  })
  expect(sumOf(note)).toBe(-invoice.totalCents)
})

test('what is paid is paid, and what is paid back is taken back', async () => {
  const placed = await shop.place()
  await shop.move(placed.id, 'paid')
  await settle()
  const paid = await invoiceOf(placed)
  expect(paid).toMatchObject({ state: 'paid', paidCents: paid.totalCents, other: null })
  await shop.move(placed.id, 'refunded')
  await settle()
  const refunded = await invoiceOf(placed)
  expect(refunded.state).toBe('refunded')
  expect(refunded.other).not.toBeNull()
})

test('one’s own are listed newest first, page by page, and nobody else’s among them', async () => {
  const pedro = await shop.signIn('pedro')
  const productId = await shop.product({ stock: 50 })
  for (let at = 0; at < 21; at += 1) await placeOne(pedro, productId)
  const first = await pedro.call.account.invoices({})
  expect(first.invoices).toHaveLength(20)
  const rest = await pedro.call.account.invoices({ before: first.nextBefore })
  expect([rest.invoices.length, rest.nextBefore]).toEqual([1, null])
  const numbers = [...first.invoices, ...rest.invoices].map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
  const marta = await shop.signIn('marta')
  const others = (await marta.call.account.invoices({})).invoices.map(({ number }) => number)
  expect(others.filter((number) => numbers.includes(number))).toEqual([])
  await expect(shop.visitor().call.account.invoices({})).rejects.toThrow('unauthorized')
})

const draft = (subjectId: number): InvoiceDraft => ({
  kind: 'invoice',
  subjectKind: 'order',
  subjectId,
  userId: null,
  locale: 'es',
  billedTo: { country: 've', fullName: 'Una', idDocument: '', state: '', city: '', line1: '' },
  payment: null,
  bolivars: null,
  totalCents: 300,
  dueAt: null,
  lines: [{ reason: 'goods', quantity: 3, unitCents: 100 }],
})

test('numbers have no gaps, however many issue at once and however many give up', async () => {
  const em = () => shop.deps.orm.em.fork()
  const now = new Date('2031-03-01T12:00:00Z')
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      em()
        .transactional(async (inside) => {
          await issueInvoice({ em: inside, now }, draft(900_000 + at))
          if (at % 6 === 0) throw new Error('gave up')
        })
        .catch((error: Error) => expect(error.message).toBe('gave up')),
    ),
  )
  const rows = await shop.sql<{ number: string }>(
    'select number from invoice where year = 2031 order by count',
  )
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, at) => `F-2031-${String(at + 1).padStart(6, '0')}`),
  )
})

test('lines that are not the total issue nothing', async () => {
  const em = shop.deps.orm.em.fork()
  const now = new Date('2032-03-01T12:00:00Z')
  await expect(issueInvoice({ em, now }, { ...draft(1), totalCents: 301 })).rejects.toThrow(
    'not its total',
  )
})

test('the database lets nobody rewrite whom an invoice is for', async () => {
  const { number } = await invoiceOf(await shop.place())
  const change = `update invoice set billed_to = billed_to || '{"fullName": "Otra"}' where number = ?`
  await expect(shop.sql(change, [number])).rejects.toThrow('never becomes another')
})

test('orders from before get the same invoices, with nothing lost', async () => {
  const paid = await shop.place()
  await shop.move(paid.id, 'paid')
  const bolivarless = await placeOne(shop.visitor(), await shop.product({ stock: 5 }), {
    paymentMethod: METHOD_IDS.cash,
  })
  expect(bolivarless.number).toBeTruthy()
  await settle()
  await shop.sql(
    'delete from invoice_line where invoice_id in (select id from invoice where subject_id >= 900000)',
  )
  await shop.sql('delete from invoice where subject_id >= 900000')
  const kept = () =>
    shop.sql(`select kind, subject_id, state, user_id, locale, billed_to, payment, bolivars, total_cents, paid_cents,
        (select json_agg(json_build_array(reason, name, text_language, quantity, unit_cents, cents, card_version) order by line.id)
          from invoice_line line where invoice_id = invoice.id) as lines
      from invoice order by subject_id, kind desc`)
  const before = await kept()
  for (const table of ['invoice_line', 'invoice', 'invoice_counter'])
    await shop.sql(`delete from ${table}`)
  const migration = new Migration20261201173031_invoices(
    shop.deps.orm.em.getDriver(),
    shop.deps.orm.config,
  )
  await migration.up()
  for (const query of migration.getQueries().map(String))
    if (query.startsWith('insert')) await shop.sql(query)
  expect(await kept()).toEqual(before)
  const [counted] = await shop.sql<{ last: number; rows: number; most: number }>(
    `select last, (select count(*)::int from invoice where year = 2026) as rows,
       (select max(count) from invoice where year = 2026) as most from invoice_counter where year = 2026`,
  )
  expect(counted).toEqual({ last: before.length, rows: before.length, most: before.length })
})
