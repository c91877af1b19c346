// Items of several stores, page by page: no page doubles one or leaves one out, and filters count the cards they lead to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueView, PAGE_SIZE } from '#contract/catalogue-view.ts'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { SORTS } from '#domain/vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const ITEMS = 40
beforeAll(async () => {
  shop = await openTestShop()
  await shop.sql(
    `insert into product (source_store, external_id, name, brand, model, category, price_cents, rating_tenths,
       popularity, origin, stock)
     select store, store || n, 'Halden ' || case store when 'ebay' then 'Shade' else 'Lamp' end
       || ' HL-' || 77000 + n || ', a lamp of ' || store, 'Halden', 'HL' || 77000 + n,
       case when n % 4 = 0 and store = 'ebay' then 'Toys' else 'Home & Garden' end,
       1000 + (n * 37 + length(store) * 211) % 900, n % 50, (n * 13 + length(store) * 7) % 97, 'import',
       (n + length(store)) % 3
     from generate_series(1, ?) n cross join unnest(array['amazon', 'ebay', 'target']) store`,
    [ITEMS],
  )
  await shop.deps.boss.send('catalogue.linkProducts', {})
  await shop.drain('linkProducts')
  await refreshVocabulary(shop.deps.orm.em.fork())
})

afterAll(() => shop.close())

const list = (view: Partial<CatalogueView>) => shop.visitor().call.catalogue.list(view)
const itemOf = (name: string) => /HL-\d+/.exec(name)?.[0]
const all = async (view: Partial<CatalogueView>) => {
  const first = await list(view)
  const pages = [first]
  for (let page = 2; page <= first.pageCount; page += 1) pages.push(await list({ ...view, page }))
  expect(pages.slice(0, -1).every(({ products }) => products.length === PAGE_SIZE)).toBe(true)
  const found = pages.flatMap(({ products }) => products)
  expect(found).toHaveLength(first.total.count)
  return found
}

test.each(SORTS)('no page doubles one or leaves one out: %s', async (sort) => {
  for (const search of ['', 'halden lamp', 'lamp']) {
    const found = (await all({ sort, search })).flatMap(({ name }) => itemOf(name) ?? [])
    expect(found).toHaveLength(ITEMS)
    expect(new Set(found).size).toBe(ITEMS)
  }
})

test.each([
  ['few of many', 500],
  ['many', 5000],
])('nor where what is the thing itself comes first: %s', async (_, things) => {
  await shop.sql(
    `update search_word set documents = case word when '=lamp' then ?::int else 5000 end`,
    [things],
  )
  const found = await all({ search: 'lamp', sort: 'relevance', minPriceCents: 100 })
  expect(new Set(found.map(({ name }) => itemOf(name))).size).toBe(ITEMS)
  expect(found).toHaveLength(ITEMS)
  const areThings = found.map(({ name }) => name.includes('Lamp'))
  expect(areThings).toContain(false)
  expect(areThings).toEqual(areThings.toSorted((a, b) => Number(b) - Number(a)))
  await refreshVocabulary(shop.deps.orm.em.fork())
})

test.each<[Partial<CatalogueView>, string]>([
  [{}, ''],
  [{ stores: ['amazon'] }, ''],
  [{ stores: ['amazon', 'ebay'] }, 'lamp'],
  [{ categories: ['Home & Garden'] }, ''],
  [{ categories: ['Toys'], availability: ['low_stock'] }, 'lamp'],
  [{ minPriceCents: 1200, maxPriceCents: 1600 }, ''],
])('each filter counts the cards that it leads to: %o %s', async (filter, search) => {
  const view = { ...filter, search }
  const facets = await shop.visitor().call.catalogue.facets(view)
  const count = async (more: Partial<CatalogueView>) =>
    (await list({ ...view, ...more })).total.count
  for (const { value, count: told } of facets.categories)
    expect([value, told]).toEqual([value, await count({ categories: [value] })])
  for (const { value, count: told } of facets.stores)
    expect([value, told]).toEqual([value, await count({ stores: [value] })])
  for (const { value, count: told } of facets.availability)
    expect([value, told]).toEqual([value, await count({ availability: [value] })])
  await all(view)
})
