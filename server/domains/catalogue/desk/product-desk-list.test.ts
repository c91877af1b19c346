// The desk's list of products: it finds what the shop hides, page by page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { refreshVocabulary } from '../search/refresh-vocabulary.ts'

let office: Awaited<ReturnType<typeof openProductDesk>>
beforeAll(async () => {
  office = await openProductDesk()
})
afterAll(() => office.shop.close())

const synced = (changes: object = {}) => office.shop.product({ origin: 'sync', ...changes })

describe('the list', () => {
  test('shows hidden and withdrawn ones too, finds by words, number and store id, and pages', async () => {
    const ids: number[] = []
    for (let n = 0; n < 27; n += 1)
      ids.push(
        await synced({ name: `Termo Quetzal ${n}`, hiddenByAdmin: n === 0, sourceStore: 'ebay' }),
      )
    await refreshVocabulary(office.shop.deps.orm.em.fork())
    const list = async (input: object) => {
      const { products, nextBefore } = await office.desk().adminList(input)
      return { found: products.map(({ id }) => id), nextBefore }
    }
    const first = await list({ search: 'quetzal' })
    expect(first.found).toEqual(ids.toReversed().slice(0, 25))
    const rest = await list({ search: 'quetzal', before: first.nextBefore })
    expect(rest).toEqual({ found: ids.slice(0, 2).toReversed(), nextBefore: null })
    expect((await list({ search: String(ids[3]) })).found).toContain(ids[3])
    expect((await list({ mark: 'hidden', store: 'ebay' })).found).toEqual([ids[0]])
    expect((await list({ mark: 'hidden', search: 'quetzal' })).found).toEqual([ids[0]])
    const [row] = await office.shop.sql<{ external_id: string }>(
      'select external_id from product where id = ?',
      [ids[5]],
    )
    expect((await list({ search: row?.external_id })).found).toContain(ids[5])
    expect((await list({ search: '%%' })).found).toEqual([])
  })

  test.each([
    ['corrected', { fixedFields: ['name'] }],
    ['no_weight', { weightThousandths: null, weightUnit: null }],
    ['no_size', { lengthThousandths: null }],
    ['featured', { featured: true }],
    ['withdrawn', { offered: false }],
    ['affiliate', { salesPolicy: 'affiliate' }],
  ] as const)('narrows to %s', async (mark, changes) => {
    const id = await synced({ ...changes, sourceStore: 'target', origin: 'import' })
    const other = await synced({ sourceStore: 'target', origin: 'import' })
    const filter = { mark, store: 'target', origin: 'import' } as const
    const found = (await office.desk().adminList(filter)).products.map((row) => row.id)
    expect(found).toContain(id)
    expect(found).not.toContain(other)
  })
})
