// Proves how people find things: accents, ñ, typos, plurals, models, brands, categories, and texts that mean harm.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
const names = {
  liver: 'Suplemento para el Hígado',
  child: 'Camiseta para niño',
  nino: 'Nino Rota en concierto',
  headphones: 'Sony Wireless Headphones with microphone',
  shirt: 'Blue T-Shirt with pocket',
  cream: 'Revitalift day cream',
  memory: 'Kingston memory module',
  bank: 'Anker PowerBank 10000',
  lights: 'Luces de navidad LED',
  hidden: 'Reloj escondido',
}

beforeAll(async () => {
  shop = await openTestShop()
  const add = (key: keyof typeof names, changes: object = {}) =>
    shop.product({ name: names[key], brand: '', ...changes })
  await add('liver', { category: 'Health & Beauty' })
  await add('child', { category: 'Clothing & Accessories' })
  await add('nino', { featured: true, popularity: 900, category: 'Toys' })
  await add('headphones', { brand: 'Sony', model: 'WH-1000XM4' })
  await add('shirt', { category: 'Clothing & Accessories' })
  await add('cream', { brand: 'L’Oréal', category: 'Health & Beauty' })
  await add('memory', { model: 'KTC-D320/1G' })
  await add('bank')
  await add('lights', { category: 'Home & Garden' })
  await add('hidden', { offered: false })
  await refreshVocabulary(shop.deps.orm.em.fork())
})
afterAll(() => shop.close())

const search = async (text: string) => shop.visitor().call.catalogue.list({ search: text })
const found = async (text: string) => (await search(text)).products.map(({ name }) => name)

describe('accents', () => {
  test.each([
    ['higado', names.liver],
    ['Hígado', names.liver],
    ['HIGADO', names.liver],
    ['hi\u0301gado', names.liver],
    ['loreal', names.cream],
    ["l'oreal", names.cream],
    ['L’Oréal', names.cream],
  ])('«%s»', async (text, name) => {
    expect(await found(text)).toEqual([name])
  })

  test('niño and nino find each other; who types the ñ sees it first', async () => {
    expect(await found('niño')).toEqual([names.child, names.nino])
    expect(new Set(await found('nino'))).toEqual(new Set([names.child, names.nino]))
  })
})

describe('a word that is in no product', () => {
  test('is left out beside others, and named; the facets count the same', async () => {
    const list = await search('headphones zzyzxo')
    expect(list.products.map(({ name }) => name)).toEqual([names.headphones])
    expect(list.corrections).toEqual([{ typed: 'zzyzxo', used: '' }])
    const facets = await shop.visitor().call.catalogue.facets({ search: 'headphones zzyzxo' })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })

  test('goes before a guess, and a guess goes where nothing has both', async () => {
    expect((await search('headphonez zzyzxo')).corrections).toEqual([
      { typed: 'headphonez', used: 'headphones' },
      { typed: 'zzyzxo', used: '' },
    ])
    const list = await search('headphones pockex')
    expect(list.products.map(({ name }) => name)).toEqual([names.headphones])
    expect(list.corrections).toEqual([{ typed: 'pockex', used: '' }])
  })

  test.each(['zzyzxo', 'zzyzxo 10000', 'zzyzxo de'])('finds nothing in «%s»', async (text) => {
    expect(await search(text)).toMatchObject({ products: [], corrections: [] })
  })
})

describe('one typo in five letters or more', () => {
  test.each(['hedphones', 'heaadphones', 'headphomes', 'haedphones', 'headphoens', 'micrphone'])(
    '«%s» finds the headphones and says how it was read',
    async (text) => {
      const { products, corrections } = await search(text)
      expect(products.map(({ name }) => name)).toEqual([names.headphones])
      expect(corrections).toEqual([
        { typed: text, used: text === 'micrphone' ? 'microphone' : 'headphones' },
      ])
    },
  )

  test('what it was read as comes before other words one typo away', async () => {
    const add = (name: string) => shop.product({ name, brand: '' })
    await add('Compact kamera with a long strap and a leather bag in black')
    await add('Field kamera with two lenses and a bag for them in silver')
    await add('Kara')
    await refreshVocabulary(shop.deps.orm.em.fork())
    const { products, corrections } = await search('kamra')
    expect(corrections).toEqual([{ typed: 'kamra', used: 'kamera' }])
    expect(products.map(({ name }) => name.includes('kamera'))).toEqual([true, true, false])
  })

  test('two typos or a short word are not guessed', async () => {
    expect(await found('hadphnes')).toEqual([])
    expect(await found('snoy')).toEqual([])
  })

  test('a word that is known is not read as another', async () => {
    expect((await search('headphones')).corrections).toEqual([])
  })
})

describe('brand, model, category and forms of a word', () => {
  test.each([
    ['sony', names.headphones],
    ['WH-1000XM4', names.headphones],
    ['wh1000xm4', names.headphones],
    ['WH 1000XM4', names.headphones],
    ['KTC-D320/1G', names.memory],
    ['ktcd3201g', names.memory],
    ['ktc d320', names.memory],
    ['tshirt', names.shirt],
    ['t-shirt', names.shirt],
    ['t-shirts', names.shirt],
    ['power bank', names.bank],
    ['power-bank', names.bank],
    ['headphone', names.headphones],
    ['luz', names.lights],
    ['headph', names.headphones],
    ['sony micro', names.headphones],
  ])('«%s»', async (text, name) => {
    expect(await found(text)).toEqual([name])
  })

  test('a category is found by its name in any of the four languages', async () => {
    for (const text of ['ropa', 'clothing', 'abbigliamento', 'roupas'])
      expect(new Set(await found(text))).toEqual(new Set([names.child, names.shirt]))
  })

  test('every word must be met', async () => {
    expect(await found('sony luces')).toEqual([])
  })

  test('what is written in the name ranks before what only the category says', async () => {
    const id = await shop.product({ name: 'Juguetes de madera', category: 'Home & Garden' })
    expect(await found('juguetes')).toEqual(['Juguetes de madera', names.nino])
    await shop.sql('update product set offered = false where id = ?', [id])
  })

  test('a hidden product is found by nothing', async () => {
    expect(await found('escondido')).toEqual([])
  })

  test('a product is found at once, before the vocabulary knows its words', async () => {
    await shop.product({ name: 'Zanfona medieval' })
    expect(await found('zanfona')).toEqual(['Zanfona medieval'])
  })
})

describe('texts that mean harm', () => {
  test.each([
    "'",
    "' or 1=1 --",
    '%',
    '\\',
    '!!!',
    '🙂🙂',
    ':* & | ! <->',
    "'sony':*A",
    'a\u0000b',
    '\u202E\u200B',
    '<script>alert(1)</script>',
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14',
    '٣٣ 漢字 ｆｕｌｌ',
    'x'.repeat(120),
    "sony' headphones\\",
  ])('«%s» is only a text', async (text) => {
    const { products, total } = await search(text)
    expect(products.length).toBe(total.count)
    await shop.visitor().call.catalogue.facets({ search: text })
    await shop.visitor().call.catalogue.suggest({ text })
  })

  test('signs alone find nothing, spaces alone ask for everything', async () => {
    expect(await found('¿?!')).toEqual([])
    expect((await search('   ')).total.count).toBeGreaterThan(8)
  })

  test('a text of 10 kB is refused before any of it is read', async () => {
    await expect(search('x'.repeat(10_000))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
