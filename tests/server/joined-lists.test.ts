// One item of several stores is one card in every list: the lowest price, and the stores named.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CatalogueView, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { findProducts } from '#server/domains/catalogue/search/find-products.ts'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { SORTS } from '#domain/vocabulary.ts'

let shop: OrderShop
const ids: Record<string, number> = {}
const keyOf = (id: number) => Object.keys(ids).find((key) => ids[key] === id)

const ITEM = { brand: 'Lexar', model: 'SD1GB-40', category: 'Electronics', stock: 9, popularity: 5 }
const OFFERS = {
  amazon: { name: 'Lexar Media 1GB SD Card', priceCents: 2500, featured: true },
  ebay: { name: 'Lexar 1 GB Secure Digital SD Card', priceCents: 2000, model: 'SD1GB40' },
  walmart: { name: 'Lexar 1024 MB SD Memory Card', priceCents: 2200, brand: 'Lexar Media' },
  target: { name: 'Lexar 1GB SD Card (Renewed)', priceCents: 1500 },
}

const link = async () => {
  await shop.deps.boss.send('catalogue.linkProducts', {})
  await shop.drain('linkProducts')
}
beforeAll(async () => {
  shop = await openOrderShop()
  await shop.sql(`update product set offered = false`)
  for (const [sourceStore, changes] of Object.entries(OFFERS))
    ids[sourceStore] = await shop.product({ ...ITEM, sourceStore, ...changes })
  ids['other'] = await shop.product({ name: 'Halden Card Reader', priceCents: 2100, stock: 9 })
  await link()
  await refreshVocabulary(shop.deps.orm.em.fork())
})
afterAll(() => shop.close())
beforeEach(() => shop.sql(`update product set stock = 9 where id in (?)`, [Object.values(ids)]))

const list = (view: Partial<CatalogueView> = {}) => shop.visitor().call.catalogue.list(view)
const cards = async (view: Partial<CatalogueView> = {}) =>
  (await list(view)).products.map(({ id, elsewhere }) => [
    keyOf(id),
    ...elsewhere.map(({ store }) => store),
  ])
/** The one card of the item, with the stores that it names. */
const card = async (view: Partial<CatalogueView> = {}) => {
  const found = (await cards(view)).filter(([key]) => key !== 'other' && key !== 'target')
  expect(found).toHaveLength(1)
  return found[0]
}

describe('a card', () => {
  test.each(SORTS)('is one, of the lowest price, and names the stores: %s', async (sort) => {
    expect(await card({ sort })).toEqual(['ebay', 'walmart', 'amazon'])
    expect(await card({ sort, search: 'lexar' })).toEqual(['ebay', 'walmart', 'amazon'])
  })

  test('is another one for what was used', async () => {
    expect(await cards()).toContainEqual(['target'])
    expect((await list()).total).toEqual({ count: 3, more: false })
  })

  test('is of what can be had when the cheapest is sold out, and of the cheapest when all are', async () => {
    await shop.sql(`update product set stock = 0 where id = ?`, [ids['ebay']])
    expect(await card()).toEqual(['walmart', 'amazon'])
    expect(await card({ availability: ['out_of_stock'] })).toEqual(['ebay', 'walmart', 'amazon'])
    await shop.sql(`update product set stock = 0 where id in (?)`, [Object.values(ids)])
    expect(await card()).toEqual(['ebay'])
  })

  test('is of the next store when the cheapest offer is hidden', async () => {
    await shop.sql(`update product set hidden_by_admin = true where id = ?`, [ids['ebay']])
    expect(await card()).toEqual(['walmart', 'amazon'])
    await shop.sql(`update product set hidden_by_admin = false where id = ?`, [ids['ebay']])
  })

  test('is of another store while the price of the cheapest is doubted, if the filter leaves that', async () => {
    await shop.sql(
      `insert into product_offer (product_id, provider, run_id, seen_at, expires_at, held_price_cents, held_since)
        values (?, 'ebay', 1, now(), now() + interval '1 day', 200, now())`,
      [ids['ebay']],
    )
    expect(await card()).toEqual(['walmart', 'amazon'])
    expect(await card({ search: 'lexar', minPriceCents: 1000 })).toEqual(['walmart', 'amazon'])
    expect(await card({ stores: ['amazon', 'ebay'] })).toEqual(['amazon', 'walmart'])
    expect(await card({ maxPriceCents: 2100 })).toEqual(['ebay', 'walmart', 'amazon'])
    await shop.sql(`delete from product_offer where product_id = ?`, [ids['ebay']])
  })

  test.each<[string, Partial<CatalogueView>, string[]]>([
    ['one store', { stores: ['amazon'] }, ['amazon', 'ebay', 'walmart']],
    ['two stores', { stores: ['amazon', 'walmart'] }, ['walmart', 'ebay', 'amazon']],
    ['a price', { minPriceCents: 2300 }, ['amazon', 'ebay', 'walmart']],
    ['a word that one title has', { search: 'memory' }, ['walmart', 'ebay', 'amazon']],
  ])('is of the offer that fits: %s', async (_, view, expected) => {
    expect(await card(view)).toEqual(expected)
  })

  test('is of the offer that its category has', async () => {
    await shop.sql(`update product set category = 'Toys' where id = ?`, [ids['amazon']])
    expect(await card({ categories: ['Toys'] })).toEqual(['amazon', 'ebay', 'walmart'])
    expect(await card({ categories: ['Electronics'] })).toEqual(['ebay', 'walmart', 'amazon'])
    await shop.sql(`update product set category = 'Electronics' where id = ?`, [ids['amazon']])
  })

  test('tells each price and when its store named it, as the page does', async () => {
    const { call } = shop.visitor()
    const [shown] = (await list({ search: 'secure digital' })).products
    const page = await call.catalogue.product({ id: ids['ebay'] ?? 0 })
    expect(shown?.elsewhere).toEqual([
      { id: ids['walmart'], store: 'walmart', priceCents: 2200, pricedAt: null },
      { id: ids['amazon'], store: 'amazon', priceCents: 2500, pricedAt: null },
    ])
    expect(page.elsewhere).toEqual(shown?.elsewhere)
  })
})

