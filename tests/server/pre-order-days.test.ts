// A pre-order can be bought until its day is over, whoever said the day; then only what is there.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCartProducts } from '#server/domains/cart/cart.queries.ts'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { planImport } from '#server/domains/catalogue/import/plan.ts'
import { endPreOrders } from '#server/domains/catalogue/product/pre-order-days.ts'
import { areThere } from '#server/domains/orders/settle-pieces.ts'
import { takeStock } from '#server/domains/orders/take-stock.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { DRAFT } from '#tests/support/product-draft.ts'

const AHEAD = '2099-01-15'
const OVER = '2020-01-15'
let office: Awaited<ReturnType<typeof openProductDesk>>
let shop: (typeof office)['shop']
let folder: string
beforeAll(async () => {
  office = await openProductDesk()
  shop = office.shop
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pre-order-days-'))
})
afterAll(async () => {
  await shop.close()
  await fs.rm(folder, { recursive: true })
})

const em = () => shop.deps.orm.em.fork()
const shown = async (id: number) => {
  const { availability, expectedOn } = await shop.visitor().call.catalogue.product({ id })
  return [availability, expectedOn]
}
const end = () => em().transactional((scope) => endPreOrders({ em: scope, now: shop.deps.clock() }))

test('past its day it is sold only as far as it is there, first at the checkout, then everywhere', async () => {
  const coming = { preOrder: true, stock: 0 }
  const ids = [
    await shop.product({ ...coming, expectedOn: AHEAD }),
    await shop.product({ ...coming, expectedOn: OVER }),
    await shop.product({ ...coming, expectedOn: OVER, stock: 9 }),
    await shop.product(coming),
  ]
  const [ahead = 0, over = 0, arrived = 0, undated = 0] = ids
  expect(await shown(ahead)).toEqual(['pre_order', AHEAD])
  const stocks = (await findCartProducts(em(), ids)).map(({ stock }) => stock)
  expect(stocks).toEqual([99, 0, 9, 99])
  const two = (id: number) => [{ product: { id }, quantity: 2 }]
  const there = await Promise.all(ids.map((id) => areThere(em(), two(id))))
  expect(there).toEqual([true, false, true, true])
  const take = (id: number) => em().transactional((scope) => takeStock(scope, two(id)))
  expect(await Promise.all(ids.map(take))).toEqual([true, false, true, true])
  expect(await end()).toBe(2)
  expect(await end()).toBe(0)
  expect(await shown(ahead)).toEqual(['pre_order', AHEAD])
  expect(await shown(over)).toEqual(['out_of_stock', null])
  expect(await shown(arrived)).toEqual(['in_stock', null])
  expect(await shown(undated)).toEqual(['pre_order', null])
})

test('a file says the day, goes out as it came, and brings nothing back that is over', async () => {
  const file = path.join(folder, 'coming.csv')
  const lines = [
    'id,title,price,availability date',
    `1,Soon,5,${AHEAD}T10:00:00Z`,
    `2,Late,5,${OVER}`,
    '3,Odd,5,15/01/2099',
  ]
  await fs.writeFile(file, lines.join('\n'))
  const imported = async () => {
    const planned = await planImport(file, { list: 'feria' })
    if (!planned.ok) throw new Error(planned.code)
    const { databaseUrl } = shop
    const told = await importFile(planned.plan, { databaseUrl, rejectsFile: `${file}.rejects` })
    if (!told.ok) throw new Error(told.code)
    return told.summary
  }
  expect(await imported()).toMatchObject({ created: 3, gaps: { dayDropped: 1 } })
  expect(await imported()).toMatchObject({ unchanged: 3 })
  const rows = await shop.sql<{ id: number; availability: string; expected_on: string | null }>(
    `select id, availability, expected_on from product where external_id like 'feria:%' order by external_id`,
  )
  expect(rows.map(({ availability, expected_on: day }) => [availability, day])).toEqual([
    ['pre_order', AHEAD],
    ['out_of_stock', OVER],
    ['out_of_stock', null],
  ])
  const { columns, rows: cells } = await office.desk().adminExport({ search: 'Soon' })
  expect(cells[0]?.[columns.indexOf('expected on')]).toBe(AHEAD)
})

test('an admin writes and takes back the day', async () => {
  const stock = { pieces: 0, preOrder: true }
  const made = await office.desk().adminCreate({
    store: 'own',
    externalId: 'coming-1',
    draft: { ...DRAFT, originalUrl: null, stock, expectedOn: AHEAD },
  })
  const id = made.ok ? made.id : 0
  expect(await shown(id)).toEqual(['pre_order', AHEAD])
  await office.save(await office.product(id), { expectedOn: null })
  expect(await shown(id)).toEqual(['pre_order', null])
  const drawn = await office.product(id)
  for (const day of ['2099-02-30', '15/01/2099', '1999-01-15'])
    await expect(office.save(drawn, { expectedOn: day })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
})
