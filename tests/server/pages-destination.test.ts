// Where prices are for is chosen without scripts, comes back to the page it was chosen on, and mixes nobody's pages up.
import { beforeAll, expect, test } from 'vitest'
import { type HttpVisitor, httpVisitor } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const choose = (visitor: HttpVisitor, destination: string, prefix = '') =>
  visitor.postForm(`${prefix}/destination`, { destination, next: '/product/119?from=list' })

test('the choice comes back to its page, in its language, and every price there is for it', async () => {
  const visitor = httpVisitor(shop.url)
  const answer = await choose(visitor, 've-merida', '/en')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/en/product/119?from=list',
  ])
  for (const path of ['/product/119', '/products', '/', '/en/product/119'])
    expect(await visitor.html(path), path).toMatch(/(?:Puesto en|Delivered to) Mérida/u)
  expect(await visitor.html('/product/119')).toContain('Zona alejada')
})

test('whoever chose nothing sees Caracas, whatever others have just looked at', async () => {
  const neighbour = httpVisitor(shop.url)
  await choose(neighbour, 'co-bogota')
  expect(await neighbour.html('/product/119')).toContain('Puesto en Bogotá')
  const page = await httpVisitor(shop.url).html('/product/119')
  expect(page).toContain('Puesto en Caracas')
  expect(page).not.toContain('Bogotá')
})

test('a place that nobody serves is told, with those that are', async () => {
  const visitor = httpVisitor(shop.url)
  for (const destination of ['fr-paris', '<b>', '']) {
    const answer = await choose(visitor, destination)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('Todavía no enviamos a ese destino')
    expect(page).toContain('value="pa-ciudad-de-panama"')
  }
})

test('nobody is led out of the shop', async () => {
  const visitor = httpVisitor(shop.url)
  const page = await visitor.html('/destination?next=https://evil.example/')
  expect(page).toMatch(/name="next" value="\/"/u)
  const answer = await visitor.postForm('/destination', {
    destination: 've-caracas',
    next: '//evil.example/',
  })
  expect(answer.headers.get('location')).toBe('/')
})
