// A corrected part that is given back: what was last said about it holds, or what was there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveBack, giveBackAsSeen } from '#tests/support/give-back.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

const synced = (changes: object = {}) =>
  office.shop.product({ origin: 'sync', weightSource: 'provider', ...changes })

test('takes the last word of its store when a part is given back', async () => {
  const id = await synced()
  const drawn = await office.product(id)
  await office.save(drawn, { weight: null, stock: { pieces: 1, preOrder: true } })
  expect(await giveBack(office.desk(), id, 'weight')).toEqual({
    ok: true,
    known: true,
  })
  const back = await office.product(id)
  expect(back.draft.weight).toEqual({ thousandths: 2000, unit: 'lb' })
  expect(back.fixed).toEqual(['stock'])
  await giveBack(office.desk(), id, 'stock')
  expect(await office.product(id)).toMatchObject({ draft: drawn.draft, fixed: [], said: {} })
  const [row] = await office.shop.sql('select weight_source from product where id = ?', [id])
  expect(row).toEqual({ weight_source: 'provider' })
})

test('a weight nobody has spoken about stays when it is given back', async () => {
  const id = await synced({ weightSource: 'manual', fixedFields: ['weight'] })
  expect(await giveBack(office.desk(), id, 'weight')).toEqual({
    ok: true,
    known: false,
  })
  expect((await office.product(id)).draft.weight).toEqual({ thousandths: 2000, unit: 'lb' })
})

test('what was not looked at is not given back; once given back there is nothing to refuse', async () => {
  const id = await synced()
  await office.save(await office.product(id), { priceCents: 7000, name: 'Otro' })
  const drawn = await office.product(id)
  await office.shop.sql(
    `update product set provider_values = provider_values || '{"priceCents": 1000}' where id = ?`,
    [id],
  )
  expect(await giveBackAsSeen(office.desk(), drawn, 'priceCents')).toEqual({
    ok: false,
    code: 'product_changed',
  })
  const after = await office.product(id)
  expect(after).toMatchObject({ draft: { priceCents: 7000 }, fixed: ['name', 'priceCents'] })
  const done = { ok: true, known: true }
  // News of one part is none of another.
  expect(await giveBackAsSeen(office.desk(), drawn, 'name')).toEqual(done)
  expect(await giveBackAsSeen(office.desk(), after, 'priceCents')).toEqual(done)
  expect(await giveBackAsSeen(office.desk(), drawn, 'priceCents')).toEqual(done)
  expect((await office.product(id)).draft.priceCents).toBe(1000)
})
