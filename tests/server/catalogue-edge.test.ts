// Proves that totals and facets of a search are exact at the very edge of what is counted: 9,999, 10,000 and 10,001.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let there = 0

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Of one store and category; every other one is out of stock, and besides them are some that no list shows. */
async function fillUpTo(count: number) {
  await shop.sql(
    `insert into product (source_store, external_id, name, category, price_cents, stock, origin, offered)
     select 'ebay', n::text, 'Linterna azul ' || n, 'Toys', 100 + n, abs(n % 2) * 10, 'import', n > 0
     from generate_series(?::int, ?::int) n where n <> 0`,
    [there === 0 ? -5 : there + 1, count],
  )
  there = count
  await refreshVocabulary(shop.deps.orm.em.fork())
}

test.each([
  [9999, { count: 9999, more: false }],
  [10_000, { count: 10_000, more: false }],
  [10_001, { count: 10_000, more: true }],
])(
  '%i products',
  async (count, expected) => {
    await fillUpTo(count)
    const { call } = shop.visitor()
    // One word, one with a typo, and two that are frequent alone; by relevance and in an order of its own.
    for (const search of ['linterna', 'linternq', 'linterna azul'])
      for (const sort of ['featured', 'price-low'] as const) {
        const { total, products } = await call.catalogue.list({ search, sort })
        expect({ search, sort, total }).toEqual({ search, sort, total: expected })
        expect(products).toHaveLength(12)
      }
    const facets = await call.catalogue.facets({ search: 'linterna' })
    expect(facets.stores.find(({ value }) => value === 'ebay')).toMatchObject(expected)
    expect(facets.categories.find(({ value }) => value === 'Toys')).toMatchObject(expected)
    expect(facets.availability.filter((each) => each.count > 0)).toEqual([
      { value: 'in_stock', count: Math.ceil(count / 2), more: false },
      { value: 'out_of_stock', count: Math.floor(count / 2), more: false },
    ])
  },
  60_000,
)
