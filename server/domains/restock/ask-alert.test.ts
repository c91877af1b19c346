// Proves asking for a restock alert: one for each address and product, whoever asks again, and never more than are bearable.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_RESTOCK_ALERTS } from '#contract/restock.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const soldOut = () => shop.product({ stock: 0 })
const ask = (productId: number, email: string, visitor = shop.visitor()) =>
  visitor.call.restock.ask({ productId, email })

test('asked for twice it is one alert, and the answer is the same', async () => {
  const productId = await soldOut()
  expect(await ask(productId, ' Ana@Example.com ')).toEqual({ ok: true })
  expect(await ask(productId, 'ana@example.com')).toEqual({ ok: true })
  const both = await Promise.all([
    ask(productId, 'dos@example.com'),
    ask(productId, 'dos@example.com'),
  ])
  expect(both).toEqual([{ ok: true }, { ok: true }])
  const rows = await shop.sql<{ email: string }>(
    'select email from restock_alert where product_id = ? order by id',
    [productId],
  )
  expect(rows.map(({ email }) => email)).toEqual(['ana@example.com', 'dos@example.com'])
})

test('what can be had is not waited for, and what does not exist is not found', async () => {
  for (const there of [{ stock: 1 }, { stock: 0, preOrder: true }])
    expect(await ask(await shop.product(there), 'ya@example.com')).toEqual({
      ok: false,
      code: 'in_stock',
    })
  expect(await ask(await shop.product({ offered: false }), 'ya@example.com')).toEqual({ ok: true })
  await expect(ask(2_000_000_000, 'ya@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask(await soldOut(), 'nada')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a full list refuses, whether or not the product is in it', async () => {
  const email = 'muchos@example.com'
  const waited = await soldOut()
  await ask(waited, email)
  for (let more = 1; more < MOST_RESTOCK_ALERTS; more += 1)
    await shop.sql(
      `insert into restock_alert (product_id, email, locale, destination, created_at)
        values (?, ?, 'es', 've-caracas', now())`,
      [await soldOut(), email],
    )
  const full = { ok: false, code: 'too_many_alerts' }
  expect([await ask(waited, email), await ask(await soldOut(), email)]).toEqual([full, full])
})

test('one network does not ask for ever', async () => {
  const productId = await soldOut()
  const visitor = shop.visitor({ clientAddress: '203.0.113.9' })
  for (let turn = 0; turn < 30; turn += 1)
    await ask(productId, `uno${turn % 3}${turn}@example.com`, visitor)
  expect(await ask(productId, 'otro@example.com', visitor)).toMatchObject({
    code: 'too_many_requests',
  })
})
