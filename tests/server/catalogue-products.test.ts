// Proves what single products and the documented calls answer: hidden products, safe links, order, nearness, field names.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const ids: Record<string, number> = {}
const names = new Map<number, string>()

const PRODUCTS = {
  cheap: { priceCents: 999, popularity: 5, stock: 3 },
  loved: { priceCents: 5000, popularity: 50, category: 'Toys' },
  proven: { priceCents: 5000, popularity: 40, stock: 0 },
  starred: { priceCents: 20_000, featured: true, popularity: 1, sourceStore: 'ebay', stock: 6 },
  coming: { priceCents: 7000, preOrder: true, stock: 0, popularity: 2, category: 'Toys' },
  gone: { offered: false, stock: 9 },
}

beforeAll(async () => {
  shop = await openTestShop()
  for (const [key, changes] of Object.entries(PRODUCTS)) {
    const id = await shop.product({ name: `Lote ${key}`, ...changes })
    ids[key] = id
    names.set(id, key)
  }
})
afterAll(() => shop.close())

describe('products by number', () => {
  test('unknown ones are refused as such', async () => {
    await expect(shop.visitor().call.catalogue.product({ id: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'product_not_found',
    })
  })

  test('one that its provider dropped stays readable but cannot be had', async () => {
    const product = await shop.visitor().call.catalogue.product({ id: Number(ids['gone']) })
    expect(product).toMatchObject({ listed: false, stock: 0, availability: 'out_of_stock' })
  })

  test('tells pages which restricted goods its name sounds like, and the documented call its documented fields', async () => {
    const id = await shop.product({
      offered: false,
      name: 'Rosa Antigua Eau de Parfum, 1.7 Fl Oz',
    })
    const { call } = shop.visitor()
    expect((await call.catalogue.product({ id })).restrictedKind).toBe('liquids')
    expect((await call.catalogue.product({ id: Number(ids['gone']) })).restrictedKind).toBeNull()
    expect(await call.catalogue.restProduct({ id })).not.toHaveProperty('restrictedKind')
  })

  test('carries no address that leads elsewhere than it says', async () => {
    const id = await shop.product({
      offered: false,
      images: [
        '/img/a.webp',
        'https://m.media-amazon.com/images/I/a.jpg',
        'javascript:alert(1)',
        '//evil.example/x',
        7,
      ],
      affiliateUrl: 'https://amazon.com.evil.example/dp/1',
      originalUrl: 'https://www.amazon.com/dp/1',
    })
    const product = await shop.visitor().call.catalogue.product({ id })
    expect(product.images).toEqual(['/img/a.webp', 'https://m.media-amazon.com/images/I/a.jpg'])
    // In the place of the foreign one comes our own, made from the page in its store.
    expect(product).toMatchObject({
      affiliateUrl: 'https://www.amazon.com/dp/1?tag=puente-20',
      originalUrl: 'https://www.amazon.com/dp/1',
    })
  })

  test('cards come in the order they were asked for', async () => {
    const asked = [ids['coming'], 999_999, ids['cheap'], ids['gone']].map(Number)
    const cards = await shop.visitor().call.catalogue.cards({ ids: asked })
    expect(cards.map(({ id }) => names.get(id))).toEqual(['coming', 'cheap', 'gone'])
  })

  test('related products share the category, can be had and are near in price', async () => {
    const related = await shop.visitor().call.catalogue.related({ id: Number(ids['cheap']) })
    expect(related.map(({ id }) => names.get(id))).toEqual(['starred'])
    expect(await shop.visitor().call.catalogue.related({ id: 999_999 })).toEqual([])
  })

  test('the home page shows featured ones first and nothing that cannot be had', async () => {
    const cards = await shop.visitor().call.catalogue.featured({ limit: 3 })
    expect(cards.map(({ id }) => names.get(id))).toEqual(['starred', 'loved', 'cheap'])
  })
})

describe('the documented calls', () => {
  test('answer rows in the documented names, and what the headers need', async () => {
    const answer = await shop.visitor().call.catalogue.restList({ search: 'starred' })
    expect(answer).toMatchObject({ total: 1, more: false, page: 1, limit: 100 })
    expect(answer.items[0]).toMatchObject({
      id: ids['starred'],
      sourceStore: 'ebay',
      price: '200.00',
      originalPrice: null,
      weight: 2,
      isFeatured: true,
      imageUrl: '/img/test.webp',
      specifications: {},
      status: 'in_stock',
      lastSyncedAt: null,
    })
    expect(JSON.stringify(answer.items[0]).length).toBeLessThan(1024)
  })

  test('narrow, sort and page; nobody pages beyond the limit of totals', async () => {
    const call = shop.visitor().call.catalogue
    const { items } = await call.restList({
      category: 'Toys',
      sort: 'price_desc',
      limit: '1',
      page: '2',
    })
    expect(items.map(({ id }) => names.get(id))).toEqual(['loved'])
    expect(await call.restList({ page: 1_000_000, limit: 200 })).toMatchObject({
      items: [],
      total: 5,
      page: 50,
    })
    await expect(call.restList({ limit: 201 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('one product has its whole description, a list row only its beginning', async () => {
    const id = await shop.product({
      name: 'Parlanchín',
      description: 'bla '.repeat(500),
      specifications: [
        ['__proto__', 'x'],
        ['constructor', 'y'],
        ['Color', 'rojo'],
      ],
    })
    const call = shop.visitor().call.catalogue
    const product = await call.restProduct({ id: String(id) })
    expect(product.description).toHaveLength(2000)
    expect(product.specifications).toEqual({ Color: 'rojo' })
    const { items } = await call.restList({ search: 'parlanchin' })
    expect(items[0]?.description).toHaveLength(280)
  })
})

test('what is called alike comes first, the rarer its word the sooner, then the nearest price', async () => {
  const make = (name: string, priceCents: number, changes = {}) =>
    shop.product({ name, priceCents, brand: 'Nubrio', category: 'Health & Beauty', ...changes })
  const serum = await make('Nubrio Face Serum, Rose', 3000)
  const comb = await make('Nubrio Comb', 3001)
  const cream = await make('Face Cream', 2500)
  const other = await make('Vitamin Serum for the Face', 9000)
  await make('Sold-out Serum', 3000, { stock: 0 })
  await make('Face Serum for Dolls', 3000, { category: 'Toys' })
  await shop.deps.orm.em.fork().transactional((em) => refreshVocabulary(em))
  const related = await shop.visitor().call.catalogue.related({ id: serum })
  expect(related.map(({ id }) => id)).toEqual([other, cream, comb])
})
