// Proves that Spanish, Italian and Portuguese words find what English titles call otherwise, and rank it behind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const names = {
  phone: 'Veltrona unlocked smartphone 128 GB',
  shoes: "Solbryn women's running shoes",
  boots: "Solbryn men's leather boots, black",
  coffee: 'Casabrio 12-cup coffee maker',
  table: 'Casabrio coffee table, oak',
  headset: 'Ombrix gaming headset',
  teclado: 'Teclado mecánico retroiluminado',
  keyboards: 'Ombrix mechanical keyboard keyboard keyboard',
  toothbrush: 'Dentra electric toothbrush',
  collar: 'Nylon dog collar',
}

beforeAll(async () => {
  shop = await openTestShop()
  for (const name of Object.values(names)) await shop.product({ name, brand: '' })
  await refreshVocabulary(shop.deps.orm.em.fork())
})
afterAll(() => shop.close())

const search = (text: string) => shop.visitor().call.catalogue.list({ search: text })
const found = async (text: string) => (await search(text)).products.map(({ name }) => name)
const suggest = (text: string) => shop.visitor().call.catalogue.suggest({ text })

describe('words of other languages', () => {
  test.each([
    ['teléfono', [names.phone]],
    ['celulares', [names.phone]],
    ['zapatos de mujer', [names.shoes]],
    ['scarpe da donna', [names.shoes]],
    ['sapatos femininos', [names.shoes]],
    ['botas negras de cuero', [names.boots]],
    ['cafetera', [names.coffee]],
    ['audífonos', [names.headset]],
    ['cepillo de dientes eléctrico', [names.toothbrush]],
    ['collana', []],
    ['lavadora', []],
  ])('«%s»', async (text, products) => {
    expect(await found(text)).toEqual(products)
  })

  test('what is called so to the letter comes first', async () => {
    expect(await found('teclado')).toEqual([names.teclado, names.keyboards])
  })

  test('a slip is read as the nearest word, and said', async () => {
    const { products, corrections } = await search('telefno')
    expect(products.map(({ name }) => name)).toEqual([names.phone])
    expect(corrections).toEqual([{ typed: 'telefno', used: 'teléfono' }])
  })

  test('counts and facets agree with the list', async () => {
    const { total } = await search('zapatos')
    expect(total).toEqual({ count: 1, more: false })
    const { stores } = await shop.visitor().call.catalogue.facets({ search: 'zapatos' })
    expect(stores.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })
})

describe('while somebody types', () => {
  test('a beginning goes on in every language, and shows its products', async () => {
    const { words, products } = await suggest('zapat')
    expect(words).toContain('zapato')
    expect(products.map(({ name }) => name)).toEqual([names.shoes])
  })

  test('behind another word only what stands in one name with it', async () => {
    expect((await suggest('solbryn bota')).words).toContain('solbryn bota')
    expect((await suggest('casabrio bota')).words).toEqual([])
  })

  test('what the catalogue has none of is not offered', async () => {
    expect((await suggest('lavador')).words).toEqual([])
  })
})
