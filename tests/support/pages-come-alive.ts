// The tests of pages that come alive in some of the languages; in parts, so that two workers share them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { withFreeTab } from './free-tab.ts'
import { expectFittingPage, expectFittingTablet, expectSoundPage } from './look-at-page.ts'
import {
  EVERYWHERE,
  type PageWalk,
  PATTERNS,
  settled,
  startPageWalk,
  whoLooksAt,
} from './page-walk.ts'
import { openTab } from './shop-tab.ts'

/** In milliseconds: five pages at a time wait for two tabs. */
const QUEUE = 180_000
const MISSING = ['/nothing/here', '/product/99999999', '/product/abc', '/admin-of-nothing']

/** Declares them; answers with what opens a tab in the shop they look at. */
export function pagesComeAlive(locales: readonly Locale[]) {
  let walk: PageWalk
  beforeAll(async () => {
    walk = await startPageWalk()
  }, 180_000)
  afterAll(() => walk.stop())
  const openStranger = () => openTab(walk.browser, walk.shop.url)

  const here = EVERYWHERE.filter(({ locale }) => locales.includes(locale))
  test.concurrent.each(here)(
    '$locale $pattern',
    ({ locale, pattern }) =>
      withFreeTab(walk.tabs[whoLooksAt(pattern)], async (tab) => {
        const answer = await tab.open(localised(locale, walk.addressOf(pattern)))
        await settled(tab)
        expect(tab.takeProblems()).toEqual([])
        expect(answer.status()).toBe(200)
        expect(await tab.page.evaluate(() => document.documentElement.lang)).toBe(locale)
        expect(await tab.page.title()).toMatch(/\S.*Puente/)
        const isDesk = pattern.startsWith('/admin')
        const turn = PATTERNS.indexOf(pattern) + LOCALES.indexOf(locale)
        await expectSoundPage(tab.page, await answer.text(), isDesk)
        await expectFittingPage(tab.page, turn)
        // Each public page in one of its languages; another width makes the shop draw every picture anew.
        if (!isDesk && turn % LOCALES.length === 0) await expectFittingTablet(tab.page)
        expect(tab.takeProblems()).toEqual([])
      }),
    QUEUE,
  )

  test.each(locales)('a full cart and its checkout come alive in %s', async (locale) => {
    const tab = await openStranger()
    await tab.page.request.post('/cart', { form: { intent: 'add', productId: '1', quantity: '2' } })
    for (const path of [paths.cart, paths.checkout]) {
      await tab.open(localised(locale, path))
      await settled(tab)
      expect(await tab.page.locator('main form').count()).toBeGreaterThan(0)
    }
    expect(tab.takeProblems()).toEqual([])
    await tab.close()
  })

  test.each(locales)(
    'what does not exist is a real 404 with a living page in %s',
    async (locale) => {
      const stranger = await openStranger()
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
      await stranger.close()
    },
  )

  return openStranger
}
