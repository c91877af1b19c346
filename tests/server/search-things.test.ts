// Proves that a search knows the thing from what goes with it, at any number of matches, and says what it left out.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const names = {
  phone: 'Veltrona Unlocked Smartphone 128 GB, Black',
  lamp: 'Casabrio Desk Lamp, Oak',
  towel: 'Casabrio Quick-Dry Bath Towel',
  cloth: 'Casabrio Quick Dry Cleaning Cloth',
  router: 'Redlumen Wi-Fi Router',
  mouse: 'Ombrix Mouse with Cable',
  gamingKeyboard: 'Ombrix Gaming Keyboard',
  sonyRadio: 'Sony Pocket Radio',
  flash: 'Ombrix Memory Card 64 GB for Video Camera',
  graphics: 'Ombrix Video Card 4 GB',
}
const HUBS = 1500

beforeAll(async () => {
  shop = await openTestShop()
  for (const name of Object.values(names)) await shop.product({ name, brand: '' })
  await shop.product({ name: 'Redlumen Desk Clock', brand: 'Redlumen' })
  await shop.sql(`insert into product (source_store, external_id, name, category, price_cents, stock, popularity, origin)
    select 'ebay', 'hub-' || n, 'USB Hub ' || n || ' for Smartphone and Camera', 'Electronics', 900, 9, 500, 'import'
    from generate_series(1, ${HUBS}) n`)
  await refreshVocabulary(shop.deps.orm.em.fork())
})
afterAll(() => shop.close())

const list = (search: string, more: object = {}) =>
  shop.visitor().call.catalogue.list({ search, ...more })
const found = async (search: string) => (await list(search)).products.map(({ name }) => name)

describe('above a thousand matches', () => {
  test('the thing comes first, then what goes with it, each product once', async () => {
    const first = await list('teléfono')
    expect(first.total).toEqual({ count: HUBS + 1, more: false })
    expect(first.products[0]?.name).toBe(names.phone)
    const ids = new Set<number>()
    for (let page = 1; page <= first.pageCount; page += 1)
      for (const { id } of (await list('teléfono', { page })).products) ids.add(id)
    expect(ids.size).toBe(HUBS + 1)
  })

  test('so it is within a filter, and other orders stay what they say', async () => {
    const narrowed = await list('smartphone', { categories: ['Electronics'] })
    expect(narrowed.products[0]?.name).toBe(names.phone)
    const cheap = await list('smartphone', { sort: 'price-low' })
    expect(cheap.products[0]?.name).toMatch(/^USB Hub/)
  })

  test('of very many things the popular ones come first', async () => {
    const { products, total } = await list('hub')
    expect(total.count).toBe(HUBS)
    expect(products.every(({ name }) => name.startsWith('USB Hub'))).toBe(true)
  })
})

describe('words that nothing has together', () => {
  const leftOut = async (search: string) =>
    (await list(search)).corrections.map(({ typed, used }) => [typed, used])

  test('a quality goes and the thing stays, and it is said', async () => {
    expect(await found('mouse gamer')).toEqual([names.mouse])
    expect(await leftOut('mouse gamer')).toEqual([['gamer', '']])
    expect(await found('gaming mouse')).toEqual([names.mouse])
    expect(await leftOut('lámpara de mesa gamer')).toEqual([['gamer', '']])
  })

  test('a thing that was mistyped stays as well, and both are said', async () => {
    expect(await found('gaming mouze')).toEqual([names.mouse])
    expect(await leftOut('gaming mouze')).toEqual([
      ['mouze', 'mouse'],
      ['gaming', ''],
    ])
  })

  test('of several qualities one goes, if that is enough', async () => {
    expect(await found('gaming desk lamp')).toEqual([names.lamp])
    expect(await leftOut('gaming desk lamp')).toEqual([['gaming', '']])
  })

  test('facets count what the list shows, with filters or without', async () => {
    const { call } = shop.visitor()
    const { categories } = await call.catalogue.facets({ search: 'mouse gamer' })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(1)
    expect(await found('mouse gamer')).toHaveLength(1)
    expect((await list('gaming mouse', { categories: ['Toys'] })).products).toEqual([])
  })

  test('a brand does not go: other goods are no answer', async () => {
    expect(await found('redlumen lamp')).toEqual([])
  })
})

describe('phrases', () => {
  test.each(['tarjeta de video', 'tarjetas de video', 'placa de vídeo', 'scheda video'])(
    '«%s» is no memory card for video',
    async (text) => {
      expect(await found(text)).toEqual([names.graphics])
    },
  )
})

describe('the last part of a text is a beginning', () => {
  test.each([
    ['wi-f', [names.router]],
    ['wi f', [names.router]],
    ['quick-dr', [names.towel, names.cloth]],
    ['quick/dr', [names.towel, names.cloth]],
    ['quick dr', [names.towel, names.cloth]],
    ['bath tow', [names.towel]],
  ])('«%s»', async (text, products) => {
    expect(new Set(await found(text))).toEqual(new Set(products))
  })
})

test.each(['teléfono', 'mouse gamer', 'wi-f', 'tarjeta de video', 'smartph'])(
  'page, suggestions and REST list show one result of «%s»',
  async (text) => {
    const { call } = shop.visitor()
    const page = (await list(text)).products.slice(0, 6).map(({ id }) => id)
    const suggested = (await call.catalogue.suggest({ text })).products.map(({ id }) => id)
    const { items } = await call.catalogue.restList({ search: text, limit: '6' })
    expect(page.length).toBeGreaterThan(0)
    expect(suggested).toEqual(page)
    expect(items.map(({ id }) => id)).toEqual(page)
  },
)
