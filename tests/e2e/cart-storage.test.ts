// The cart in the browser and the cart on the server: the newer one counts, damage is mended and told.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { openTab, type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import {
  addToCart,
  badge,
  onServer,
  openShopper,
  serverHas,
  store,
  stored,
} from '#tests/support/stored-cart.ts'
import { eventually } from '#tests/support/eventually.ts'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'

const REPAIRED = 'No pudimos recuperar todo tu carrito. Revisa si falta algo.'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

/** A server too busy to answer leaves the copy as it is, and the next page looks at it again. */
const seesNotice = ({ page, open }: ShopTab, path: string) =>
  eventually(
    async () => {
      await open(path)
      await page.getByText(REPAIRED).first().waitFor({ timeout: 15_000 })
    },
    { timeout: 40_000 },
  )

const shopper = () => openShopper(browser, shop.url)

inFullRun(() => {
  test('adding mirrors the server’s cart into storage', async () => {
    const tab = await shopper()
    expect(await stored(tab.page)).toMatchObject({
      version: 1,
      count: 1,
      items: [{ product: { id: 1 }, quantity: 1 }],
    })
    await tab.close()
  })

  test('a copy newer than the row wins; an older one loses', async () => {
    const tab = await shopper()
    const { page, open } = tab
    const copy = await stored(page)
    if (!copy) throw new Error('nothing stored')
    const items = copy.items.map((item) => ({ ...item, quantity: 3 }))
    await store(page, { ...copy, version: copy.version + 5, count: 3, items })
    await open('/cart')
    await serverHas(tab, { 1: 3 })
    await badge(page, 3)
    // The page was made from the old row and has been read again.
    await eventually(async () =>
      expect(await page.locator('main input[type=number]').inputValue()).toBe('3'),
    )

    const now = await stored(page)
    expect(now?.version).toBeGreaterThanOrEqual(copy.version + 5)
    const old = items.map((item) => ({ ...item, quantity: 7 }))
    await store(page, { ...copy, version: 1, count: 7, items: old })
    await open('/products')
    await eventually(async () => expect((await stored(page))?.count).toBe(3))
    expect(await onServer(tab)).toEqual({ 1: 3 })
    expect(tab.takeProblems()).toEqual([])
    await tab.close()
  })
})

test('a cart whose row and cookie are gone comes back from storage', async () => {
  const tab = await shopper()
  await tab.page.context().clearCookies()
  await tab.open('/products')
  await serverHas(tab, { 1: 1 })
  await badge(tab.page, 1)
  expect(await stored(tab.page)).toMatchObject({ count: 1 })
  await tab.close()
})

const BROKEN: [string, unknown, Record<string, number>][] = [
  [
    'lines without a product',
    {
      version: 4,
      items: [
        { product: { id: 1, name: 'Uno', price: '12.50' }, quantity: '2' },
        null,
        { product: { id: 'zz' }, quantity: 1 },
        'x',
      ],
    },
    { 1: 2 },
  ],
  [
    'the list of an older version',
    [{ product: { id: 2, name: 'Dos', price: 10 }, quantity: 1.9 }, { quantity: 3 }],
    { 2: 1 },
  ],
  [
    'a product that does not exist',
    {
      version: 2,
      items: [
        { product: { id: 2_000_000_000, name: 'No', priceCents: 1 }, quantity: 1 },
        { product: { id: 1, name: 'Uno', priceCents: 100 }, quantity: 1 },
      ],
    },
    { 1: 1 },
  ],
  ['no JSON at all', '{"version":3,"items":[{"product"', {}],
]

inFullRun(() => {
  test.each(everyDay(1, BROKEN))(
    '%s: mended with a notice, what could be read is kept',
    async (_w, text, lines) => {
      const tab = await openTab(browser, shop.url)
      const { page, open } = tab
      await open('/products')
      await store(page, text)
      await seesNotice(tab, '/')
      await serverHas(tab, lines)
      const count = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0)
      expect(await stored(page)).toMatchObject({ count })
      await badge(page, count)
      // Mended once: the next page has nothing to say.
      await open('/cart')
      expect(await page.locator('[popover]').getByText(REPAIRED).count()).toBe(0)
      expect(tab.takeProblems()).toEqual([])
      await tab.close()
    },
  )

  test('a broken copy beside a whole row costs nothing of the row', async () => {
    const tab = await shopper()
    const { page } = tab
    await store(page, { version: 900, count: 0, items: [{ product: {}, quantity: 5 }] })
    await seesNotice(tab, '/cart')
    expect(await onServer(tab)).toEqual({ 1: 1 })
    await shows(page, 'Tu carrito')
    await tab.close()
  })
})

test('where storage is forbidden the cart still works', async () => {
  const tab = await openTab(browser, shop.url)
  await tab.page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
  })
  await addToCart(tab, 1)
  await badge(tab.page, 1)
  await tab.open('/cart')
  expect(await onServer(tab)).toEqual({ 1: 1 })
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})
