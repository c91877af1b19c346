// Proves that a store's count does not sell again what our orders hold and nobody has bought there yet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveBack } from '#tests/support/give-back.ts'
import { type HeardShop, openHeardShop } from '#tests/support/heard-shop.ts'

let shop: HeardShop
beforeAll(async () => {
  shop = await openHeardShop()
})
afterAll(() => shop.close())

test('sold out stays sold out, however often the store says how many it has', async () => {
  const id = await shop.listed('B0RESERVE1', 2)
  const orders = [await shop.buy(id), await shop.buy(id)]
  for (let sync = 0; sync < 2; sync += 1) {
    expect(await shop.hear('B0RESERVE1', 2)).toMatchObject({ changed: 0 })
    expect(await shop.stockOf(id)).toBe(0)
  }
  // A third one came in there; then one of ours is given up.
  await shop.hear('B0RESERVE1', 3)
  expect(await shop.stockOf(id)).toBe(1)
  await shop.move(orders[0] ?? 0, 'cancelled')
  expect(await shop.stockOf(id)).toBe(2)
  await shop.hear('B0RESERVE1', 3)
  expect(await shop.stockOf(id)).toBe(2)
})

test('fewer than our orders hold is none, and given up only what the store has is sold again', async () => {
  const id = await shop.listed('B0RESERVE2', 3)
  const orders = await shop.buyThree(id)
  await shop.hear('B0RESERVE2', 1)
  expect(await shop.stockOf(id)).toBe(0)
  expect(await shop.giveUp(id, orders)).toEqual([0, 0, 1])
  expect(await shop.hear('B0RESERVE2', 1)).toMatchObject({ changed: 0 })
})

test('what is given up while the price is doubted is not sold', async () => {
  const id = await shop.listed('B0RESERVE5', 3)
  const orders = await shop.buyThree(id)
  await shop.hear('B0RESERVE5', 3, 49_900)
  expect(await shop.giveUp(id, orders)).toEqual([0, 0, 0])
  await shop.hear('B0RESERVE5', 3)
  expect(await shop.stockOf(id)).toBe(3)
})

test('sold out by an admin’s word stays so, whoever gives up an order', async () => {
  const soldOut = async (id: number) =>
    expect(await shop.desk().adminBulk({ ids: [id], act: 'soldOut' })).toMatchObject({ changed: 1 })
  const noneTyped = (id: number) => shop.type(id, { pieces: 0 })
  for (const [at, say] of [soldOut, noneTyped].entries()) {
    const id = await shop.listed(`B0RESERVE6${at}`, 4)
    const orders = await shop.buyThree(id)
    await say(id)
    expect(await shop.giveUp(id, orders)).toEqual([0, 0, 0])
  }
  // Said when the last one is just ordered.
  const id = await shop.listed('B0RESERVE7', 3)
  const orders = await shop.buyThree(id)
  await soldOut(id)
  expect(await shop.giveUp(id, orders)).toEqual([0, 0, 0])
  // Counted anew it sells as ever.
  await shop.type(id, { pieces: 2 })
  expect(await shop.giveUp(id, [await shop.buy(id), await shop.buy(id)])).toEqual([1, 2])
})

test('given back, a stock is what the store has without what our orders hold', async () => {
  const said = async (id: number) => (await shop.desk().adminProduct({ id })).said.stock?.pieces
  const giveStockBack = (id: number) => giveBack(shop.desk(), id, 'stock')
  const id = await shop.listed('B0RESERVE8', 3)
  await shop.type(id, { pieces: 9 })
  const orders = await shop.buyThree(id)
  expect(await said(id)).toBe(0)
  await shop.hear('B0RESERVE8', 2)
  expect(await said(id)).toBe(0)
  await giveStockBack(id)
  expect(await shop.stockOf(id)).toBe(0)
  expect(await shop.giveUp(id, orders)).toEqual([0, 1, 2])
  // The same where the last word is older than the correction.
  for (const say of [
    () => shop.type(id, { pieces: 7 }),
    () => shop.desk().adminBulk({ ids: [id], act: 'soldOut' }),
  ]) {
    const order = await shop.buy(id)
    await say()
    expect(await said(id)).toBe(1)
    await shop.move(order, 'cancelled')
    await giveStockBack(id)
    expect(await shop.stockOf(id)).toBe(2)
  }
})

test('what was bought at the store is no longer in its count', async () => {
  const id = await shop.listed('B0RESERVE3', 5)
  const order = await shop.buy(id)
  await shop.move(order, 'paid')
  await shop.hear('B0RESERVE3', 5)
  expect(await shop.stockOf(id)).toBe(4)
  await shop.move(order, 'purchasing')
  await shop.hear('B0RESERVE3', 4)
  expect(await shop.stockOf(id)).toBe(4)
  await shop.hear('B0RESERVE3', 9)
  expect(await shop.stockOf(id)).toBe(9)
})

test('a store that does not count fills a shelf only with what is not sold yet', async () => {
  const id = await shop.listed('B0RESERVE4', null)
  const first = (await shop.stockOf(id)) ?? 0
  for (let piece = 0; piece < first; piece += 1) await shop.buy(id)
  await shop.hear('B0RESERVE4', null)
  expect(await shop.stockOf(id)).toBe(0)
})
