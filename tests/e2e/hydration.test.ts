// Every page in every language comes alive without a word on the console, and is the page its address says.
import type { Browser } from 'playwright'
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { allSections } from '#src/routes/all-sections.ts'
import { tableOf } from '#src/routes.tsx'
import { launchBrowser } from '#tests/support/browser.ts'
import { placeOverHttp } from '#tests/support/checkout-form.ts'
import { withFreeTab } from '#tests/support/free-tab.ts'
import { DESK_ADDRESSES } from '#tests/support/desk-addresses.ts'
import { httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { keepOverHttp, SHIPMENT } from '#tests/support/keep-quote.ts'
import { openTab, type ShopTab } from '#tests/support/shop-tab.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'
import { writeOverHttp } from '#tests/support/write-message.ts'
import { STORY_ADDRESSES } from '#tests/support/story-addresses.ts'

let shop: Shop
let browser: Browser
type Who = 'stranger' | 'admin' | 'customer'
/** Two each: while one page comes alive, the server already draws the next one. */
const tabs: Record<Who, ShopTab[]> = { stranger: [], admin: [], customer: [] }
let stranger: ShopTab
let order = { number: '', key: '' }
/** An order of the customer who looks at their account. */
let owned = ''
/** The token of a kept quote. */
let quote = ''

beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
  for (const who of ['stranger', 'admin', 'customer'] as const)
    for (let side = 0; side < 2; side += 1) {
      const tab = await openTab(browser, shop.url)
      if (who !== 'stranger') await tab.page.request.post('/api/login', { data: LOGINS[who] })
      tabs[who].push(tab)
    }
  stranger = await openTab(browser, shop.url)
  order = await placeOverHttp(httpVisitor(shop.url), 1)
  quote = await keepOverHttp(httpVisitor(shop.url))
  await writeOverHttp(httpVisitor(shop.url))
  owned = (await placeOverHttp(await signedIn(shop.url, 'customer'), 2)).number
}, 180_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const TOKEN = 'any-token-looks-the-same'

/** Route pattern → an address of it. What needs an admin is looked at by one. */
const ADDRESSES: Record<string, () => string> = {
  '/': () => paths.home,
  '/cart': () => paths.cart,
  '/contact': () => paths.contact('1Z999AA10123456784'),
  '/newsletter': () => paths.newsletter({ leave: TOKEN }),
  '/services': () => '/services?weight=5&time=3-7',
  '/services/:slug': () => paths.service('air-shipping'),
  '/calculator': () => '/calculator?length=40&width=30&height=25&weight=5&value=160',
  '/quote': () => SHIPMENT,
  '/quote/:token': () => paths.savedQuote(quote),
  '/checkout': () => paths.checkout,
  '/products': () => paths.products({ search: 'camara', page: 1 }),
  '/product/:id': () => paths.product(2),
  '/order-confirmation': () => paths.orderConfirmation(order.number, order.key),
  '/auth': () => paths.auth('/checkout'),
  '/reset-password': () => paths.resetPassword(TOKEN),
  '/reset/:token?': () => `/reset/${TOKEN}`,
  '/password-reset/:token?': () => `/password-reset?resetToken=${TOKEN}`,
  '/recover/:token?': () => `/recover#token=${TOKEN}`,
  '/password-recovery/:token?': () => `${paths.passwordRecovery}#${TOKEN}`,
  '/reset-code': () => paths.resetCode(),
  '/verify-email': () => paths.verifyEmail(TOKEN),
  '/account': () => paths.account,
  '/account/orders': () => paths.accountOrders(),
  '/account/orders/:number': () => paths.accountOrder(owned),
  '/account/quotes': () => paths.accountQuotes(),
  '/account/favourites': () => paths.accountFavourites(),
  '/account/addresses': () => paths.accountAddresses(),
  '/account/security': () => paths.accountSecurity,
  '/account/data': () => paths.accountData,
  ...STORY_ADDRESSES,
  ...DESK_ADDRESSES,
  '/currency': () => paths.currency({ amount: '25' }),
  '/consolidation': () =>
    '/consolidation?length=34&width=22&height=13&weight=3&quantity=2&length=30&width=20&height=20&weight=5&quantity=1',
  '/customs-calculator': () => '/customs-calculator?value=200&weight=5',
}

