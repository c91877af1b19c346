// Reads the plans of every list and search on 20,000 products: none may scan the product table.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueView, parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { TARIFF } from '#domain/quote.fixture.ts'
import { SORTS } from '#domain/vocabulary.ts'
import { countFacets } from '#server/domains/catalogue/search/count-facets.ts'
import { findRelated } from '#server/domains/catalogue/product/find-related.ts'
import { findPicture } from '#server/domains/catalogue/product/find-picture.ts'
import { listProducts } from '#server/domains/catalogue/search/list-products.ts'
import {
  findCards,
  findFeatured,
  findProduct,
} from '#server/domains/catalogue/product/product.queries.ts'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { restList } from '#server/domains/catalogue/search/rest-list.ts'
import { suggest } from '#server/domains/catalogue/search/suggest.ts'
import type { Em } from '#server/platform/orm.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { cardsNamed, fillWithMany, shownOn } from '#tests/support/many-products.ts'
import { openPlanReader, type PlanReader } from '#tests/support/plan-reader.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let plans: PlanReader
beforeAll(async () => {
  shop = await openTestShop()
  await fillWithMany(shop)
  await refreshVocabulary(shop.deps.orm.em.fork())
  plans = openPlanReader(String(shop.deps.orm.config.get('clientUrl')))
}, 60_000)
afterAll(async () => {
  await plans.close()
  await shop.close()
})

const nodesOf = (read: (em: Em) => Promise<unknown>) => plans.nodesOf(read)

const scansOf = async (read: (em: Em) => Promise<unknown>) => {
  const nodes = await nodesOf(read)
  expect(nodes.length).toBeGreaterThan(0)
  return nodes
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .map((node) => node['Relation Name'])
}

const view = (query: string) => parseCatalogueQuery(new URLSearchParams(query))

const NARROWINGS = [
  '',
  'category=Toys',
  'category=Toys,Electronics&store=ebay',
  'availability=in_stock',
  'availability=pre_order&maxPrice=20',
  'minPrice=10&maxPrice=900&store=amazon,ebay,target',
]
const FREQUENT = ['', 'cable', 'negro', 'cable negro', 'electronics']
/** Italian for the word in nearly every name. */
const FOREIGN = ['cavi', 'cavi di negro']
const WORDS = [...FREQUENT, ...FOREIGN, 'serie7', 'modelo777', 'modela777', 'mx-15', 'zzz']
const PAGES = [1, 834]
const LISTS = SORTS.flatMap((sort) =>
  NARROWINGS.flatMap((narrowing) => PAGES.map((page) => ({ sort, narrowing, page }))),
).map((list, at) => ({ ...list, at }))
/** Every day each word has a part of them, and the words together all. */
const listsOf = (word: string) => {
  const turn = ({ at }: { at: number }) => (at + WORDS.indexOf(word)) % WORDS.length
  const first = LISTS.toSorted((a, b) => turn(a) - turn(b))
  return everyDay(Math.ceil(LISTS.length / WORDS.length), first)
}

const basis = { tariff: TARIFF, processingCents: 2500 }
const landedBasis = () => Promise.resolve(basis)
const list = (em: Em, asked: CatalogueView) => listProducts({ em, landedBasis }, asked)

test.each(WORDS)(
  'no list of «%s» scans products, whatever the order, filter and page',
  async (word) => {
    for (const { sort, narrowing, page } of listsOf(word)) {
      const query = `search=${word}&sort=${sort}&page=${page}&${narrowing}`
      expect({ query, scans: await scansOf((em) => list(em, view(query))) }).toEqual({
        query,
        scans: [],
      })
    }
  },
  60_000,
)

test.each(NARROWINGS)('no facets scan products («%s»)', async (narrowing) => {
  for (const word of WORDS)
    expect(await scansOf((em) => countFacets(em, view(`search=${word}&${narrowing}`)))).toEqual([])
})

test.each(['m', 'mo', 'cab', 'cable n', 'cavi', 'negro cav', 'modela777', 'negro serie1'])(
  'no suggestion for «%s» scans products',
  async (text) => {
    expect(await scansOf((em) => suggest({ em, landedBasis }, text))).toEqual([])
  },
)

