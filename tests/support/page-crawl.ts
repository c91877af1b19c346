// Every page of the shop, who looks at it, and the shop and the tabs in which it is looked at.
import type { Browser, Response } from 'playwright'
import { expect } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { placeOverHttp } from './checkout-form.ts'
import { httpVisitor, LOGINS, signedIn } from './http-visitor.ts'
import { inTurn } from './in-turn.ts'
import { keepOverHttp } from './keep-quote.ts'
import { openTab, type ShopTab } from './shop-tab.ts'
import { borrowBrowser, shareShop } from './shared-shop.ts'
import type { Shop } from './start-shop.ts'
import { addressOf, PATTERNS, type Things } from './page-addresses.ts'
import { writeOverHttp } from './write-message.ts'

type Who = 'anonymous' | 'admin' | 'customer'

export interface PageCrawl {
  shop: Shop
  browser: Browser
  /** Two each: while one page is hydrated, the server already renders the next one. */
  tabs: Record<Who, ShopTab[]>
  /** Route pattern → an address of it. */
  addressOf: (pattern: string) => string
  stop: () => Promise<void>
}

export const EVERYWHERE = LOCALES.flatMap((locale) =>
  PATTERNS.map((pattern) => ({ locale, pattern })),
)

/** What needs an admin is looked at by one. */
export const whoLooksAt = (pattern: string): Who => {
  if (pattern.startsWith('/admin')) return 'admin'
  return pattern.startsWith('/account') ? 'customer' : 'anonymous'
}

/** The page has nothing left to do. */
export const settled = ({ page }: ShopTab) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

/** The page exists in the language asked for, has its own title, and no unfilled placeholder in its text. */
export async function expectRightPage(
  { page }: ShopTab,
  answer: Response,
  locale: Locale,
): Promise<void> {
  expect(answer.status()).toBe(200)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
  expect(await page.title()).toMatch(/\S.*Puente/)
  expect(await page.locator('main').innerText()).not.toMatch(/\bundefined\b|\{\w*\}/)
}

/** A demo shop that has an order of a guest and of a customer, a kept quote and a message. */
export async function startPageCrawl(): Promise<PageCrawl> {
  const shop = await shareShop()
  const { browser, giveBack } = await borrowBrowser()
  const tabs: PageCrawl['tabs'] = { anonymous: [], admin: [], customer: [] }
  for (const who of ['anonymous', 'admin', 'customer'] as const)
    for (let side = 0; side < 2; side += 1) {
      const tab = await openTab(browser, shop.url)
      if (who !== 'anonymous') await tab.page.request.post('/api/login', { data: LOGINS[who] })
      tabs[who].push(tab)
    }
  const guest = httpVisitor(shop.url)
  const { number, key } = await placeOverHttp(guest, 1)
  const customer = await signedIn(shop.url, 'customer')
  const things: Things = {
    order: { number, key },
    invoice: (await guest.trpc.orders.order.query({ number, key })).invoice ?? '',
    quote: await keepOverHttp(httpVisitor(shop.url)),
    // Crawls of other workers order by the same cart.
    owned: await inTurn('cart', async () => (await placeOverHttp(customer, 2)).number),
  }
  await writeOverHttp(httpVisitor(shop.url))
  return {
    shop,
    browser,
    tabs,
    addressOf: (pattern) => addressOf(pattern, things),
    stop: giveBack,
  }
}
