// Addresses with odd percent signs, at every endpoint: each is answered, and none is our error.
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { REST_ROWS } from '#server/rest/table.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { rawGet } from '#tests/support/raw-get.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

/** One of each kind first. */
const ODD = everyDay(9, [
  '%',
  '%00',
  '%2561pi',
  '%0d%0a',
  '%252f',
  '..%2f..',
  '%c3%28',
  '%25c3%2528',
  '%3f',
  '%2',
  '%zz',
  '%25',
  '%2525',
  '%25%25',
  '%61pi',
  '%2500',
  '%2f',
  '%5c',
  '%2e%2e%2f',
  '%e0%a4%a',
  '%ff',
  '%u0041',
  '+',
  '%20',
  '%23',
  '%7b%7d',
  '%ed%a0%80',
])

/** Where something of the address is read by us, marked `*`. */
const PLACES = [
  '/*',
  '/en/*',
  '/es/*',
  '/*/products',
  '/product/*',
  '/blog/*',
  '/services/*',
  '/quote/*',
  '/quote/*/pdf',
  '/reset/*',
  '/password-reset/*',
  '/account/orders/*',
  '/admin/products/*',
  '/trpc/*',
  '/trpc/cart.current,*',
  '/trpc/catalogue.list?input=*',
  '/trpc/catalogue.list?batch=1&input=*',
  '/api/*',
  '/api/placeholder/*/100',
  '/api/placeholder/100/*',
  '/api/proxy-image?url=*',
  '/api/proxy-image?url=https://m.media-amazon.com/*&w=400',
  '/api/proxy-image?w=*',
  '/shop-pictures/*',
  '/assets/*',
  '/demo/*',
  '/categories/*',
  '/sitemaps/*.xml',
  '/sitemaps/products-*.xml',
  '/feeds/*',
  '/dev/mailbox/*',
  '/language/*',
  '/language/en?next=/*',
  '/language/en?next=*',
  '/auth?next=/*',
  '/share.jpg?page=/*',
  '/share.jpg?page=*',
  '/products?search=*',
  '/products?category=*',
  '/inventory?store=*',
  '/inventory.csv?store=*',
  '/admin/lists/*/adminList.csv',
  '/admin/lists/orders/*.csv',
  '/order-confirmation?order=*&key=*',
  '/newsletter?confirm=*',
  '/verify-email?token=*',
  '/help?q=*',
  '/blog?page=*',
  '/quote?find=*',
  '/?*=*',
  ...REST_ROWS.filter(({ method }) => method === 'GET').flatMap(({ path }) => [
    path.replaceAll(/:\w+/g, '*'),
    `${path.replaceAll(/:\w+/g, '1')}?page=*&search=*&*=1`,
  ]),
]

test.each(PLACES)('%s', async (place) => {
  const answers = await Promise.all(
    ODD.map(async (odd) => {
      const path = place.replaceAll('*', odd)
      return { path, ...(await rawGet(shop.url, path)) }
    }),
  )
  const wrong = answers.filter(({ status }) => status < 200 || status >= 500)
  expect(wrong.map(({ path, status }) => `${status} ${path}`)).toEqual([])
  const strayed = answers.filter(
    ({ location }) => new URL(location, shop.url).origin !== new URL(shop.url).origin,
  )
  expect(strayed.map(({ path, location }) => `${path} → ${location}`)).toEqual([])
  expect(shop.output()).not.toMatch(/"level":(?:50|60)/u)
})

const STREAM = ['/api/sync/events', '/%61pi/sync/events', '/%2561pi/sync/events']

test.each([
  ...STREAM.flatMap((next) => [`/language/en?next=${next}`, `/language/es?next=${next}`]),
  ...STREAM.map((next) => `/es${next.replace('%25', '%')}`),
  '/language/es?next=/language/es?next=/l%61nguage/en',
  '/es/language/es?next=/es/language/es',
  '/language/es?next=/share.jpg',
])('%s leads to a page', async (address) => {
  let path = address
  for (let step = 0; step < 4; step += 1) {
    const { status, location } = await rawGet(shop.url, path)
    if (status < 300 || status >= 400) break
    path = location
  }
  const { status } = await rawGet(shop.url, path)
  expect([200, 404]).toContain(status)
  expect(decodeURI(path)).not.toMatch(/^\/(?:api|trpc|language|share)/u)
})

test.each([
  ...STREAM,
  '/share.jpg',
  '/%73hare.jpg',
  '/%2573hare.jpg',
  '/share.jpg?page=/share.jpg',
  '/cart',
  '/account',
  '/admin/orders',
  '/auth',
  '/dev/mailbox',
  '/healthz',
  '/metrics',
  '/sitemap.xml',
  '/nothing-here',
  '/product/999999',
])('%s has no card, and the next one is drawn', async (page) => {
  const { status, location } = await rawGet(shop.url, `/share.jpg?page=${page}`)
  expect([status, location]).toEqual([302, '/hero.webp'])
  expect((await rawGet(shop.url, paths.shareCard('/help'))).status).toBe(200)
})

test.each([
  'http://127.0.0.1/api/sync/events',
  '/api/sync/events',
  '/api/proxy-image?url=/api/proxy-image',
  'https://shop.example/api/proxy-image?url=x&w=400',
  'https:/%2561pi',
  'https://m.media-amazon.com@127.0.0.1/images/I/1.jpg',
  'https://m.media-amazon.com%2f@127.0.0.1/1.jpg',
  'https://m.media-amazon.com/images/I/%252e%252e/1.jpg',
  'file:///etc/passwd',
])('no picture is fetched from %s', async (url) => {
  const { status, location } = await rawGet(shop.url, paths.picture(url, 400))
  expect([400, 404]).toContain(status)
  expect(location).toBe('')
})
