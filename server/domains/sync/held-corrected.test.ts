// What an admin has corrected on a product neither sells it at a price that is held nor is lost when that is taken.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveBack } from '#tests/support/give-back.ts'
import { openToldShop, type ToldShop } from '#tests/support/told-shop.ts'

let shop: ToldShop
let ids: number[]
beforeAll(async () => {
  shop = await openToldShop()
  const rows = await shop.sql<{ id: number }>(
    `select id from product where stock > 5 and sales_policy = 'own' order by id`,
  )
  ids = rows.map(({ id }) => id)
})
afterAll(() => shop.close())

const catalogue = () => shop.admin.call.catalogue
/** The store names ten times the price, and that is held. */
const jump = async (id: number) => {
  const { externalId, draft } = await shop.drawn(id)
  const tenfold = draft.priceCents * 10
  shop.says.set(externalId, { priceCents: tenfold })
  await shop.run()
  expect((await shop.drawn(id)).doubted).toMatchObject({ state: 'held', priceCents: tenfold })
  return tenfold
}
const decide = async (productId: number, heldPriceCents: number, accept: boolean) =>
  expect(
    await shop.admin.call.sync.decidePrices({ prices: [{ productId, heldPriceCents }], accept }),
  ).toEqual({
    ok: true,
  })
const add = (productId: number) => shop.visitor().call.cart.addItem({ productId, quantity: 1 })
const shown = (id: number) => shop.visitor().call.catalogue.product({ id })
const pieces = (count: number) => ({ stock: { pieces: count, preOrder: false } })

test.each([true, false])(
  'counted by an admin, it is sold again once it is decided: %s',
  async (accept) => {
    const id = ids.shift() ?? 0
    await shop.correct(id, pieces(5))
    const tenfold = await jump(id)
    expect(await add(id)).toMatchObject({ ok: false })
    expect(await shown(id)).toMatchObject({ stock: 0, availability: 'out_of_stock' })
    await decide(id, tenfold, accept)
    expect(await add(id)).toMatchObject({ ok: true })
    expect(await shown(id)).toMatchObject({ stock: 5, availability: 'low_stock' })
  },
)

test('nor do pieces typed while the price waits sell it', async () => {
  const id = ids.shift() ?? 0
  const waits = shop.visitor().call.cart
  await waits.addItem({ productId: id, quantity: 1 })
  await jump(id)
  expect((await shown(id)).priceCents).not.toBeNull()
  await shop.correct(id, pieces(3))
  expect(await add(id)).toMatchObject({ ok: false })
  expect((await waits.current()).lines).toMatchObject([{ problem: 'not_sold_here' }])
})

test('a former price that was typed is kept when the held one is taken, and the store’s is forgotten', async () => {
  const id = ids.shift() ?? 0
  const { draft } = await shop.drawn(id)
  const typed = draft.priceCents * 20
  await shop.correct(id, { originalPriceCents: typed })
  await decide(id, await jump(id), true)
  const after = await shop.drawn(id)
  expect(after).toMatchObject({
    draft: { priceCents: draft.priceCents * 10, originalPriceCents: typed },
    fixed: ['originalPriceCents'],
    said: { originalPriceCents: null },
  })
})

test.each(['held', 'rejected'])(
  'a price typed over a %s one keeps beside it what the store said, and given back that holds',
  async (state) => {
    const id = ids.shift() ?? 0
    const { draft } = await shop.drawn(id)
    await shop.correct(id, pieces(5))
    const tenfold = await jump(id)
    if (state === 'rejected') await decide(id, tenfold, false)
    await shop.correct(id, { priceCents: draft.priceCents + 500 })
    expect(await shop.drawn(id)).toMatchObject({ said: { priceCents: tenfold }, doubted: null })
    await giveBack(catalogue(), id, 'priceCents')
    expect((await shown(id)).priceCents).toBe(tenfold)
  },
)

test('nor is it shown or sold at the price that is doubted before there are any', async () => {
  const id = ids.shift() ?? 0
  await jump(id)
  await shop.correct(id, { stock: { pieces: 0, preOrder: true } })
  expect(await shown(id)).toMatchObject({ priceCents: null, availability: 'out_of_stock' })
})
