// Products by the numbers of their stores: in the order asked for, and only what shoppers see.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a store and its number name one product', async () => {
  const item = await shop.product({ sourceStore: 'ebay', externalId: '110551990001' })
  const variation = await shop.product({ sourceStore: 'ebay', externalId: '110551990001-42' })
  const other = await shop.product({ sourceStore: 'walmart', externalId: '110551990001' })
  const hidden = await shop.product({
    sourceStore: 'amazon',
    externalId: 'B0CHX1W1XY',
    hiddenByAdmin: true,
  })
  const { catalogue } = shop.visitor().call
  const idsOf = (...items: Parameters<typeof catalogue.idsOfStore>[0]['items']) =>
    catalogue.idsOfStore({ items })
  expect(await idsOf({ store: 'ebay', externalIds: ['110551990001-42', '110551990001'] })).toEqual([
    variation,
    item,
  ])
  expect(
    await idsOf(
      { store: 'ebay', externalIds: ['110551990001'] },
      { store: 'walmart', externalIds: ['110551990001'] },
    ),
  ).toEqual([item, other])
  expect(hidden).toBeGreaterThan(0)
  expect(await idsOf({ store: 'amazon', externalIds: ['B0CHX1W1XY'] })).toEqual([])
  expect(await idsOf({ store: 'amazon', externalIds: [`' or 1=1 --`] })).toEqual([])
})
