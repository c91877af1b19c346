// Goods of the shop's own: made at the desk, and told from those of every store wherever a store is told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { DRAFT } from '#tests/support/product-draft.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

test('a product of the shop’s own belongs to no store, in every list and without any link', async () => {
  const made = await office.desk().adminCreate({
    store: 'own',
    externalId: 'shelf-1',
    draft: { ...DRAFT, originalUrl: null },
  })
  const id = made.ok ? made.id : 0
  const linked = { ...DRAFT, originalUrl: 'https://www.walmart.com/ip/1' }
  expect(
    await office.desk().adminCreate({ store: 'own', externalId: 'shelf-2', draft: linked }),
  ).toEqual({ ok: false, code: 'foreign_link' })
  const { call } = office.shop.visitor()
  const links = { affiliateUrl: null, originalUrl: null }
  expect(await call.catalogue.product({ id })).toMatchObject({ store: 'own', ...links })
  expect(await call.catalogue.restProduct({ id })).toMatchObject({ sourceStore: 'own', ...links })
  const { items } = await call.catalogue.restList({ store: 'own' })
  expect(items.map((item) => item.id)).toEqual([id])
  const { stores } = await call.catalogue.facets({})
  expect(stores.find(({ value }) => value === 'own')?.count).toBe(1)
  const rows = await call.catalogue.stockRows({ stores: ['own'] })
  expect(rows.map((row) => row.id)).toEqual([id])
})
