// A list price that its store lowers below an admin's own price is no former price: nobody reads it, and no form trips over it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { TARIFF } from '#domain/quote.fixture.ts'
import { sellableProducts } from '../product/sellable-products.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
let id: number
beforeAll(async () => {
  office = await openProductDesk()
  id = await office.shop.product({ origin: 'sync', priceCents: 5000, originalPriceCents: 7000 })
  await office.save(await office.product(id), { priceCents: 5800 })
})
afterAll(() => office.shop.close())

const BASIS = { tariff: TARIFF, processingCents: 2500 }
const tell = (cents: number) =>
  office.shop.sql('update product set original_price_cents = ? where id = ?', [cents, id])
/** What a page (and the data in it), the documented call and the feeds say. */
const shown = async () => {
  const { call } = office.shop.visitor()
  const page = await call.catalogue.product({ id })
  const { originalPrice } = await call.catalogue.restProduct({ id })
  const feed: (number | null)[] = []
  for await (const each of sellableProducts(office.shop.deps.orm, {} as never, BASIS))
    feed.push(each.originalPriceCents)
  return [page.originalPriceCents, originalPrice, ...feed]
}

test.each([5500, 5800])('%d cents beside 5800 are told nowhere', async (cents) => {
  await tell(cents)
  expect(await shown()).toEqual([null, null, null])
  const file = await office.desk().adminExport({})
  expect(JSON.stringify(file)).not.toContain(`${cents / 100}.00,USD`)
})

test('another part is saved all the same, and only that is corrected', async () => {
  await tell(5500)
  const drawn = await office.product(id)
  expect(drawn.draft.originalPriceCents).toBeNull()
  expect(await office.save(drawn, { stock: { pieces: 3, preOrder: false } })).toEqual({
    ok: true,
    changed: ['stock'],
  })
  expect((await office.product(id)).fixed).toEqual(['priceCents', 'stock'])
  // Its store's next word is heard.
  await tell(7000)
  expect(await shown()).toEqual([7000, '70.00', 7000])
})
