// Every page in every language comes alive without a word on the console, and is the page its address says.
import type { RouteObject } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { allSections } from '#src/routes/all-sections.ts'
import { tableOf } from '#src/routes.tsx'
import { withFreeTab } from '#tests/support/free-tab.ts'
import { expectFittingPage, expectSoundPage } from '#tests/support/look-at-page.ts'
import {
  EVERYWHERE,
  type PageWalk,
  PATTERNS,
  settled,
  startPageWalk,
  whoLooksAt,
} from '#tests/support/page-walk.ts'
import { openTab, type ShopTab } from '#tests/support/shop-tab.ts'

let walk: PageWalk
let stranger: ShopTab

beforeAll(async () => {
  walk = await startPageWalk()
  stranger = await openTab(walk.browser, walk.shop.url)
}, 180_000)
afterAll(() => walk.stop())

const patternsOf = (all: RouteObject[], base = ''): string[] =>
  all.flatMap(({ path = '', index, children }) => {
    const here = path === '' ? base : `${base}/${path}`
    return [...(path || index ? [here || '/'] : []), ...patternsOf(children ?? [], here)]
  })

test('every route of the shop is looked at here', () => {
  const pages = patternsOf(tableOf(allSections)).filter((pattern) => !/\*$|^\/admin$/.test(pattern))
  expect([...new Set(pages)].toSorted()).toEqual(PATTERNS.toSorted())
})

test.concurrent.each(EVERYWHERE)('$locale $pattern', ({ locale, pattern }) =>
  withFreeTab(walk.tabs[whoLooksAt(pattern)], async (tab) => {
    const answer = await tab.open(localised(locale, walk.addressOf(pattern)))
    await settled(tab)
    expect(tab.takeProblems()).toEqual([])
    expect(answer.status()).toBe(200)
    expect(await tab.page.evaluate(() => document.documentElement.lang)).toBe(locale)
    expect(await tab.page.title()).toMatch(/\S.*Puente/)
    await expectSoundPage(tab.page, await answer.text(), pattern.startsWith('/admin'))
    await expectFittingPage(tab.page)
    expect(tab.takeProblems()).toEqual([])
  }),
)

test.each(LOCALES)('a full cart and its checkout come alive in %s', async (locale) => {
  const tab = await openTab(walk.browser, walk.shop.url)
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
