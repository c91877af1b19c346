// What a search reads is bounded: a word in nearly every product costs as much in a large catalogue as in a small one,
// says honestly that there is more, and shows the same products as if all had been read.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { countFacets } from '#server/domains/catalogue/count-facets.ts'
import { listProducts } from '#server/domains/catalogue/list-products.ts'
import { listedWhere } from '#server/domains/catalogue/listing-sql.ts'
import { refreshVocabulary } from '#server/domains/catalogue/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const em = () => shop.deps.orm.em.fork()
const view = (query: string) => parseCatalogueQuery(new URLSearchParams(query))

// Twelve hundred are what a search reads: «negro» is in just so many, «cable» in all, «color» in the rest.
beforeAll(async () => {
  shop = await openTestShop()
  await shop.sql(`
    insert into product (source_store, external_id, name, category, price_cents, stock, popularity, origin)
    select (array['amazon','ebay','walmart'])[1 + i % 3], i::text,
      'Cable ' || case when i % 5 = 0 then 'negro' else 'color' end || ' modelo' || i,
      (array['Electronics','Toys'])[1 + i % 2], 100 + (i * 7919) % 100000, i % 13, i * 31 % 65536, 'import'
    from generate_series(1, 6000) i`)
  await shop.sql('vacuum (analyze) product')
  await refreshVocabulary(em())
}, 60_000)
afterAll(() => shop.close())

// Frequent by the vocabulary, narrowed, two words whose meeting nobody knows beforehand, and mistyped.
test.each(['search=cable', 'search=cable&category=Toys', 'search=cable+color', 'search=cabel'])(
  'of very many matches a hundred pages can be read, and the total says that there are more («%s»)',
  async (query) => {
    const read = (page: number) => listProducts(em(), view(`${query}&sort=price-low&page=${page}`))
    const pages = await Promise.all([1, 99, 100].map(read))
    for (const { total, pageCount } of pages)
      expect({ total, pageCount }).toEqual({ total: { count: 1200, more: true }, pageCount: 100 })
    const prices = pages.flatMap(({ products }) => products.map(({ priceCents }) => priceCents))
    expect(prices).toHaveLength(36)
    expect(prices).toEqual(prices.toSorted((a, b) => Number(a) - Number(b)))
    expect(await read(101)).toMatchObject({ products: [], total: { count: 1200, more: true } })
  },
)

test.each([
  ['negro', ''],
  ['cable+color', ''],
  ['cable+color', 'category=Toys'],
  ['cable+negro', 'minPrice=50'],
])(
  'few or many, the page is the one that reading all would give («%s», «%s»)',
  async (words, narrowing) => {
    const asked = view(`search=${words}&sort=price-low&page=3&${narrowing}`)
    const { rows } = await sql<{ id: number }>`select id from product
    where ${listedWhere(asked)} and name ilike ${`%${words.replace('+', '%')}%`}
    order by price_cents, id limit 12 offset 24`.execute(em().getKysely())
    const { products } = await listProducts(em(), asked)
    expect(products.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  },
)

test('just as many matches as are read are counted to the last', async () => {
  const { total, pageCount } = await listProducts(em(), view('search=negro'))
  expect({ total, pageCount }).toEqual({ total: { count: 1200, more: false }, pageCount: 100 })
  const { categories } = await countFacets(em(), view('search=negro'))
  expect(categories.filter(({ count }) => count > 0)).toEqual([
    { value: 'Electronics', count: 600, more: false },
    { value: 'Toys', count: 600, more: false },
  ])
})

test('facets of a search read no more matches than its pages show, and say so', async () => {
  const { stores, categories } = await countFacets(em(), view('search=cable'))
  for (const facet of [stores, categories]) {
    expect(facet.every(({ more }) => more)).toBe(true)
    expect(facet.reduce((sum, { count }) => sum + count, 0)).toBe(1201)
  }
})
