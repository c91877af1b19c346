// Every page has room, and what opens or goes wrong can be used by everyone: axe in light and dark, on phone and desk.
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { placeButton } from '#tests/support/fill-checkout.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { STATES, type Who } from '#tests/support/looked-pages.ts'
import { expectNothingOver, paint } from '#tests/support/look-at-page.ts'
import { expectRoomyPage, STRETCHED } from '#tests/support/stretch-page.ts'
import { openTab, type ShopTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
/** One for each of them: widths and schemes are switched in place. */
const tabs = new Map<Who, ShopTab>()

const SMALLEST = 320
const WIDTHS = [390, 1280]
const ADD = { form: { intent: 'add', productId: '1', quantity: '2' } }

openShopInBrowser(async (opened) => {
  ;({ shop, browser } = opened)
  for (const who of ['anonymous', 'shopper', 'admin'] as const)
    tabs.set(who, await openTab(browser, shop.url))
  await tabOf('shopper').page.request.post('/cart', ADD)
  await tabOf('admin').page.request.post('/api/login', { data: LOGINS.admin })
})

const tabOf = (who: Who): ShopTab => {
  const tab = tabs.get(who)
  if (!tab) throw new Error(`nobody is ${who}`)
  return tab
}
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

/** Only tokens know the scheme, so what differs in the dark are colours. */
const IN_THE_DARK = ['color-contrast', 'link-in-text-block']

type Scheme = 'light' | 'dark'
/** In the light whole; which of the two comes first changes from case to case. */
async function expectAccessible(page: Page, schemes: readonly Scheme[]): Promise<void> {
  for (const scheme of schemes) {
    await paint(page, scheme)
    await expectAccessiblePage(page, scheme === 'dark' ? IN_THE_DARK : undefined)
  }
  await paint(page, 'light')
}
const BOTH: readonly Scheme[] = ['light', 'dark']

async function expectRoom({ page, open }: ShopTab, name: string, path: string): Promise<void> {
  await setWidth(page, SMALLEST)
  await open(path)
  await expectNothingOver(page)
  if (STRETCHED.has(name)) await expectRoomyPage(page)
}

/** Those before hold most; each desk has a test of its own that asks axe. */
const DAILY = 7
/** One width a day each, the next one the other; on a phone light as well as dark. */
const VISITS = everyDay(DAILY, STATES).map(([name, who, path], at) => {
  const widths = everyDay(1, at % 2 ? WIDTHS : WIDTHS.toReversed())
  return { name, who, path, widths, schemes: everyDay(at % 2 ? 2 : 1, BOTH) }
})

test.each(VISITS)(
  '$name: $widths wide, $schemes, and room',
  async ({ name, who, path, widths, schemes }) => {
    const tab = tabOf(who)
    await expectRoom(tab, name, path)
    for (const width of widths) {
      await setWidth(tab.page, width)
      await expectAccessible(tab.page, schemes)
    }
  },
)

/** What opens on a page, and how. */
const OPENINGS: [string, Who, string, (page: Page) => Promise<void>][] = [
  [
    'a checkout with faults',
    'shopper',
    paths.checkout,
    async (page) => {
      await placeButton(page).click()
      await shows(page, 'Completa este campo.')
    },
  ],
  [
    'a wrong password',
    'anonymous',
    paths.auth(),
    async (page) => {
      await page.getByLabel('Usuario o correo').fill('nobody')
      await page.getByLabel('Contraseña', { exact: true }).fill('wrong')
      await page.locator('main form [data-variant=primary]').click()
      await told(page, 'Error de inicio de sesión')
      await page.locator('[popover] button').waitFor()
    },
  ],
  [
    'the cart’s drawer',
    'anonymous',
    paths.product(1),
    async (page) => {
      await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
      await page.getByRole('dialog').getByText('Subtotal').waitFor()
    },
  ],
  [
    'suggestions',
    'anonymous',
    paths.products(),
    async (page) => {
      await page
        .getByRole('search')
        .getByRole('combobox')
        .or(page.locator('#search'))
        .first()
        .fill('cam')
      await page.getByRole('option').first().waitFor()
    },
  ],
]

const OPEN = everyDay(1, WIDTHS).flatMap((width) =>
  OPENINGS.map(([name, who, path, opening]) => ({ width, name, who, path, opening })),
)

test.each(OPEN)('$name at $width', async ({ width, who, path, opening }) => {
  const { page, open } = tabOf(who)
  await setWidth(page, width)
  await open(path)
  await opening(page)
  await expectAccessible(page, everyDay(1, BOTH))
})

test.each(everyDay(1, WIDTHS))('menus and filters open at %i', async (width) => {
  const { page, open } = tabOf('anonymous')
  await setWidth(page, width)
  await open(paths.products())
  if (width < 600) {
    await page.locator('header summary:visible').first().click()
    await expectAccessible(page, everyDay(1, BOTH))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.locator('#filters').waitFor()
    expect(await page.locator('#filters').evaluate((sheet) => sheet.matches(':popover-open'))).toBe(
      true,
    )
  } else {
    await page.locator('header summary:has-text("ES"):not(:has-text("VES")):visible').click()
    await page.locator('header a[hreflang=it]:visible').waitFor()
  }
  await expectAccessible(page, everyDay(1, BOTH))
})