test('nor do the other reads', async () => {
  const reads: ((em: Em) => Promise<unknown>)[] = [
    (em) => findProduct(em, 77),
    (em) => findCards(em, [5, 7, 9]),
    (em) => findRelated(em, 77),
    (em) => findFeatured(em, 12),
    (em) => findPicture(em, 'https://i.ebayimg.com/images/g/777/s-l1600.jpg'),
    (em) => restList({ ...shop.deps, em }, { page: 3, limit: 100 }),
    (em) =>
      restList({ ...shop.deps, em }, { page: 1, limit: 12, search: 'negro', category: 'Toys' }),
  ]
  for (const read of reads) expect(await scansOf(read)).toEqual([])
})

test('a plain list fetches the rows it shows and counts in an index alone', async () => {
  const nodes = await nodesOf((em) => list(em, view('sort=price-low&page=834')))
  const count = (kind: string) =>
    nodes.filter((node) => node['Relation Name'] === 'product' && node['Node Type'] === kind).length
  // Rows: those shown, and other stores' offers of them. Indexes alone: the page, its total, and which offer is a card.
  expect([plans.queries(), count('Index Scan'), count('Index Only Scan')]).toEqual([1, 2, 3])
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
  for (const name of ['product_by_price', 'product_by_joined']) expect(indexes).toContain(name)
})

test('a thing of which a filter leaves many is shown in the order of the catalogue on every page', async () => {
  const query = 'search=cable&category=Toys'
  const ids = await cardsNamed(shop, 'Cable %', view(query))
  expect(ids.length).toBeGreaterThan(3000)
  expect(await shownOn(shop, query, [1, 2, 40])).toEqual([
    ...ids.slice(0, 24),
    ...ids.slice(468, 480),
  ])
  const last = Math.ceil(ids.length / 12)
  expect(await shownOn(shop, query, [last])).toEqual(ids.slice((last - 1) * 12))
})

test('a thing of which a filter leaves few is ranked, each once on all pages', async () => {
  const query = 'search=cable&category=Toys&maxPrice=9'
  const ids = await cardsNamed(shop, 'Cable %', view(query))
  const pages = Array.from({ length: Math.ceil(ids.length / 12) + 1 }, (_, at) => at + 1)
  const shown = await shownOn(shop, query, pages)
  expect(ids.length).toBeGreaterThan(12)
  const sorted = (some: number[]) => some.toSorted((a, b) => a - b)
  expect(sorted(shown)).toEqual(sorted(ids))
})

test('of very many matches a hundred pages can be read, and the total says that there are more', async () => {
  const read = (page: number) => list(shop.deps.orm.em.fork(), view(`search=cable&page=${page}`))
  const last = await read(100)
  expect(last).toMatchObject({ total: { count: 10_000, more: true }, pageCount: 100 })
  expect(last.products).toHaveLength(12)
  expect(await read(101)).toMatchObject({ products: [], total: { count: 10_000, more: true } })
  // Narrowed, the same word is counted again and read to its end.
  const narrowed = await list(shop.deps.orm.em.fork(), view('search=cable&category=Toys&page=313'))
  expect(narrowed).toMatchObject({
    total: { more: false },
    pageCount: Math.ceil(narrowed.total.count / 12),
  })
})

test.each(['', 'minPrice=5'])(
  'frequent words that meet in very many show what reading all of them would («%s»)',
  async (narrowing) => {
    for (const page of [1, 40]) {
      const asked = view(`search=cable+color&sort=price-low&page=${page}&${narrowing}`)
      const found = await list(shop.deps.orm.em.fork(), asked)
      const ids = await cardsNamed(shop, 'Cable de color%', asked)
      expect(found.products.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 12, page * 12))
      expect(found.total).toEqual({ count: 10_000, more: true })
    }
  },
)

test('of words that meet in very many, no more are read than are counted', async () => {
  const nodes = await nodesOf((em) => list(em, view('search=cable+color')))
  const hits = nodes.find((node) => node['Subplan Name'] === 'CTE hits')
  expect(hits?.['Node Type']).toBe('Limit')
})

test('what others only go with is looked for as a word, and not as a thing of which there may be none', async () => {
  const query = 'search=viajeros'
  const ids = await cardsNamed(shop, '%viajeros', view(query))
  expect(await shownOn(shop, query, [1, 2])).toEqual(ids.slice(0, 24))
})

test('the test itself would see a scan', async () => {
  const scan = (em: Em) => sql`select name from product`.execute(em.getKysely())
  expect(await scansOf(scan)).toEqual(['product'])
})
