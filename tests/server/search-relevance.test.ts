// Holds what a search shows to judged queries in four languages, over the project's own products.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { refreshVocabulary } from '#server/domains/catalogue/search/refresh-vocabulary.ts'
import { type Judgement, judge, meanNdcg, zeroShare } from '#tests/support/relevance/judge.ts'
import { JUDGED_QUERIES, OWN_PRODUCTS } from '#tests/support/relevance/judged-queries.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const LEAST_NDCG = 0.85
const MOST_ZERO = 0.02

let shop: TestShop
let judgements: Judgement[]
const list = (search: string) => shop.visitor().call.catalogue.list({ search })
const firstOf = async (search: string) => (await list(search)).products[0]?.name ?? ''

beforeAll(async () => {
  shop = await openTestShop()
  for (const [at, { name, category }] of OWN_PRODUCTS.entries())
    await shop.product({ name, category, brand: '', popularity: (at * 7907) % 1000 })
  await refreshVocabulary(shop.deps.orm.em.fork())
  judgements = []
  for (const query of JUDGED_QUERIES) {
    const judgement = judge(query, (await list(query.text)).products, OWN_PRODUCTS)
    if (judgement) judgements.push(judgement)
  }
}, 120_000)
afterAll(() => shop.close())

test('there are hundreds of judged queries, in every language', () => {
  expect(judgements.length).toBeGreaterThanOrEqual(300)
  for (const locale of LOCALES)
    expect(judgements.filter((one) => one.locale === locale).length).toBeGreaterThan(100)
})

test.each(LOCALES)('NDCG@10 of %s is high, and hardly any query finds nothing', (locale) => {
  const own = judgements.filter((one) => one.locale === locale)
  expect(meanNdcg(own)).toBeGreaterThanOrEqual(LEAST_NDCG)
  expect(zeroShare(own)).toBeLessThanOrEqual(MOST_ZERO)
})

describe('what people type shows the thing first', () => {
  test.each([
    ['mouse gamer', /Gaming Mouse/],
    ['laptop gamer', /Gaming Laptop,/],
    ['zapatos de mujer', /Women's .*Shoes/],
    ['collar de plata', /Silver Necklace/],
    ['telefono', /Smartphone|Cell Phone/],
    ['celular', /Smartphone|Cell Phone/],
    ['reloj inteligente', /Smart Watch|Fitness Watch/],
    ['juego de sabanas', /Sheet Set|Bed Sheets|Bedding/],
    ['fuente de poder', /Power Supply/],
    ['pintura de uñas', /Nail Polish(?! Re| Ra)/],
    ['camara', /^(?!.*(?:Drone|Bag|Strap|Tripod|Toy)).*Camera/],
    ['cafetera', /Coffee Maker(?! Cl)|Espresso Machine/],
    ['tarjeta de video', /Graphics Card|Video Card/],
    ['perfme', /Perfume for Women|Eau de/],
  ])('«%s»', async (text, name) => {
    expect(await firstOf(text)).toMatch(name)
  })
})
