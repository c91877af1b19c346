// Every page of the shop, who looks at it, and the shop and the tabs in which it is looked at.
import type { Browser, Response } from 'playwright'
import { expect } from 'vitest'
import { paths } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { placeOverHttp } from './checkout-form.ts'
import { DESK_ADDRESSES } from './desk-addresses.ts'
import { httpVisitor, LOGINS, signedIn } from './http-visitor.ts'
import { keepOverHttp, SHIPMENT } from './keep-quote.ts'
import { openTab, type ShopTab } from './shop-tab.ts'
import { borrowBrowser } from './shared-shop.ts'
import { type Shop, startShop } from './start-shop.ts'
import { CONTENT_ADDRESSES } from './content-addresses.ts'
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

/** What the addresses name. */
interface Things {
  order: { number: string; key: string }
  /** An order of the customer who looks at their account. */
  owned: string
  /** The token of a kept quote. */
  quote: string
}

const TOKEN = 'any-token-looks-the-same'

/** Route pattern → an address of it. */
const ADDRESSES: Record<string, (things: Things) => string> = {
  '/': () => paths.home,
  '/cart': () => paths.cart,
  '/contact': () => paths.contact('1Z999AA10123456784'),
  '/newsletter': () => paths.newsletter({ leave: TOKEN }),
  '/services': () => '/services?weight=5&time=3-7',
  '/services/:slug': () => paths.service('air-shipping'),
  '/calculator': () => '/calculator?length=40&width=30&height=25&weight=5&value=160',
  '/quote': () => SHIPMENT,
  '/quote/:token': ({ quote }) => paths.savedQuote(quote),
  '/checkout': () => paths.checkout,
  '/products': () => paths.products({ search: 'camara', page: 1 }),
  '/product/:id': () => paths.product(2),
  '/order-confirmation': ({ order }) => paths.orderConfirmation(order.number, order.key),
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
  '/account/orders/:number': ({ owned }) => paths.accountOrder(owned),
  '/account/quotes': () => paths.accountQuotes(),
  '/account/favourites': () => paths.accountFavourites(),
  '/account/addresses': () => paths.accountAddresses(),
  '/account/security': () => paths.accountSecurity,
  '/account/data': () => paths.accountData,
  ...CONTENT_ADDRESSES,
  ...DESK_ADDRESSES,
  '/currency': () => paths.currency({ amount: '25' }),
  '/consolidation': () =>
    '/consolidation?length=34&width=22&height=13&weight=3&quantity=2&length=30&width=20&height=20&weight=5&quantity=1',
  '/customs-calculator': () => '/customs-calculator?value=200&weight=5',
}

export const PATTERNS = Object.keys(ADDRESSES)

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
  const shop = await startShop()
  const { browser, giveBack } = await borrowBrowser()
  const tabs: PageCrawl['tabs'] = { anonymous: [], admin: [], customer: [] }
  for (const who of ['anonymous', 'admin', 'customer'] as const)
    for (let side = 0; side < 2; side += 1) {
      const tab = await openTab(browser, shop.url)
      if (who !== 'anonymous') await tab.page.request.post('/api/login', { data: LOGINS[who] })
      tabs[who].push(tab)
    }
  const things: Things = {
    order: await placeOverHttp(httpVisitor(shop.url), 1),
    quote: await keepOverHttp(httpVisitor(shop.url)),
    owned: (await placeOverHttp(await signedIn(shop.url, 'customer'), 2)).number,
  }
  await writeOverHttp(httpVisitor(shop.url))
  return {
    shop,
    browser,
    tabs,
    addressOf: (pattern) => ADDRESSES[pattern]?.(things) ?? '',
    stop: async () => {
      await giveBack()
      await shop.stop()
    },
  }
}
