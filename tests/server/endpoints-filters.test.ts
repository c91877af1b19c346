// What a documented call does not know: a filter is told by its name, a method by those there are.
import { beforeAll, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/catalogue-view.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const get = (path: string) => fetch(`${shop.url}${path}`)
const listOf = async (response: Response) => (await response.json()) as { price: string }[]

test('filters narrow the list; what none of them knows is told by its name', async () => {
  const cheap = await listOf(await get('/api/products?maxPrice=20&sort=price_desc&limit=200'))
  expect(cheap.length).toBeGreaterThan(PAGE_SIZE)
  expect(cheap.every(({ price }) => Number(price) <= 20)).toBe(true)
  expect(cheap.map(({ price }) => Number(price))).toEqual(
    cheap.map(({ price }) => Number(price)).toSorted((a, b) => b - a),
  )
  const dear = await listOf(await get('/api/products?maxPrice=1000&sort=price_desc&limit=1'))
  expect(Number(dear[0]?.price)).toBeLessThanOrEqual(1000)
  expect(await listOf(await get('/api/products?category=&sort=&search='))).toHaveLength(100)
  const unknown = { minPrice: 'abc', category: 'Toys,Arms', sort: 'zzz', store: 'x' }
  const broken = await get(`/api/products?${new URLSearchParams(unknown)}`)
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({
    code: 'invalid_input',
    fields: Object.fromEntries(Object.keys(unknown).map((name) => [name, [expect.any(String)]])),
  })
})

test('a wrong method is told which ones there are', async () => {
  expect((await get('/api/login')).headers.get('allow')).toBe('POST')
  const deleted = await fetch(`${shop.url}/api/products/1`, { method: 'DELETE' })
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
