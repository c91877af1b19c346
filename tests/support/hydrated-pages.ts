// The tests of hydrated pages, each in Spanish and one more language; in parts, so that two workers share them.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localised } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { withFreeTab } from './free-tab.ts'
import {
  DESKTOP,
  expectFittingPage,
  expectFittingTablet,
  expectSoundPage,
  expectSmallPage,
  SMALLEST,
} from './look-at-page.ts'
import {
  expectRightPage,
  type PageCrawl,
  settled,
  startPageCrawl,
  whoLooksAt,
} from './page-crawl.ts'
import { otherPages } from './other-pages.ts'
import { PATTERNS } from './page-addresses.ts'
import { openTab } from './shop-tab.ts'
import { expectRoomyPage, STRETCHED } from './stretch-page.ts'

/** In milliseconds: five pages at a time wait for two tabs. */
const QUEUE = 180_000
const OTHERS = LOCALES.filter((locale) => locale !== 'es')

const isDesk = (pattern: string): boolean => pattern.startsWith('/admin')
/** Desks are made of one kit: of three, one is looked at more closely here, and each by its own test and the full run. */
const isCloser = (pattern: string, at: number): boolean => !isDesk(pattern) || at % 3 === 0

/** Each page in Spanish and in the next of the other languages, so that its neighbours speak the rest. */
const VISITS = PATTERNS.flatMap((pattern, at) => [
  { pattern, at, locale: 'es' as const },
  ...(isCloser(pattern, at)
    ? [
        {
          pattern,
          at,
          locale: OTHERS[(at + Math.floor(at / 3)) % OTHERS.length] ?? ('en' as const),
        },
      ]
    : []),
])

async function expectFitting(page: Page, pattern: string, at: number): Promise<void> {
  if (isCloser(pattern, at)) await expectFittingPage(page, at % 4)
  if (!isDesk(pattern)) await expectFittingTablet(page)
}

/** Declares the `part`th of two halves of them, and what is beside them in one language; answers with what opens a tab in their shop. */
export function hydratedPages(part: 0 | 1, beside: Locale) {
  let crawl: PageCrawl
  beforeAll(async () => {
    crawl = await startPageCrawl()
  }, 180_000)
  afterAll(() => crawl.stop())
  const openAnonymous = () => openTab(crawl.browser, crawl.shop.url)

  const here = VISITS.filter(({ at }) => at % 2 === part)
  /** What each page said, by its pattern. */
  const said = new Map<string, Set<string>>()
  test.concurrent.each(here)(
    '$locale $pattern',
    ({ locale, pattern, at }) =>
      withFreeTab(crawl.tabs[whoLooksAt(pattern)], async (tab) => {
        const { page } = tab
        // Hydrated at a desk and on a phone; then from wide to narrow, because each new width is drawn anew.
        await page.setViewportSize(locale === 'es' ? DESKTOP : SMALLEST)
        const answer = await tab.open(localised(locale, crawl.addressOf(pattern)))
        await settled(tab)
        expect(tab.takeProblems()).toEqual([])
        await expectRightPage(tab, answer, locale)
        const words = await page.locator('main').innerText()
        said.set(pattern, (said.get(pattern) ?? new Set()).add(words))
        // In every language and look in the full run: structure, styles and colours are the same in all of them.
        const isSpanish = locale === 'es'
        await expectSoundPage(page, isSpanish ? await answer.text() : null, pattern)
        if (isSpanish) await expectFitting(page, pattern, at)
        await expectSmallPage(page)
        if (locale === 'es' && STRETCHED.has(pattern)) await expectRoomyPage(page)
        expect(tab.takeProblems()).toEqual([])
      }),
    QUEUE,
  )

  test('no page says the same in two languages', () => {
    const counted = [...said].map(([pattern, texts]) => [pattern, texts.size])
    const visits = Map.groupBy(here, ({ pattern }) => pattern)
    const wanted = [...visits].map(([pattern, all]) => [pattern, all.length])
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(wanted))
  })

  otherPages([beside], openAnonymous)
  return openAnonymous
}
