// Proves the admin's list: no gap, no repeat, found by number, address and state.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeOne } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { orderIdOf } from './order.queries.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

describe('the admin’s list', () => {
  test('goes newest first from page to page without a gap or a repeat', async () => {
    for (let i = 0; i < 30; i += 1) await shop.place()
    const ids: number[] = []
    for (let before: number | null = null, pages = 0; pages < 20; pages += 1) {
      const page: { orders: { id: number }[]; nextBefore: number | null } =
        await shop.admin.call.orders.adminList({ before })
      ids.push(...page.orders.map((order) => order.id))
      before = page.nextBefore
      if (before === null) break
    }
    const all = await shop.sql<{ id: number }>('select id from shop_order order by id desc')
    expect(ids).toEqual(all.map((row) => row.id))
  })

  test('finds by number, by the beginning of an address and by state', async () => {
    const { number } = await placeOne(shop.visitor(), await shop.product(), {
      email: 'zoe_1@example.com',
    })
    const id = orderIdOf(number)
    const found = async (input: object) =>
      (await shop.admin.call.orders.adminList(input)).orders.map((order) => order.id)
    expect(await found({ search: number })).toEqual([id])
    expect(await found({ search: 'ZOE_1@' })).toEqual([id])
    expect(await found({ search: 'zoe%' })).toEqual([])
    expect(await found({ search: '_oe' })).toEqual([])
    expect(await found({ search: number, state: 'paid' })).toEqual([])
    expect(await found({ search: number, state: 'pending_payment' })).toEqual([id])
  })

  test('shows who, how many and how much', async () => {
    const { id, number } = await shop.place()
    const [row] = (await shop.admin.call.orders.adminList({ search: number })).orders
    expect(row).toMatchObject({
      id,
      number,
      fullName: 'María González',
      itemCount: 1,
      paymentKind: 'zelle',
    })
  })
})
