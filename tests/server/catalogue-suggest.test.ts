// Proves what is offered while somebody types, and that the vocabulary behind it follows the catalogue.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const names = {
  child: 'Camiseta para niño',
  nino: 'Nino Rota en concierto',
  headphones: 'Sony Wireless Headphones with microphone',
  lights: 'Luces de navidad LED',
}

beforeAll(async () => {
  shop = await openTestShop()
  await shop.product({ name: names.child, category: 'Clothing & Accessories' })
  await shop.product({ name: names.nino, category: 'Toys' })
  await shop.product({ name: names.headphones, brand: 'Sony' })
  await shop.product({ name: names.lights, category: 'Home & Garden' })
  await refreshVocabulary(shop.deps.orm.em.fork())
})
afterAll(() => shop.close())

const found = async (text: string) =>
  (await shop.visitor().call.catalogue.list({ search: text })).products.map(({ name }) => name)

describe('suggestions', () => {
  const suggest = (text: string) => shop.visitor().call.catalogue.suggest({ text })

  test('complete the word that is being typed and show products', async () => {
    const { words, products } = await suggest('head')
    expect(words).toEqual(['headphones'])
    expect(products).toEqual([
      expect.objectContaining({ name: names.headphones, priceCents: 10_000, textLanguage: 'en' }),
    ])
  })

  test('say what its card says it costs at the destination', async () => {
    for (const text of ['head', 'Sony head']) {
      const { call } = shop.visitor()
      const [card] = (await call.catalogue.list({ search: text })).products
      const [product] = (await call.catalogue.suggest({ text })).products
      expect(product?.landedCents).toBe(card?.landed?.totalCents)
      expect(product?.landedCents).toBeGreaterThan(10_000)
    }
  })

  test('complete the last of several words from names that have them all', async () => {
    expect((await suggest('Sony wire')).words).toEqual(['Sony wireless'])
    expect((await suggest('Sony luc')).words).toEqual([])
  })

  test('say a word once that is in names and in the tables of other languages', async () => {
    await shop.product({ name: 'Perfume for her' })
    await refreshVocabulary(shop.deps.orm.em.fork())
    expect((await suggest('perfum')).words).toEqual(['perfume'])
  })

  test('keep the ñ', async () => {
    expect((await suggest('niñ')).words).toEqual(['niño'])
  })

  test('do not offer the shop’s own category words', async () => {
    expect((await suggest('abbigl')).words).toEqual([])
  })

  test('at most six of each', async () => {
    for (let i = 0; i < 8; i += 1) await shop.product({ name: `Cuchara${'abcdefgh'[i]} de plata` })
    await refreshVocabulary(shop.deps.orm.em.fork())
    const { words, products } = await suggest('cuchara')
    expect([words.length, products.length]).toEqual([6, 6])
  })

  test('nothing typed, nothing offered', async () => {
    expect(await suggest(' ')).toEqual({ words: [], products: [] })
  })
})

describe('the vocabulary', () => {
  test('follows the catalogue: counts, new words, words gone', async () => {
    const em = shop.deps.orm.em.fork()
    const id = await shop.product({ name: 'Xilofono rojo', category: 'Toys' })
    expect(await refreshVocabulary(em)).toMatchObject({ added: 2, removed: 0 })
    const read = (word: string) =>
      shop.sql<{ documents: number; named: number }>(
        'select documents, named from search_word where word = ?',
        [word],
      )
    expect(await read('xilofono')).toEqual([{ documents: 1, named: 1 }])
    expect(await read('giocattoli')).toEqual([{ documents: 2, named: 0 }])
    expect(await found('silofono')).toEqual(['Xilofono rojo'])
    expect(await refreshVocabulary(em)).toMatchObject({ added: 0, removed: 0 })
    await shop.sql('update product set offered = false where id = ?', [id])
    expect(await refreshVocabulary(em)).toMatchObject({ added: 0, removed: 2 })
    expect(await read('xilofono')).toEqual([])
    expect(await shop.sql("select * from search_spelling where word = 'xilofono'")).toEqual([])
  })
})
