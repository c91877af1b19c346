// Proves what happens after placing: who may see an order, how it moves, what comes back when nobody pays, who is told.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORDER_STATES, mayMove, type OrderState } from '#domain/order-state.ts'
import { createAdmin, createUser } from '#server/domains/auth/create-user.ts'
import { cancelUnpaidOrders } from '#server/jobs/handlers/cancel-unpaid-orders.ts'
import { placeOne } from '#tests/support/checkout-form.ts'
import { openTestShop, type TestShop, type Visitor } from '#tests/support/test-shop.ts'

let shop: TestShop
let admin: Visitor
const PLACED_AT = new Date('2026-05-04T15:00:00Z')

const signIn = async (username: string) => {
  const visitor = shop.visitor({ clientAddress: `198.51.100.${username.length}` })
  const answer = await visitor.call.auth.login({ username, password: 'secreto' })
  if (!answer.ok) throw new Error(answer.code)
  return visitor
}

beforeAll(async () => {
  shop = await openTestShop()
  const em = () => shop.deps.orm.em.fork()
  const person = (username: string) => ({
    fullName: 'Una Persona',
    username,
    email: `${username}@example.com`,
    password: 'secreto',
  })
  await createAdmin(em(), person('jefa'))
  await createUser(em(), { ...person('marta'), isAdmin: false })
  await createUser(em(), { ...person('pedrito'), isAdmin: false })
  admin = await signIn('jefa')
})
afterAll(() => shop.close())
beforeEach(() => shop.setNow(PLACED_AT))

const stockOf = async (id: number) => (await shop.sql<{ stock: number }>('select stock from product where id = ?', [id]))[0]?.stock
const place = async (visitor = shop.visitor()) => {
  const productId = await shop.product({ stock: 5 })
  const placed = await placeOne(visitor, productId)
  const { id } = await visitor.call.orders.order(placed)
  return { ...placed, id, productId, visitor }
}
const force = (id: number, state: OrderState) => shop.sql('update shop_order set state = ? where id = ?', [state, id])
const move = (id: number, to: OrderState, more: object = {}) => admin.call.orders.adminMove({ id, to, ...more })

