// Every page in every language, width and scheme, each loaded again: whole, fitting, silent, and usable by everyone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised } from '#contract/paths.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { withFreeTab } from '#tests/support/free-tab.ts'
import { expectSoundPage, expectNothingOver } from '#tests/support/look-at-page.ts'
import { otherPages } from '#tests/support/other-pages.ts'
import {
  EVERYWHERE,
  expectRightPage,
  type PageCrawl,
  settled,
  startPageCrawl,
  whoLooksAt,
} from '#tests/support/page-crawl.ts'
import { openTab } from '#tests/support/shop-tab.ts'

let crawl: PageCrawl
beforeAll(async () => {
  crawl = await startPageCrawl()
}, 180_000)
afterAll(() => crawl.stop())

const LOOKS = [390, 1280].flatMap((width) => [false, true].map((dark) => ({ width, dark })))
const EVERY_LOOK = EVERYWHERE.flatMap((page) => LOOKS.map((look) => ({ ...page, ...look })))
test.concurrent.each(EVERY_LOOK)(
  '$locale $pattern at $width, dark: $dark',
  ({ locale, pattern, width, dark }) =>
    withFreeTab(crawl.tabs[whoLooksAt(pattern)], async (tab) => {
      const { page } = tab
      await page.setViewportSize({ width, height: 844 })
      const scheme = { name: 'puente_scheme', value: dark ? 'dark' : 'light', url: crawl.shop.url }
      await page.context().addCookies([scheme])
      const answer = await tab.open(localised(locale, crawl.addressOf(pattern)))
      await settled(tab)
      await expectRightPage(tab, answer, locale)
      await expectSoundPage(page, await answer.text(), pattern)
      await expectNothingOver(page)
      await expectAccessiblePage(page)
      expect(tab.takeProblems()).toEqual([])
    }),
)

// In Spanish and Portuguese every day.
otherPages(['en', 'it'], () => openTab(crawl.browser, crawl.shop.url))
