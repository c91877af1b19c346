// The tests of pages that have no address of their own in the crawl: a cart with something in it, and what does not exist.
import { expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { settled } from './page-crawl.ts'
import type { ShopTab } from './shop-tab.ts'

const MISSING = ['/nothing/here', '/product/99999999', '/product/abc', '/admin-of-nothing']

/** Declares them in each of the languages. */
export function otherPages(locales: readonly Locale[], openAnonymous: () => Promise<ShopTab>) {
  test.each(locales)('a full cart and its checkout are hydrated in %s', async (locale) => {
    const tab = await openAnonymous()
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
      const tab = await openAnonymous()
      for (const path of MISSING) {
        const answer = await tab.open(localised(locale, path))
        await settled(tab)
        expect(answer.status(), path).toBe(404)
        const { page } = tab
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
        const robots = await page.locator('meta[name=robots]').getAttribute('content')
        expect(robots).toContain('noindex')
        expect(await page.locator('main a[href]').count()).toBeGreaterThan(0)
        // The browser itself reports the document's own status; nothing else may be said.
        const own = /Failed to load resource: the server responded with a status of 404/
        expect(tab.takeProblems().filter((problem) => !own.test(problem))).toEqual([])
      }
      await tab.close()
    },
  )
}
