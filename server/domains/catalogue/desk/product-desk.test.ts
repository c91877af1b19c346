// The admin's desk of products: what is written, what is kept from others' news, and who may not come near it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_AT_ONCE } from '#contract/product-desk.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { DRAFT } from '#tests/support/product-draft.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

const synced = (changes: object = {}) =>
  office.shop.product({ origin: 'sync', weightSource: 'provider', ...changes })
let made = 0
const create = (changes: object = {}) =>
  office.desk().adminCreate({
    store: 'amazon',
    externalId: `manual-${(made += 1)}`,
    draft: { ...DRAFT, ...changes },
  })

describe('a product of our own', () => {
  test('is in the shop at once, with all that was typed; sending twice makes one', async () => {
    const first = await create()
    expect(first).toMatchObject({ ok: true })
    const id = first.ok ? first.id : 0
    made -= 1
    expect(await create()).toEqual(first)
    const shown = await office.shop.visitor().call.catalogue.product({ id })
    expect(shown).toMatchObject({
      name: DRAFT.name,
      priceCents: 3499,
      stock: 7,
      weightPounds: '3.31',
      weightSource: 'manual',
      description: DRAFT.description,
      specifications: DRAFT.specifications,
    })
    const drawn = await office.product(id)
    expect(drawn).toMatchObject({ draft: DRAFT, origin: 'manual', fixed: [], said: {} })
    expect(await office.save(drawn, { priceCents: 3000 })).toEqual({
      ok: true,
      changed: ['priceCents'],
    })
    expect((await office.product(id)).fixed).toEqual([])
  })

  test('refuses a number that is taken and a link to another site', async () => {
    const taken = await create()
    made -= 1
    expect(await create({ name: 'Otro' })).toEqual({
      ok: false,
      code: 'product_exists',
      id: taken.ok ? taken.id : 0,
    })
    const originalUrl = 'https://amazon.com.evil.example/dp/1'
    expect(await create({ originalUrl })).toEqual({ ok: false, code: 'foreign_link' })
    const linked = await create({ originalUrl: 'https://www.amazon.com/dp/B01' })
    const id = linked.ok ? linked.id : 0
    // The way to the store says who sends the shopper, whoever wrote it.
    const affiliateUrl = 'https://www.amazon.com/dp/B01?tag=puente-20'
    const { call } = office.shop.visitor()
    expect(await call.catalogue.product({ id })).toMatchObject({ affiliateUrl })
    expect(await call.catalogue.restProduct({ id })).toMatchObject({ affiliateUrl })
  })
})

test('shows no picture of the shop that is not on its disk, and loses nothing', async () => {
  const first = await create()
  const id = first.ok ? first.id : 0
  const drawn = await office.product(id)
  const gone = `/shop-pictures/${'0'.repeat(32)}.webp`
  const refused = { ok: false, code: 'photo_gone' }
  for (const address of [gone, `/img/..${gone}`, gone.replace('.webp', '.400.webp')]) {
    expect(await create({ images: [address] })).toEqual(refused)
    expect(await office.save(drawn, { name: 'Otro', images: [address] })).toEqual(refused)
  }
  expect((await office.product(id)).draft).toEqual(drawn.draft)
})

describe('a product that others bring', () => {
  test('keeps what was corrected, and only that; beside it stands what was said', async () => {
    const id = await synced({ brand: 'Acme' })
    const drawn = await office.product(id)
    const weight = { thousandths: 900, unit: 'kg' } as const
    expect(await office.save(drawn, { priceCents: 8999, weight, hidden: true })).toEqual({
      ok: true,
      changed: ['priceCents', 'weight', 'hidden'],
    })
    const after = await office.product(id)
    expect(after.fixed).toEqual(['priceCents', 'weight'])
    expect(after.said).toEqual({
      priceCents: 10_000,
      weight: { thousandths: 2000, unit: 'lb' },
    })
    // Corrected once more, it is still the store's word that stands beside it.
    await office.save(after, { priceCents: 7999 })
    expect((await office.product(id)).said.priceCents).toBe(10_000)
  })
})

