// Proves who may see an order: the holder of its link, its buyer, an admin, and nobody else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { reported } from '#tests/support/report.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

describe('who may see an order', () => {
  test('the holder of the link', async () => {
    const { number, key } = await shop.place()
    expect(await shop.visitor().call.orders.order({ number, key })).toMatchObject({ number })
    const typed = number.toLowerCase().replaceAll('-', ' ')
    expect(await shop.visitor().call.orders.order({ number: typed, key })).toMatchObject({ number })
  })

  test('nobody with a number alone, another order’s key or a number that is none', async () => {
    const [one, two] = [await shop.place(), await shop.place()]
    const other = shop.visitor().call.orders
    for (const input of [
      { number: one.number },
      { number: one.number, key: two.key },
      { number: one.number, key: one.key.slice(0, -1) },
      { number: 'PU-999999-0', key: one.key },
      { number: "' or 1=1", key: one.key },
    ]) {
      await expect(other.order(input)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'order_not_found',
      })
      await expect(
        other.reportPayment(reported({ ...input, reference: '12345' })),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })

  test('the signed-in buyer without a key, but no other customer', async () => {
    const { number } = await shop.place(await shop.signIn('marta'))
    expect(await (await shop.signIn('marta')).call.orders.order({ number })).toMatchObject({
      number,
    })
    const other = await shop.signIn('pedro')
    await expect(other.call.orders.order({ number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await shop.admin.call.orders.order({ number })).toMatchObject({ number })
  })

  test('an admin looks at it, and reports no payment of somebody else’s order', async () => {
    const { number, key } = await shop.place()
    const { orders } = shop.admin.call
    expect(await orders.order({ number, key: 'any' })).toMatchObject({ number })
    const report = { number, key: 'any', reference: '12345' }
    await expect(orders.reportPayment(reported(report))).rejects.toMatchObject({
      message: 'order_not_found',
    })
    expect(await shop.visitor().call.orders.order({ number, key })).toMatchObject({
      state: 'pending_payment',
    })
    // With the link they are its holder, like anybody.
    expect(await orders.reportPayment(reported({ ...report, key }))).toMatchObject({ ok: true })
  })

  test('the admin’s procedures are closed to everybody else', async () => {
    const { id } = await shop.place()
    const customer = await shop.signIn('marta')
    for (const [visitor, code] of [
      [shop.visitor(), 'UNAUTHORIZED'],
      [customer, 'FORBIDDEN'],
    ] as const) {
      await expect(visitor.call.orders.adminList({})).rejects.toMatchObject({ code })
      await expect(visitor.call.orders.adminOrder({ id })).rejects.toMatchObject({ code })
      await expect(visitor.call.orders.adminMove({ id, to: 'paid' })).rejects.toMatchObject({
        code,
      })
    }
    await expect(shop.admin.call.orders.adminOrder({ id: 2_000_000_000 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