const patternsOf = (all: RouteObject[], base = ''): string[] =>
  all.flatMap(({ path = '', index, children }) => {
    const here = path === '' ? base : `${base}/${path}`
    return [...(path || index ? [here || '/'] : []), ...patternsOf(children ?? [], here)]
  })

test('every route of the shop is looked at here', () => {
  const pages = patternsOf(tableOf(allSections)).filter((pattern) => !/\*$|^\/admin$/.test(pattern))
  expect([...new Set(pages)].toSorted()).toEqual(Object.keys(ADDRESSES).toSorted())
})

const settled = ({ page }: ShopTab) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

const EVERYWHERE = LOCALES.flatMap((locale) =>
  Object.keys(ADDRESSES).map((pattern) => ({ locale, pattern })),
)

const whoLooksAt = (pattern: string): Who => {
  if (pattern.startsWith('/admin')) return 'admin'
  return pattern.startsWith('/account') ? 'customer' : 'stranger'
}

test.concurrent.each(EVERYWHERE)('$locale $pattern', ({ locale, pattern }) =>
  withFreeTab(tabs[whoLooksAt(pattern)], async (tab) => {
    const answer = await tab.open(localised(locale, ADDRESSES[pattern]?.() ?? ''))
    await settled(tab)
    expect(tab.takeProblems()).toEqual([])
    expect(answer.status()).toBe(200)
    expect(await tab.page.evaluate(() => document.documentElement.lang)).toBe(locale)
    expect(await tab.page.title()).toMatch(/\S.*Puente/)
  }),
)

test.each(LOCALES)('a full cart and its checkout come alive in %s', async (locale) => {
  const tab = await openTab(browser, shop.url)
  await tab.page.request.post('/cart', { form: { intent: 'add', productId: '1', quantity: '2' } })
  for (const path of [paths.cart, paths.checkout]) {
    await tab.open(localised(locale, path))
    await settled(tab)
    expect(await tab.page.locator('main form').count()).toBeGreaterThan(0)
  }
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})

const MISSING = ['/nothing/here', '/product/99999999', '/product/abc', '/admin-of-nothing']

test.each(LOCALES)('what does not exist is a real 404 with a living page in %s', async (locale) => {
  for (const path of MISSING) {
    const answer = await stranger.open(localised(locale, path))
    await settled(stranger)
    expect(answer.status(), path).toBe(404)
    const { page } = stranger
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
    const robots = await page.locator('meta[name=robots]').getAttribute('content')
    expect(robots).toContain('noindex')
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(0)
    // The browser itself reports the document's own status; nothing else may be said.
    const own = /Failed to load resource: the server responded with a status of 404/
    expect(stranger.takeProblems().filter((problem) => !own.test(problem))).toEqual([])
  }
})

test('links inside the shop change the page without loading a document and without a word', async () => {
  const { page, open, takeProblems } = stranger
  await open('/en')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('main a[href="/en/products"]').first().click()
  await page.waitForURL(/\/en\/products$/)
  await page.locator('main a[href^="/en/product/"]').first().click()
  await page.waitForURL(/\/en\/product\/\d+$/)
  await page.locator('header a[href="/en/cart"]:visible').first().click()
  await page.waitForURL(/\/en\/cart$/)
  await page.goBack()
  await page.waitForURL(/\/en\/product\/\d+$/)
  // From here on pages that are not in the first script's table.
  await page.locator('header a[href^="/en/auth"]:visible').first().click()
  await page.locator('main a[href*="tab=forgot"]').first().click()
  await page.locator('main a[href="/en/reset-code"]').click()
  await page.waitForURL(/\/en\/reset-code$/)
  await page.locator('main input[name=email]').waitFor()
  await page.goBack()
  await page.waitForURL(/tab=forgot/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(takeProblems()).toEqual([])
})
