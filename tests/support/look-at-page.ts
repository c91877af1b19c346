// Checks a hydrated page, with width and scheme switched in place: what every page of the shop must keep.
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Page } from 'playwright'
import { sectionOf } from '#src/routes/section-of.ts'
import { brokenWords } from './broken-words.ts'
import { expectAccessiblePage } from './expect-accessible-page.ts'
import { eventually } from './eventually.ts'

const HEIGHT = 844
const TABLET = { width: 768, height: 1024 }

/** The first and the last have nothing in common, and neither have the two between them. */
const LOOKS = [
  [390, 'dark'],
  [390, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
] as const

/** Of a first view (npm run budgets measures them more closely). */
const MOST = { scriptKilobytes: 114, styleKilobytes: 12, layoutShift: 0.01 }
/** Of signing in and of recovering an account, which are little more than a form. */
const MOST_OF_ENTRANCE = { ...MOST, scriptKilobytes: 100 }
/** Of a page of one's account, which is made of Mantine (docs/decisions/0027). */
const MOST_OF_ACCOUNT = { scriptKilobytes: 147, styleKilobytes: 24 }

export const paint = (page: Page, scheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((to) => {
    document.documentElement.dataset['mantineColorScheme'] = to
  }, scheme)

interface Measures {
  shift: number
  scriptBytes: number
  /** Lists of proposals that stand on the page instead of waiting behind their field. */
  drawnLists: number
  /** Styles that were fetched although the page carries them. */
  fetchedStyles: string[]
  titles: number
}

/** In the page: what moved by itself, what it fetched, and its titles of the first rank. */
const measure = () =>
  new Promise<Measures>((done) => {
    let shift = 0
    const watch = new PerformanceObserver(() => {})
    watch.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => {
      for (const entry of watch.takeRecords() as unknown as LayoutShift[])
        if (!entry.hadRecentInput) shift += entry.value
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = fetched.filter(({ name }) => name.endsWith('.js'))
      done({
        shift,
        scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        drawnLists: [...document.querySelectorAll('datalist')].filter(
          (list) => list.offsetHeight > 0,
        ).length,
        fetchedStyles: fetched.map(({ name }) => name).filter((name) => name.endsWith('.css')),
        titles: document.querySelectorAll('h1').length,
      })
    }, 0)
  })

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

const stylesOf = (html: string): Buffer =>
  brotliCompressSync([...html.matchAll(/<style[^>]*>([^]*?)<\/style>/gu)].join(''))

/** How far the page goes over the side of its window, in CSS pixels. */
const overTheSide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Styles follow a new width a little later than the window. `where` names the page when it does not hold. */
export const expectNothingOver = (page: Page, where?: string): Promise<void> =>
  eventually(async () => expect(await overTheSide(page), where).toBe(0))

const mostOf = (pattern: string) => {
  if (pattern.startsWith('/account')) return MOST_OF_ACCOUNT
  return sectionOf(pattern.split('/', 2)[1] ?? '') === 'entrance' ? MOST_OF_ENTRANCE : MOST
}

/** What a page is made of. `html` is what was served, where its styles are to be weighed; desks bring a larger kit, for few people. */
export async function expectSoundPage(
  page: Page,
  html: string | null,
  pattern: string,
): Promise<void> {
  const { shift, scriptBytes, drawnLists, fetchedStyles, titles } = await page.evaluate(measure)
  expect(titles).toBe(1)
  expect(drawnLists).toBe(0)
  expect(fetchedStyles).toEqual([])
  expect(shift).toBeLessThanOrEqual(MOST.layoutShift)
  if (pattern.startsWith('/admin')) return
  const most = mostOf(pattern)
  expect(scriptBytes / 1000).toBeLessThanOrEqual(most.scriptKilobytes)
  if (html !== null) expect(stylesOf(html).length / 1000).toBeLessThanOrEqual(most.styleKilobytes)
}

/** Fits and can be used by everyone in one of the looks, the `turn`th, in which the page stays. */
export async function expectFittingPage(page: Page, turn: number): Promise<void> {
  const [width, scheme] = LOOKS[turn % LOOKS.length] ?? LOOKS[0]
  await page.setViewportSize({ width, height: HEIGHT })
  await paint(page, scheme)
  await expectNothingOver(page)
  await expectAccessiblePage(page)
}

export const DESKTOP = { width: 1280, height: HEIGHT }
export const SMALLEST = { width: 320, height: HEIGHT }

/** Nothing over the side of the smallest phone, of whose size the window stays. */
export async function expectSmallPage(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST)
  await expectNothingOver(page)
}

/** Nothing over the side of a tablet, and no word cut in two. */
export async function expectFittingTablet(page: Page): Promise<void> {
  await page.setViewportSize(TABLET)
  await expectNothingOver(page)
  await eventually(async () => expect(await brokenWords(page)).toEqual([]))
}
