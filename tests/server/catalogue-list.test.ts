// Proves the catalogue's lists: orders, filters that meet, bounded totals, paging and facets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueView, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { countFacets } from '#server/domains/catalogue/search/count-facets.ts'
import { findProducts } from '#server/domains/catalogue/search/find-products.ts'
import { cardColumns } from '#server/domains/catalogue/product/product-columns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const ids: Record<string, number> = {}

const PRODUCTS = {
  cheap: { priceCents: 999, ratingTenths: 30, reviewCount: 9, popularity: 5, stock: 3 },
  loved: { priceCents: 5000, ratingTenths: 50, reviewCount: 1, popularity: 50, category: 'Toys' },
  proven: { priceCents: 5000, ratingTenths: 50, reviewCount: 90, popularity: 40, stock: 0 },
  starred: { priceCents: 20_000, featured: true, popularity: 1, sourceStore: 'ebay', stock: 6 },
  coming: { priceCents: 7000, preOrder: true, stock: 0, popularity: 2, category: 'Toys' },
}

beforeAll(async () => {
  shop = await openTestShop()
  for (const [key, changes] of Object.entries(PRODUCTS))
    ids[key] = await shop.product({ name: `Lote ${key}`, ...changes })
  ids['gone'] = await shop.product({ name: 'Lote gone', offered: false, stock: 9 })
})
afterAll(() => shop.close())

const names = new Map<number, string>()
const list = async (view: Partial<CatalogueView> = {}) => {
  for (const [key, id] of Object.entries(ids)) names.set(id, key)
  const { products } = await shop.visitor().call.catalogue.list(view)
  return products.map(({ id }) => names.get(id))
}

describe('orders', () => {
  test.each([
    ['featured', ['starred', 'loved', 'proven', 'cheap', 'coming']],
    ['popularity', ['loved', 'proven', 'cheap', 'coming', 'starred']],
    ['price-low', ['cheap', 'loved', 'proven', 'coming', 'starred']],
    ['price-high', ['starred', 'coming', 'proven', 'loved', 'cheap']],
    ['rating', ['proven', 'loved', 'cheap', 'coming', 'starred']],
    ['newest', ['coming', 'starred', 'proven', 'loved', 'cheap']],
  ] as const)('%s, alone and with words', async (sort, expected) => {
    expect(await list({ sort })).toEqual(expected)
    if (sort !== 'featured') expect(await list({ sort, search: 'lote' })).toEqual(expected)
  })
})

describe('filters', () => {
  test.each<[Partial<CatalogueView>, string[]]>([
    [{ categories: ['Toys'] }, ['loved', 'coming']],
    [{ stores: ['ebay'] }, ['starred']],
    [{ availability: ['in_stock'] }, ['starred', 'loved']],
    [{ availability: ['low_stock'] }, ['cheap']],
    [{ availability: ['out_of_stock'] }, ['proven']],
    [{ availability: ['pre_order'] }, ['coming']],
    [{ availability: ['pre_order', 'low_stock'] }, ['cheap', 'coming']],
    [{ minPriceCents: 5000, maxPriceCents: 7000 }, ['loved', 'proven', 'coming']],
    [{ categories: ['Toys'], availability: ['in_stock'], maxPriceCents: 6000 }, ['loved']],
    [
      { categories: ['Toys', 'Electronics'], stores: ['ebay', 'amazon'], minPriceCents: 20_000 },
      ['starred'],
    ],
    [{ categories: ['Home & Garden'] }, []],
  ])('%j, alone and with words', async (view, expected) => {
    expect(await list(view)).toEqual(expected)
    const searched = await list({ ...view, search: 'lote', sort: 'popularity' })
    expect(searched).toHaveLength(expected.length)
    expect(new Set(searched)).toEqual(new Set(expected))
  })

  test('what cannot be understood in an address falls back to its default', async () => {
    const view = parseCatalogueQuery(
      new URLSearchParams('sort=worst&page=x&minPrice=-3&category=Arms'),
    )
    expect(await list(view)).toHaveLength(5)
  })
})

describe('totals and pages', () => {
  const everything = parseCatalogueQuery(new URLSearchParams())
  const em = () => shop.deps.orm.em.fork()
  const total = async (search: string, limit: number) =>
    (
      await findProducts(em(), { ...everything, search }, { limit: 2, offset: 0 }, cardColumns, {
        countLimit: limit,
      })
    ).total

  test.each(['', 'lote'])(
    'are exact up to the limit and then say «more» («%s»)',
    async (search) => {
      expect(await total(search, 4)).toEqual({ count: 4, more: true })
      expect(await total(search, 5)).toEqual({ count: 5, more: false })
    },
  )

  test('what had more than the limit is not counted again at once', async () => {
    const page = async () =>
      (
        await findProducts(em(), everything, { limit: 2, offset: 0 }, cardColumns, {
          countLimit: 3,
        })
      ).total
    const many = { count: 3, more: true }
    expect(await page()).toEqual(many)
    await shop.sql('update product set hidden_by_admin = true')
    expect(await page()).toEqual(many)
    expect(await total('', 2)).toEqual({ count: 0, more: false })
    await shop.sql('update product set hidden_by_admin = false')
  })

  test('facets stop counting at the limit too', async () => {
    const { stores } = await countFacets(em(), everything, 3)
    expect(stores.find(({ value }) => value === 'amazon')).toEqual({
      value: 'amazon',
      count: 3,
      more: true,
    })
    expect(stores.find(({ value }) => value === 'ebay')).toEqual({
      value: 'ebay',
      count: 1,
      more: false,
    })
  })

  test('a page beyond the end is empty and still knows the total', async () => {
    const page = await shop.visitor().call.catalogue.list({ page: 834 })
    expect(page).toMatchObject({
      products: [],
      total: { count: 5, more: false },
      page: 834,
      pageCount: 1,
    })
  })

  test('pages follow each other without a gap or a repetition', async () => {
    const read = async (offset: number) =>
      (await findProducts<{ id: number }>(em(), everything, { limit: 2, offset }, cardColumns)).rows
    const pages = [...(await read(0)), ...(await read(2)), ...(await read(4))]
    expect(pages.map(({ id }) => names.get(id))).toEqual([
      'starred',
      'loved',
      'proven',
      'cheap',
      'coming',
    ])
  })
})

describe('facets', () => {
  const counts = <V>(facet: { value: V; count: number }[]) =>
    Object.fromEntries(
      facet.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
    )

  test.each(['', 'lote'])('count every value as if it alone were chosen («%s»)', async (search) => {
    const facets = await shop
      .visitor()
      .call.catalogue.facets({ search, categories: ['Toys'], maxPriceCents: 10_000 })
    expect(counts(facets.categories)).toEqual({ Electronics: 2, Toys: 2 })
    expect(counts(facets.stores)).toEqual({ amazon: 2 })
    expect(counts(facets.availability)).toEqual({ in_stock: 1, pre_order: 1 })
    expect(facets.categories).toHaveLength(5)
  })
})
