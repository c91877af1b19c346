// Proves that the sitemap names only what there is: parts with listed products, categories with any, days that are true.
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { addSearchEngines } from './search-engines.ts'

const ORIGIN = 'https://shop.example'
let shop: TestShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openTestShop()
  app = Fastify()
  addSearchEngines(app, shop.deps, {
    origin: () => ORIGIN,
    pages: () => Promise.resolve(['/', '/products']),
  })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const locs = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode).toBe(200)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, at = '']) => at.replace(ORIGIN, ''))
}
const parts = async () => (await locs('/sitemap.xml')).filter((at) => at.includes('products'))
const productAt = async (id: number, changes: object = {}) => {
  const made = await shop.product(changes)
  await shop.sql('update product set id = ? where id = ?', [id, made])
}

test('parts without listed products are left out, however wide the gap', async () => {
  expect(await parts()).toEqual([])
  await productAt(1, { offered: false })
  await productAt(10_001)
  await productAt(20_000, { category: 'Toys' })
  await productAt(50_000, { offered: false })
  await productAt(2_147_483_647, { category: 'Home & Garden', offered: false })
  await productAt(2_147_000_000)
  expect(await parts()).toEqual(['/sitemaps/products-2.xml', '/sitemaps/products-214700.xml'])
  for (const part of await parts()) expect((await locs(part)).length).toBeGreaterThan(0)
  expect(await locs('/sitemaps/products-2.xml')).toEqual(
    [10_001, 20_000].flatMap((id) => ['', '/en', '/it', '/pt'].map((at) => `${at}/product/${id}`)),
  )
})

test.each(['1', '3', '5', '214749', '999999', '0', '-1', '1e3', '٣'])(
  'part %s is not there',
  async (part) => {
    const { statusCode } = await app.inject({ url: `/sitemaps/products-${encodeURI(part)}.xml` })
    expect(statusCode).toBe(404)
  },
)

test('only categories with something to see are pages', async () => {
  const lists = (await locs('/sitemaps/pages.xml')).filter((at) => at.startsWith('/products'))
  expect(lists).toEqual(['/products', '/products?category=Electronics', '/products?category=Toys'])
})

test('a scheduled article is as old as its appearance, a corrected one as its correction', async () => {
  const write = (slug: string, appeared: string, changed: string) =>
    shop.sql(
      `insert into article (locale, slug, title, summary, cover, body, html, minutes, publish_at, created_at, updated_at)
       values ('es', ?, 'Título', 'Resumen', 'box', '', '', 1, ?, ?, ?)`,
      [slug, appeared, changed, changed],
    )
  const now = shop.deps.clock().getTime()
  const [first, second, third] = [3, 2, 1].map((days) =>
    new Date(now - days * 86_400_000).toISOString(),
  ) as [string, string, string]
  await write('programado', second, first)
  await write('corregido', first, third)
  const { body } = await app.inject({ url: '/sitemaps/articles.xml' })
  const days = [...body.matchAll(/articulo\/(\w+)<\/loc><lastmod>([^<]*)</gu)]
  expect(days.map(([, slug, day]) => [slug, day])).toEqual([
    ['corregido', third],
    ['programado', second],
  ])
})