describe('who may see an order', () => {
  test('the holder of the link', async () => {
    const { number, key } = await place()
    expect(await shop.visitor().call.orders.order({ number, key })).toMatchObject({ number })
    const typed = number.toLowerCase().replaceAll('-', ' ')
    expect(await shop.visitor().call.orders.order({ number: typed, key })).toMatchObject({ number })
  })

  test('nobody with a number alone, another order’s key or a number that is none', async () => {
    const [one, two] = [await place(), await place()]
    const stranger = shop.visitor().call.orders
    for (const input of [
      { number: one.number },
      { number: one.number, key: two.key },
      { number: one.number, key: one.key.slice(0, -1) },
      { number: 'PU-999999-0', key: one.key },
      { number: "' or 1=1", key: one.key },
    ]) {
      await expect(stranger.order(input)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'order_not_found' })
      await expect(stranger.reportPayment({ ...input, reference: '12345' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('the signed-in buyer without a key, but no other customer', async () => {
    const { number } = await place(await signIn('marta'))
    expect(await (await signIn('marta')).call.orders.order({ number })).toMatchObject({ number })
    const other = await signIn('pedrito')
    await expect(other.call.orders.order({ number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await admin.call.orders.order({ number })).toMatchObject({ number })
  })

  test('the admin’s doors are closed to everybody else', async () => {
    const { id } = await place()
    const customer = await signIn('marta')
    for (const [visitor, code] of [
      [shop.visitor(), 'UNAUTHORIZED'],
      [customer, 'FORBIDDEN'],
    ] as const) {
      await expect(visitor.call.orders.adminList({})).rejects.toMatchObject({ code })
      await expect(visitor.call.orders.adminOrder({ id })).rejects.toMatchObject({ code })
      await expect(visitor.call.orders.adminMove({ id, to: 'paid' })).rejects.toMatchObject({ code })
    }
    await expect(admin.call.orders.adminOrder({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reporting a payment', () => {
  test('moves the order into review once and keeps the reference', async () => {
    const { number, key, visitor } = await place()
    const report = () => visitor.call.orders.reportPayment({ number, key, reference: ' 000123 ' })
    expect(await report()).toMatchObject({ ok: true, order: { state: 'payment_review', paymentReference: '000123' } })
    const again = await report()
    expect(again).toMatchObject({ ok: true, order: { history: [{}, { actor: 'customer', note: '000123' }] } })
  })

  test('is refused when the order is past it', async () => {
    const { id, number, key, visitor } = await place()
    await move(id, 'paid')
    expect(await visitor.call.orders.reportPayment({ number, key, reference: '000123' })).toEqual({
      ok: false,
      code: 'illegal_transition',
      state: 'paid',
    })
  })
})

describe('moving an order', () => {
  test('follows the table and nothing else', async () => {
    const { id } = await place()
    for (const from of ORDER_STATES)
      for (const to of ORDER_STATES) {
        await force(id, from)
        const answer = await move(id, to)
        expect([from, to, answer.ok]).toEqual([from, to, mayMove(from, to)])
        if (!answer.ok) expect(answer).toEqual({ ok: false, code: 'illegal_transition', state: from })
      }
  })

  test('writes who did it into history and audit, keeps the tracking number, and tells the buyer', async () => {
    const { id } = await place()
    await force(id, 'in_warehouse')
    const waiting = await shop.waiting('sendOrderMail')
    const answer = await move(id, 'shipped', { note: 'Vuelo del lunes', trackingNumber: '1Z999' })
    expect(answer).toMatchObject({ ok: true, order: { state: 'shipped', trackingNumber: '1Z999', nextStates: ['delivered', 'refunded'] } })
    if (!answer.ok) return
    expect(answer.order.history.at(-1)).toMatchObject({ fromState: 'in_warehouse', toState: 'shipped', actor: 'admin', note: 'Vuelo del lunes' })
    expect(await shop.waiting('sendOrderMail')).toBe(waiting + 1)
    const audited = await shop.sql('select * from audit_entry where object = ?', [`order:${id}`])
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({ action: 'orders.move', details: { from: 'in_warehouse', to: 'shipped' } })
  })

  test('a refused move leaves no trace', async () => {
    const { id } = await place()
    await move(id, 'delivered')
    expect(await shop.sql('select * from audit_entry where object = ?', [`order:${id}`])).toEqual([])
    expect((await admin.call.orders.adminOrder({ id })).history).toHaveLength(1)
  })

  test('cancelling gives the stock back once, however often it is asked for', async () => {
    const { id, productId } = await place()
    expect(await stockOf(productId)).toBe(4)
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(id, 'cancelled')))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await stockOf(productId)).toBe(5)
  })

  test('a refund before the goods left returns them to stock, a later one does not', async () => {
    const [early, late] = [await place(), await place()]
    await move(early.id, 'paid')
    await move(early.id, 'refunded')
    await force(late.id, 'delivered')
    await move(late.id, 'refunded')
    expect([await stockOf(early.productId), await stockOf(late.productId)]).toEqual([5, 4])
  })
})

describe('orders nobody pays', () => {
  const later = (hours: number) => new Date(PLACED_AT.getTime() + hours * 3_600_000)
  const stateOf = async (id: number) => (await admin.call.orders.adminOrder({ id })).state

  test('are cancelled after 48 hours, not before', async () => {
    const { id, productId } = await place()
    shop.setNow(later(47.9))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('pending_payment')
    shop.setNow(later(48))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await stockOf(productId)).toBe(5)
    expect((await admin.call.orders.adminOrder({ id })).history.at(-1)).toMatchObject({ actor: 'system', toState: 'cancelled' })
  })

  test('come back to stock once when the job runs twice, also at the same time', async () => {
    const orders = [await place(), await place(), await place()]
    shop.setNow(later(49))
    await Promise.all([cancelUnpaidOrders(shop.deps), cancelUnpaidOrders(shop.deps)])
    await cancelUnpaidOrders(shop.deps)
    for (const { id, productId } of orders) {
      expect(await stateOf(id)).toBe('cancelled')
      expect(await stockOf(productId)).toBe(5)
      expect((await admin.call.orders.adminOrder({ id })).history).toHaveLength(2)
    }
  })

  test('stay when a payment was reported', async () => {
    const { id, number, key, visitor } = await place()
    await visitor.call.orders.reportPayment({ number, key, reference: '123456' })
    shop.setNow(later(100))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('payment_review')
  })

  test('a worker with a batch in hand leaves the others to its neighbour', async () => {
    const { id } = await place()
    shop.setNow(later(49))
    await shop.deps.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from shop_order where id = ? for update', [id])
      await cancelUnpaidOrders(shop.deps)
    })
    expect(await stateOf(id)).toBe('pending_payment')
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('cancelled')
  })
})

describe('the admin’s list', () => {
  test('goes newest first from page to page without a gap or a repeat', async () => {
    for (let i = 0; i < 30; i += 1) await place()
    const ids: number[] = []
    for (let before: number | null = null, pages = 0; pages < 20; pages += 1) {
      const page: { orders: { id: number }[]; nextBefore: number | null } = await admin.call.orders.adminList({ before })
      ids.push(...page.orders.map((order) => order.id))
      before = page.nextBefore
      if (before === null) break
    }
    const all = await shop.sql<{ id: number }>('select id from shop_order order by id desc')
    expect(ids).toEqual(all.map((row) => row.id))
  })

  test('finds by number, by the beginning of an address and by state', async () => {
    const { id, number } = await place()
    await shop.sql(`update shop_order set email = 'zoe_1@example.com' where id = ?`, [id])
    const found = async (input: object) => (await admin.call.orders.adminList(input)).orders.map((order) => order.id)
    expect(await found({ search: number })).toEqual([id])
    expect(await found({ search: 'ZOE_1@' })).toEqual([id])
    expect(await found({ search: 'zoe%' })).toEqual([])
    expect(await found({ search: '_oe' })).toEqual([])
    expect(await found({ search: number, state: 'paid' })).toEqual([])
    expect(await found({ search: number, state: 'pending_payment' })).toEqual([id])
  })

  test('shows who, how many and how much', async () => {
    const { id, number } = await place()
    const [row] = (await admin.call.orders.adminList({ search: number })).orders
    expect(row).toMatchObject({ id, number, fullName: 'María González', itemCount: 1, paymentMethod: 'zelle' })
  })
})
