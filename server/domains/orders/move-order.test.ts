// Proves how an order moves: by the table, with history, audit, stock and mail, each once.
import { ORDER_STATES, mayMove } from '#domain/order-state.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

describe('reporting a payment', () => {
  test('moves the order into review once and keeps the reference', async () => {
    const { number, key, visitor } = await shop.place()
    const report = () =>
      visitor.call.orders.reportPayment(reported({ number, key, reference: ' 000123 ' }))
    expect(await report()).toMatchObject({
      ok: true,
      order: { state: 'payment_review', paymentReference: '000123' },
    })
    const again = await report()
    expect(again).toMatchObject({
      ok: true,
      order: { history: [{}, { actor: 'customer', note: '000123' }] },
    })
  })

  test('is refused when the order is past it', async () => {
    const { id, number, key, visitor } = await shop.place()
    await shop.move(id, 'paid')
    expect(
      await visitor.call.orders.reportPayment(reported({ number, key, reference: '000123' })),
    ).toEqual({
      ok: false,
      code: 'illegal_transition',
      state: 'paid',
    })
  })
})

describe('moving an order', () => {
  test('follows the table and nothing else', async () => {
    const { id } = await shop.place()
    for (const from of ORDER_STATES)
      for (const to of ORDER_STATES) {
        await shop.force(id, from)
        const answer = await shop.move(id, to, { untracked: true, note: 'a mano' })
        expect([from, to, answer.ok]).toEqual([from, to, mayMove(from, to)])
        if (!answer.ok)
          expect(answer).toEqual({ ok: false, code: 'illegal_transition', state: from })
      }
  })

  test('shipping needs carrier and number, or a note that says why there is none', async () => {
    const { id } = await shop.place()
    await shop.force(id, 'in_warehouse')
    const missing = (fields: string[]) => ({
      ok: false,
      code: 'tracking_required',
      missing: fields,
    })
    expect(await shop.move(id, 'shipped')).toEqual(missing(['carrier', 'trackingNumber']))
    expect(await shop.move(id, 'shipped', { trackingNumber: '1Z9' })).toEqual(missing(['carrier']))
    expect(await shop.move(id, 'shipped', { untracked: true })).toEqual(missing(['note']))
    expect(
      await shop.sql('select state, tracking_number from shop_order where id = ?', [id]),
    ).toEqual([{ state: 'in_warehouse', tracking_number: null }])
    expect(await shop.move(id, 'shipped', { untracked: true, note: 'En mano' })).toMatchObject({
      ok: true,
      order: { state: 'shipped', trackingNumber: null },
    })
  })

  test('writes who did it into history and audit, keeps the tracking number, and tells the buyer', async () => {
    const { id } = await shop.place()
    await shop.force(id, 'in_warehouse')
    const waiting = await shop.waiting('sendOrderMail')
    const answer = await shop.move(id, 'shipped', {
      note: 'Vuelo del lunes',
      carrier: 'MRW',
      trackingNumber: '1Z999',
    })
    expect(answer).toMatchObject({
      ok: true,
      order: {
        state: 'shipped',
        carrier: 'MRW',
        trackingNumber: '1Z999',
        nextStates: ['delivered', 'refunded'],
      },
    })
    if (!answer.ok) return
    expect(answer.order.history.at(-1)).toMatchObject({
      fromState: 'in_warehouse',
      toState: 'shipped',
      actor: 'admin',
      note: 'Vuelo del lunes',
    })
    expect(await shop.waiting('sendOrderMail')).toBe(waiting + 1)
    const audited = await shop.sql('select * from audit_entry where object = ?', [`order:${id}`])
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({
      action: 'orders.move',
      details: { from: 'in_warehouse', to: 'shipped' },
    })
  })

  test('a refused move leaves no trace', async () => {
    const { id } = await shop.place()
    await shop.move(id, 'delivered')
    expect(await shop.sql('select * from audit_entry where object = ?', [`order:${id}`])).toEqual(
      [],
    )
    expect((await shop.admin.call.orders.adminOrder({ id })).history).toHaveLength(1)
  })

  test('cancelling gives the stock back once, however often it is asked for', async () => {
    const { id, productId } = await shop.place()
    expect(await shop.stockOf(productId)).toBe(4)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.move(id, 'cancelled')))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await shop.stockOf(productId)).toBe(5)
  })

  test('a refund before the goods left returns them to stock, a later one does not', async () => {
    const [early, late] = [await shop.place(), await shop.place()]
    await shop.move(early.id, 'paid')
    await shop.move(early.id, 'refunded')
    await shop.force(late.id, 'delivered')
    await shop.move(late.id, 'refunded')
    expect([await shop.stockOf(early.productId), await shop.stockOf(late.productId)]).toEqual([
      5, 4,
    ])
  })
})

describe('the number of a parcel', () => {
  test('is tidied, corrected on the way by an admin alone, and the buyer is told the new one once', async () => {
    const { id, number, key } = await shop.place()
    const fix = (trackingNumber: string, carrier = 'UPS') =>
      shop.admin.call.orders.adminTrack({ id, carrier, trackingNumber })
    expect(await fix('1Z9')).toEqual({
      ok: false,
      code: 'illegal_transition',
      state: 'pending_payment',
    })
    await shop.force(id, 'in_warehouse')
    const way = { carrier: 'UPS', trackingNumber: ' 1z 999 aa1 01 2345 6783 ' }
    expect(await shop.move(id, 'shipped', way)).toMatchObject({
      order: { trackingNumber: '1Z999AA1012345 6783'.replace(' ', '') },
    })
    const waiting = await shop.waiting('sendOrderMail')
    const right = '1Z999AA10123456784'
    for (let again = 0; again < 2; again += 1)
      expect(await fix('1z999aa1 0123456784')).toMatchObject({
        ok: true,
        order: { state: 'shipped', carrier: 'UPS', trackingNumber: right },
      })
    expect(await shop.waiting('sendOrderMail')).toBe(waiting + 1)
    const marta = await shop.signIn('marta')
    await expect(
      marta.call.orders.adminTrack({ id, carrier: 'X', trackingNumber: 'X' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const seen = await shop.visitor().call.orders.order({ number, key })
    expect(seen.history.map(({ toState }) => toState)).toEqual([
      'pending_payment',
      'shipped',
      'shipped',
    ])
    const [audited] = await shop.sql(
      `select details from audit_entry where object = ? and action = 'orders.track'`,
      [`order:${id}`],
    )
    expect(audited).toEqual({ details: { from: '1Z999AA10123456783', to: right } })
  })
})
