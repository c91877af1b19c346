// What a real browser does when something cannot be fetched: a picture gives way, and a page seen before is still there.
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { hydrated } from '#tests/support/shop-tab.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('on a page that scripts brought a picture waits until it is near, and gives way after every source', async () => {
  const amazons = 'https://m.media-amazon.com/images/I/far.jpg'
  // Corrected, so that the shop that is filling itself leaves them.
  await askDatabase(
    shop.databaseUrl,
    `update product set images = jsonb_build_array($1::text), fixed_fields = '{images}'`,
    [amazons],
  )
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 500 } })
  const tried: string[] = []
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  for (const [name, address] of [
    ['original', amazons],
    ['copy', '**/api/proxy-image*'],
  ] as const)
    await page.route(address, (route) => {
      tried.push(name)
      return route.abort()
    })
  await page.goto('/')
  await hydrated(page)
  await page.locator('main a[href="/products"]').first().click()
  await page.waitForURL(/\/products$/)
  await page.locator('main h1', { hasText: 'Catálogo' }).waitFor()
  const far = page.locator('main article img').last()
  expect(await far.getAttribute('src')).toBeNull()
  await far.scrollIntoViewIfNeeded()
  await vi.waitFor(
    async () => expect(await far.getAttribute('src')).toBe('/placeholder.svg'),
    10_000,
  )
  expect(new Set(tried)).toEqual(new Set(['original', 'copy']))
  expect(said).toEqual([`picture failed: ${amazons}`])
  await page.close()
})

test('without the shop a page seen before is read again, and any other says what can be', async () => {
  const page = await browser.newPage({ baseURL: shop.url })
  await page.goto('/en/help')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  // From here on the worker stands between page and shop.
  await page.goto('/en/legal')
  const title = await page.locator('h1').textContent()
  await page.goto('/en/cart')
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('puente-pages-1')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted()
    })
  await vi.waitFor(async () => expect(await kept()).toEqual(['/en/legal', '/en/offline']), 10_000)
  await shop.kill()
  await page.goto('/en/legal')
  expect(await page.locator('h1').textContent()).toBe(title)
  await page.goto('/en/cart')
  expect(await page.locator('h1').textContent()).toBe('You are offline')
  expect(await page.locator('main a[href="/en/legal"]').count()).toBe(1)
  await page.close()
})