describe('two who write at once', () => {
  test('do not overwrite each other; different parts meet, a sale meanwhile stays sold', async () => {
    const id = await synced()
    const drawn = await office.product(id)
    await office.save(drawn, { name: 'Primero', priceCents: 9000 })
    await office.shop.sql('update product set stock = 4 where id = ?', [id])
    expect(await office.save(drawn, { brand: 'Segunda' })).toEqual({ ok: true, changed: ['brand'] })
    expect((await office.product(id)).draft).toMatchObject({
      name: 'Primero',
      brand: 'Segunda',
      priceCents: 9000,
      stock: { pieces: 4 },
    })
    expect(await office.save(drawn, { priceCents: 8000, model: 'X' })).toEqual({
      ok: false,
      code: 'product_changed',
      mine: ['model', 'priceCents'],
      conflicts: ['priceCents'],
    })
    // Nothing of a refused form is written; the same price from both is no quarrel.
    expect((await office.product(id)).draft.model).toBe('')
    expect(await office.save(drawn, { priceCents: 9000 })).toEqual({ ok: true, changed: [] })
  })

  test('at the very same moment: one is written, the other hears of it', async () => {
    const drawn = await office.product(await synced())
    const answers = await Promise.all(
      [8000, 7000].map((priceCents) => office.save(drawn, { priceCents })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('many at once', () => {
  test('changes only what is not so already, and keeps what it corrects', async () => {
    const [own, brought] = [await office.shop.product(), await synced()]
    const ids = [own, brought, 2_000_000_000]
    const act = (input: object) => office.desk().adminBulk({ ids, ...input } as never)
    expect(await act({ act: 'soldOut' })).toEqual({ ok: true, changed: 2 })
    expect(await act({ act: 'soldOut' })).toEqual({ ok: true, changed: 0 })
    expect(await act({ act: 'category', category: 'Toys' })).toEqual({ ok: true, changed: 2 })
    expect(await act({ act: 'feature' })).toEqual({ ok: true, changed: 2 })
    expect(await office.product(own)).toMatchObject({ fixed: [], availability: 'out_of_stock' })
    expect(await office.product(brought)).toMatchObject({
      fixed: ['stock', 'category'],
      said: { stock: { pieces: 10, preOrder: false }, category: 'Electronics' },
      draft: { featured: true, category: 'Toys' },
    })
  })

  test('keeps also what its store says the same of just now', async () => {
    const id = await synced({ stock: 0 })
    const act = (input: object) => office.desk().adminBulk({ ids: [id], ...input } as never)
    for (const changed of [1, 0]) {
      expect(await act({ act: 'soldOut' })).toEqual({ ok: true, changed })
      expect(await act({ act: 'category', category: 'Electronics' })).toEqual({ ok: true, changed })
    }
    expect((await office.product(id)).fixed).toEqual(['stock', 'category'])
  })

  test('a hidden product is in no list and stays hidden when its store offers it again', async () => {
    const id = await synced({ name: 'Escondida Zafira' })
    await office.desk().adminBulk({ ids: [id], act: 'hide' })
    await office.shop.sql('update product set offered = false where id = ?', [id])
    await office.shop.sql('update product set offered = true where id = ?', [id])
    expect(await office.product(id)).toMatchObject({ listed: false, offered: true })
    await office.desk().adminBulk({ ids: [id], act: 'show' })
    expect(await office.product(id)).toMatchObject({ listed: true })
  })

  test('has an end', async () => {
    const ids = Array.from({ length: MOST_AT_ONCE + 1 }, (_, at) => at + 1)
    const refused = { code: 'BAD_REQUEST' }
    await expect(office.desk().adminBulk({ ids, act: 'hide' })).rejects.toMatchObject(refused)
    await expect(office.desk().adminBulk({ ids: [], act: 'hide' })).rejects.toMatchObject(refused)
    const nameless = office.desk().adminBulk({ ids: [1], act: 'category' })
    await expect(nameless).rejects.toMatchObject(refused)
  })
})