test('suggestions, what is featured and what goes with a product have the item once', async () => {
  const { catalogue } = shop.visitor().call
  for (const text of ['lexar', 'lexar card']) {
    const { products } = await catalogue.suggest({ text })
    expect(products.map(({ id, alsoAt }) => [keyOf(id), ...alsoAt])).toContainEqual([
      'ebay',
      'walmart',
      'amazon',
    ])
    expect(products).toHaveLength(2)
  }
  const featured = (await catalogue.featured({ limit: 8 })).map(({ id }) => keyOf(id))
  expect(new Set(featured)).toEqual(new Set(['ebay', 'other', 'target']))
  expect(featured).toHaveLength(3)
  const related = await catalogue.related({ id: ids['walmart'] ?? 0 })
  expect(related.map(({ id }) => keyOf(id))).not.toContain('ebay')
  const toOther = await catalogue.related({ id: ids['target'] ?? 0 })
  expect(toOther.map(({ id }) => keyOf(id))).toEqual(['ebay', 'other'])
})

test('the documented list has it once, with the other stores and their prices', async () => {
  const { items, total } = await shop.visitor().call.catalogue.restList({})
  expect(total).toBe(3)
  expect(items.find(({ id }) => id === ids['ebay'])?.otherStores).toEqual([
    { id: ids['walmart'], sourceStore: 'walmart', price: '22.00' },
    { id: ids['amazon'], sourceStore: 'amazon', price: '25.00' },
  ])
})

test.each(['', 'lexar'])(
  'every page of «%s» that is offered has a card, however few are counted',
  async (search) => {
    const em = shop.deps.orm.em.fork()
    const filter = parseCatalogueQuery(new URLSearchParams({ search }))
    // Counted once, remembered the next time.
    for (const countLimit of [1, 2, 2, 3, 4, 4, 5]) {
      const read = (offset: number) =>
        findProducts(em, filter, { limit: 1, offset }, sql`p.id`, { countLimit })
      const { reach } = await read(0)
      expect(reach).toBeGreaterThan(0)
      expect((await read(reach - 1)).rows).toHaveLength(1)
    }
  },
)

test('an admin’s word parts it and joins it again', async () => {
  const [pair] = await shop.sql<{ id: number }>(
    `select id from product_pair where first_id = ? and second_id = ?`,
    [ids['amazon'], ids['ebay']],
  )
  const decide = (decision: 'different' | null, seen: 'different' | null) =>
    shop.admin.call.sync.decidePair({ id: pair?.id ?? 0, decision, seen })
  await decide('different', null)
  expect((await list()).total.count).toBe(4)
  await decide(null, 'different')
  await link()
  expect(await card()).toEqual(['ebay', 'walmart', 'amazon'])
})
