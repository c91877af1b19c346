// Proves that orders nobody pays are cancelled in time and give their stock back once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '#server/jobs/handlers/cancel-unpaid-orders.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const PLACED_AT = new Date('2026-05-04T15:00:00Z')
beforeEach(() => shop.setNow(PLACED_AT))

describe('orders nobody pays', () => {
  const later = (hours: number) => new Date(PLACED_AT.getTime() + hours * 3_600_000)
  const stateOf = async (id: number) => (await shop.admin.call.orders.adminOrder({ id })).state

  test('are cancelled after 48 hours, not before', async () => {
    const { id, productId } = await shop.place()
    shop.setNow(later(47.9))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('pending_payment')
    shop.setNow(later(48))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await shop.stockOf(productId)).toBe(5)
    expect((await shop.admin.call.orders.adminOrder({ id })).history.at(-1)).toMatchObject({
      actor: 'system',
      toState: 'cancelled',
    })
  })

  test('come back to stock once when the job runs twice, also at the same time', async () => {
    const orders = [await shop.place(), await shop.place(), await shop.place()]
    shop.setNow(later(49))
    await Promise.all([cancelUnpaidOrders(shop.deps), cancelUnpaidOrders(shop.deps)])
    await cancelUnpaidOrders(shop.deps)
    for (const { id, productId } of orders) {
      expect(await stateOf(id)).toBe('cancelled')
      expect(await shop.stockOf(productId)).toBe(5)
      expect((await shop.admin.call.orders.adminOrder({ id })).history).toHaveLength(2)
    }
  })

  test('stay when a payment was reported', async () => {
    const { id, number, key, visitor } = await shop.place()
    await visitor.call.orders.reportPayment(reported({ number, key, reference: '123456' }))
    shop.setNow(later(100))
    await cancelUnpaidOrders(shop.deps)
    expect(await stateOf(id)).toBe('payment_review')
  })

  test('a worker with a batch in hand leaves the others to its neighbour', async () => {
    const { id } = await shop.place()
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
