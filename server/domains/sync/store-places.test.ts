// What a run makes of products that are not a store's alone: places the shop does not want, an admin's own, a file's; and of few pieces.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DRAFT } from '#tests/support/product-draft.ts'
import { openToldShop, type ToldShop } from '#tests/support/told-shop.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: ToldShop
beforeAll(async () => {
  shop = await openToldShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.says.clear())

const COLUMNS = `id, external_id as "externalId", name, price_cents as "priceCents", stock, offered,
  sales_policy as "salesPolicy"`
interface Row {
  id: number
  externalId: string
  name: string
  priceCents: number
  stock: number
  offered: boolean
  salesPolicy: string
}
const rowOf = async (externalId: string) => {
  const [row] = await shop.sql<Row & Record<string, never>>(
    `select ${COLUMNS} from product where source_store = 'walmart' and external_id = ?`,
    [externalId],
  )
  if (!row) throw new Error('no such product')
  return row
}
/** Products the store said something about, none of which another test has touched. */
let last = 0
const nextProducts = async (count: number) => {
  const rows = await shop.sql<Row & Record<string, never>>(
    `select ${COLUMNS} from product where source_store = 'walmart' and origin <> 'manual' and stock > 5
    and offered and id > ? order by id limit ?`,
    [last, count],
  )
  last = rows.at(-1)?.id ?? 0
  return rows
}
const PLACE = { categoryPath: ['Outdoors', 'Knives'], category: null }
const listed = async (ids: readonly number[]) => {
  const cards = await shop.visitor().call.catalogue.stockRows({})
  return ids.filter((id) => cards.some((card) => card.id === id))
}

test('what is not sold here leaves the lists, and comes back when it is sold after all', async () => {
  const products = await nextProducts(3)
  const ids = products.map(({ id }) => id)
  for (const { externalId } of products) shop.says.set(externalId, PLACE)
  await shop.run()
  expect(await listed(ids)).toEqual(ids)
  const sync = shop.admin.call.sync
  const { paths } = await sync.storePaths({ which: 'open' })
  const id = paths.find(({ path }) => path === 'Outdoors › Knives')?.id ?? 0
  expect(await sync.mapPath({ id, category: 'ignored', seen: null })).toEqual({ ok: true })
  const [run] = await shop.run()
  expect(run).toMatchObject({ state: 'completed', hidden: ids.length })
  expect(await listed(ids)).toEqual([])
  for (const { externalId } of products)
    expect(await rowOf(externalId)).toMatchObject({ offered: false, stock: 0 })
  // Gone already, they are not hidden once more.
  expect((await shop.run())[0]).toMatchObject({ state: 'completed', hidden: 0 })
  await sync.mapPath({ id, category: null, seen: 'ignored' })
  await shop.run()
  expect(await Promise.all(products.map(({ externalId }) => rowOf(externalId)))).toEqual(products)
})

testInFull('few pieces become many again when a store that counts none has some', async () => {
  const [product] = await nextProducts(1)
  const { externalId, stock } = product ?? { externalId: '', stock: 0 }
  shop.says.set(externalId, { stock: null, availability: 'low_stock' })
  await shop.run()
  expect((await rowOf(externalId)).stock).toBe(3)
  shop.says.set(externalId, { stock: null, availability: 'in_stock' })
  await shop.run()
  expect((await rowOf(externalId)).stock).toBe(stock)
  // What was counted stays counted.
  shop.says.set(externalId, { stock: 400, availability: 'in_stock' })
  await shop.run()
  shop.says.set(externalId, { stock: null, availability: 'in_stock' })
  await shop.run()
  expect((await rowOf(externalId)).stock).toBe(400)
})

const forget = (externalId: string) =>
  shop.sql(`delete from product where source_store = 'walmart' and external_id = ?`, [externalId])

test('a product of the shop’s own is nobody’s to change or withdraw, whatever number it has', async () => {
  const [taken] = await nextProducts(1)
  if (!taken) throw new Error('too few products')
  await forget(taken.externalId)
  const made = await shop.admin.call.catalogue.adminCreate({
    store: 'walmart',
    externalId: taken.externalId,
    draft: { ...DRAFT, originalUrl: null },
  })
  expect(made).toMatchObject({ ok: true })
  const before = await rowOf(taken.externalId)
  await shop.run()
  shop.says.set(taken.externalId, PLACE)
  await shop.run()
  const sync = shop.admin.call.sync
  const { paths } = await sync.storePaths({ which: 'open' })
  const place = paths.find(({ path }) => path === 'Outdoors › Knives')
  await sync.mapPath({ id: place?.id ?? 0, category: 'ignored', seen: null })
  await shop.run()
  expect(await rowOf(taken.externalId)).toEqual(before)
  expect(
    await shop.sql(`select from product_offer where product_id = ?`, [before.id]),
  ).toHaveLength(0)
})

test('a product of a file takes the policy of the store that first offers it', async () => {
  const products = await nextProducts(2)
  const [plain, jumped] = products
  if (!plain || !jumped) throw new Error('too few products')
  for (const { id } of products)
    for (const table of ['product_offer', 'price_change'])
      await shop.sql(`delete from ${table} where product_id = ?`, [id])
  await shop.sql(`update product set origin = 'import' where id in (?, ?)`, [plain.id, jumped.id])
  await shop.sql(`insert into sync_provider (provider) values ('walmart') on conflict do nothing`)
  await shop.sql(`update sync_provider set sales_policy = 'affiliate' where provider = 'walmart'`)
  shop.says.set(jumped.externalId, { priceCents: jumped.priceCents * 10 })
  await shop.run()
  expect(await rowOf(plain.externalId)).toEqual({ ...plain, salesPolicy: 'affiliate' })
  expect(await rowOf(jumped.externalId)).toMatchObject({ salesPolicy: 'affiliate', stock: 0 })
  // No store ever named the file's price.
  const { call } = shop.visitor()
  expect((await call.catalogue.product({ id: jumped.id })).priceCents).toBeNull()
  expect((await call.catalogue.product({ id: plain.id })).priceCents).toBe(plain.priceCents)
  const history = async (id: number) =>
    (await shop.admin.call.catalogue.adminProduct({ id })).history.map((one) => one.priceCents)
  expect(await history(plain.id)).toEqual([plain.priceCents])
  expect(await history(jumped.id)).toEqual([])
  // What somebody decides about one product later stays.
  await shop.sql(`update product set sales_policy = 'own' where id = ?`, [plain.id])
  await shop.run()
  expect((await rowOf(plain.externalId)).salesPolicy).toBe('own')
})
