// Addresses: broken ones still lead somewhere sane, each page names its other languages, preferences are kept.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { localised } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { rawGet } from '#tests/support/raw-get.ts'
import { openTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

const raw = (path: string, headers: Record<string, string> = {}) => rawGet(shop.url, path, headers)

const LONG = 'a'.repeat(10_000)
const MANY = Array.from({ length: 500 }, (_, n) => `category=x${n}`).join('&')

test.each([
  ['every filter broken', '/products?page=-1&sort=x&minPrice=abc&category=%00&availability=,,,'],
  ['a search of ten kilobytes', `/products?search=${LONG}`],
  ['five hundred categories', `/products?${MANY}`],
  ['half a character', '/products?search=%E0%A4%A'],
  ['control characters', '/products?search=%00%01%0d%0aset-cookie:x'],
  ['a limit above the other', '/products?minPrice=900&maxPrice=1'],
  ['words of the database', "/products?search=')%3B%20drop%20table%20product--"],
  ['words of its search', '/products?search=a%20%26%20!%20%7C%20:*%20%3C-%3E%20%5C'],
  ['no number of a page', '/en/products?page=1.5&page=2'],
])('%s: a page', async (_what, path) => {
  const { status, body } = await raw(path)
  expect(status).toBe(200)
  expect(body).toMatch(/<html lang="(?:es|en)"/)
})

test('nonsense for the cart: a page, and none of it is code', async () => {
  const { status, body } = await raw('/cart?notice=%3Cscript%3E&problem=__proto__')
  expect(status).toBe(200)
  expect(body).not.toContain('<script>')
})

test('a page beyond the last is the last one', async () => {
  const { status, location } = await raw('/it/products?page=999999999')
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/it\/products\?page=\d+$/)])
  expect((await raw(location)).status).toBe(200)
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/product/%',
  '/product/%00',
  '/product/1%00',
  '/product/1/..%2f..%2fetc%2fpasswd',
  '//evil.example',
  '//evil.example/products/1',
  '/\\evil.example',
  '/en//evil.example',
  '/products/../../etc/passwd',
  '/.env',
  '/order-confirmation',
  '/order-confirmation?order=&key=',
  `/${LONG.slice(0, 4000)}`,
])('%s: a page that says no', async (path) => {
  const { status, body, location } = await raw(path)
  expect(status, path.slice(0, 50)).toBe(404)
  expect(location).toBe('')
  expect(body).toMatch(/<html lang="(?:es|en)"/)
  expect(body).toContain('noindex')
})

test.each(['/assets/../../package.json', '/assets/..%2f..%2fpackage.json', '/..%2f.env.example'])(
  '%s reaches no file outside of what is served',
  async (path) => {
    const { status, body } = await raw(path)
    expect([403, 404]).toContain(status)
    expect(body).not.toMatch(/"dependencies"|DATABASE_URL/)
  },
)

test.each([
  ['/language/en?next=//evil.example', '/en'],
  ['/language/en?next=/%5Cevil.example', '/en'],
  ['/language/it?next=https://evil.example', '/it'],
  ['/language/pt?next=/product/1%3Fa=1', '/pt/product/1?a=1'],
  ['/language/xx?next=/products', '/'],
])('%s leads to %s', async (path, expected) => {
  expect(await raw(path)).toMatchObject({ status: 302, location: expected })
})

const linksOf = (html: string) => {
  const links = new Map<string, string>()
  for (const [tag] of html.matchAll(/<link [^>]*>/g)) {
    const href = /href="([^"]+)"/.exec(tag)?.[1] ?? ''
    const language = /hrefLang="([^"]+)"/i.exec(tag)?.[1]
    if (tag.includes('rel="canonical"')) links.set('canonical', href)
    if (tag.includes('rel="alternate"') && language) links.set(language, href)
  }
  return links
}

test.each(['/', '/products', '/products?page=2', '/product/1'])(
  '%s names itself and its other languages, and they name it',
  async (path) => {
    const expected = Object.fromEntries(
      LOCALES.map((locale) => [locale, `${shop.url}${localised(locale, path)}`]),
    )
    for (const locale of LOCALES) {
      const { canonical, ...others } = Object.fromEntries(
        linksOf((await raw(localised(locale, path))).body),
      )
      expect(canonical).toBe(expected[locale])
      expect(others).toEqual({ ...expected, 'x-default': expected['es'] })
    }
  },
)

test('a kept language redirects from addresses without prefix only, and only its owner', async () => {
  const english = { cookie: 'puente_lang=en' }
  const moved = { status: 302, location: '/en/products?search=a' }
  expect(await raw('/products?search=a', english)).toMatchObject(moved)
  expect((await raw('/it/products', english)).status).toBe(200)
  expect((await raw('/en', english)).status).toBe(200)
  expect(await raw('/', english)).toMatchObject({ status: 302, location: '/en' })
  for (const cookie of ['puente_lang=es', 'puente_lang=xx', 'puente_lang=', 'a=b'])
    expect((await raw('/products', { cookie })).status, cookie).toBe(200)
  const visitor = httpVisitor(shop.url, new Map([['puente_lang', 'en']]))
  const posted = await visitor.postForm('/cart', { intent: 'add', productId: '1' })
  expect(posted.headers.get('location')).toBe('/cart?notice=added')
})

test('choosing a language goes to this page in it and is remembered', async () => {
  const { page, open, close } = await openTab(browser, shop.url)
  await open('/product/1')
  await page.locator('header summary:has-text("ES"):not(:has-text("VES")):visible').last().click()
  await page.locator('header a[hreflang=pt]:visible').click()
  await page.waitForURL(/\/pt\/product\/1$/)
  await page.goto('/cart')
  expect(new URL(page.url()).pathname).toBe('/pt/cart')
  await close()
})

test('a dark page is dark from its first moment and stays so; the switch is kept', async () => {
  const { page, open, close, takeProblems } = await openTab(browser, shop.url, { dark: true })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const scheme = document.documentElement?.dataset['mantineColorScheme']
      if (scheme && seen.at(-1) !== scheme) seen.push(scheme)
    }
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    })
  })
  const facts = () =>
    page.evaluate(() => ({
      seen: (window as unknown as { seen: string[] }).seen,
      background: getComputedStyle(document.body).backgroundColor,
    }))
  const brightness = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
  const answer = await open('/products')
  expect(await answer.text()).toMatch(/<html[^>]*data-mantine-color-scheme="dark"/)
  const dark = await facts()
  expect(dark.seen).toEqual(['dark'])
  expect(brightness(dark.background)).toBeLessThan(200)

  await page.locator('header button[name=scheme]:visible').first().click()
  await page.waitForFunction(
    () => document.documentElement.dataset['mantineColorScheme'] === 'light',
  )
  await page.reload()
  const light = await facts()
  expect(light.seen).toEqual(['light'])
  expect(brightness(light.background)).toBeGreaterThan(600)
  expect(takeProblems()).toEqual([])
  await close()
})
