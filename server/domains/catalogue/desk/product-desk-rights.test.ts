// Whose the desk of products is, and what the audit log hears of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveBack } from '#tests/support/give-back.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { DRAFT } from '#tests/support/product-draft.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

const synced = () => office.shop.product({ origin: 'sync', weightSource: 'provider' })

test('every action is one line in the audit log, in the same transaction; a refusal is none', async () => {
  const id = await synced()
  const before = (await office.acts()).length
  const drawn = await office.product(id)
  await office.save(drawn, { priceCents: 5000, brand: 'B' })
  await office.save(drawn, { priceCents: 6000 })
  await office.save(await office.product(id), {})
  await giveBack(office.desk(), id, 'brand')
  await office.desk().adminBulk({ ids: [id], act: 'hide' })
  await office.desk().adminBulk({ ids: [id], act: 'hide' })
  expect((await office.acts()).slice(before)).toEqual([
    { action: 'products.save', object: `product:${id}`, details: { fields: 'brand priceCents' } },
    { action: 'products.release', object: `product:${id}`, details: { field: 'brand' } },
    { action: 'products.bulk', object: `product:${id}`, details: { act: 'hide', count: 1 } },
  ])
})

test('nobody but an admin comes near it', async () => {
  const id = await synced()
  const drawn = await office.product(id)
  const calls = (call: ReturnType<typeof office.desk>) => [
    call.adminList({}),
    call.adminProduct({ id }),
    call.adminExport({}),
    call.adminSave({ id, seen: drawn.seen, draft: { ...drawn.draft, priceCents: 1 } }),
    call.adminCreate({ store: 'ebay', externalId: 'x', draft: DRAFT }),
    call.adminRelease({ id, field: 'name', heard: null }),
    call.adminBulk({ ids: [id], act: 'hide' }),
    call.adminPictureHosts(),
    call.adminSetPictureHosts({ hosts: ['cdn.proveedor.com'], seen: 'x' }),
  ]
  const customer = await office.shop.register('cliente')
  for (const [who, message] of [
    [customer.call, 'forbidden'],
    [office.shop.visitor().call, 'unauthorized'],
  ] as const)
    for (const answer of await Promise.allSettled(calls(who.catalogue)))
      expect(answer).toMatchObject({ status: 'rejected', reason: { message } })
  expect(await office.product(id)).toEqual(drawn)
  await expect(office.product(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
