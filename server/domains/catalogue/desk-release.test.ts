// A corrected part that is given back: what was last said about it holds, or what was there.
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  expect(await office.desk().adminRelease({ id, field: 'weight' })).toEqual({
    ok: true,
    known: true,
  })
  const back = await office.product(id)
  expect(back.draft.weight).toEqual({ thousandths: 2000, unit: 'lb' })
  expect(back.fixed).toEqual(['stock'])
  await office.desk().adminRelease({ id, field: 'stock' })
  expect(await office.product(id)).toMatchObject({ draft: drawn.draft, fixed: [], said: {} })
  const [row] = await office.shop.sql('select weight_source from product where id = ?', [id])
  expect(row).toEqual({ weight_source: 'provider' })
})

test('a weight nobody has spoken about stays when it is given back', async () => {
  const id = await synced({ weightSource: 'manual', fixedFields: ['weight'] })
  expect(await office.desk().adminRelease({ id, field: 'weight' })).toEqual({
    ok: true,
    known: false,
  })
  expect((await office.product(id)).draft.weight).toEqual({ thousandths: 2000, unit: 'lb' })
})
