// The shop by keyboard alone: past the header, to the purchase, and back to where one was.
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { signedIn } from '#tests/support/http-visitor.ts'
import { expectNothingOver } from '#tests/support/look-at-page.ts'
import { hydrated, openTab, type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: Shop
let browser: Browser
let tab: ShopTab
openShopInBrowser(async (opened) => {
  ;({ shop, browser } = opened)
  tab = await openTab(browser, shop.url)
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at ?? document.body)
    const { x = 0, y = 0, width = 0, height = 0 } = at?.getBoundingClientRect() ?? {}
    const above = document.elementFromPoint(x + width / 2, y + height / 2)
    return {
      words: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
      inContent: at?.closest('main') !== null,
      covered: !at?.contains(above) && !above?.contains(at),
      visible: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    }
  })

/** Presses Tab until the words have the focus; every stop on the way must be visible. */
async function tabTo(page: Page, words: RegExp, most = 60): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    expect(at.visible, `focus on «${at.words}» cannot be seen`).toBe(true)
    if (words.test(at.words)) return presses
  }
  throw new Error(`${most} presses of Tab do not lead to ${words}`)
}

test('the first stop leads past the header', async () => {
  const { page, open } = tab
  await open('/products')
  expect(await tabTo(page, /^Saltar al contenido$/)).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect((await focused(page)).inContent).toBe(true)
})

test('search, product, drawer, cart and checkout are reached without a mouse', async () => {
  const { page, open } = tab
  await open('/')
  await page.keyboard.press('Tab')
  await tabTo(page, /^$|Buscar/)
  await page.locator('#search').focus()
  await page.keyboard.type('laptop')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\?search=laptop/)
  await page.locator('main h1:has-text("laptop")').waitFor()
  await page.locator('main a[href^="/product/"]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/product\/\d+/)
  // A new page has the focus on its title: the next stops are its own.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await tabTo(page, /^Añadir al carrito$/, 25)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect((await focused(page)).words).toBe('Añadir al carrito')

  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await tabTo(page, /^Continuar$/, 20)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/)
  await shows(page, 'Realizar pedido')
})

test('a menu opens on hover, letters lead through it, and Escape gives the focus back', async () => {
  const { page, open } = tab
  await open('/products')
  const menu = page.locator('nav > ul > li > details').first()
  const isOpen = () => menu.evaluate((it) => it.hasAttribute('open'))
  await menu.locator('summary').hover()
  await page.waitForFunction((it) => (it as HTMLDetailsElement).open, await menu.elementHandle())
  // The panel lies beside what opened it: the way into it closes nothing, and a click keeps it.
  await menu.locator('a').nth(2).hover()
  await menu.locator('summary').click()
  expect(await isOpen()).toBe(true)
  // Its neighbours are in reach all the same.
  const neighbour = page.locator('nav > ul > li > details').nth(1)
  await neighbour.locator('summary').hover()
  await page.waitForFunction(
    (it) => (it as Element).matches('[open]'),
    await neighbour.elementHandle(),
  )
  expect(await isOpen()).toBe(false)
  await menu.locator('summary').click()
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('j')
  expect(await menu.locator(':focus').textContent()).toBe('Juguetes')
  await page.keyboard.press('Escape')
  expect(await isOpen()).toBe(false)
  expect(await menu.locator('summary:focus').count()).toBe(1)
})

test('suggestions are chosen by arrows and left by Escape with the words still there', async () => {
  const { page, open } = tab
  await open('/products')
  const field = page.locator('#search')
  await field.focus()
  await field.pressSequentially('cam')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('cam')
})

test('a form with faults takes the focus to their list, and each leads to its field', async () => {
  const { page, open } = tab
  await page.request.post('/cart', { form: { intent: 'add', productId: '1' } })
  await open('/checkout')
  await page.getByRole('button', { name: 'Realizar pedido' }).focus()
  await page.keyboard.press('Enter')
  const first = page.locator('main a[href="#checkout-email"]')
  await first.waitFor()
  await tabTo(page, /^Correo electrónico: /, 2)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'checkout-email')
  await hydrated(page)
  const field = page.locator('#checkout-email')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  expect(await page.locator(`#${described.at(-1)}`).innerText()).toContain('Completa este campo.')
})

testInFull('on a phone nothing that floats lies over what has the focus', async () => {
  const phone = await openTab(browser, shop.url, { width: 390 })
  await phone.open('/inventory')
  await phone.page.locator('main a, main button, main input').first().focus()
  for (let presses = 0; presses < 30; presses += 1) {
    await phone.page.keyboard.press('Tab')
    const { words, covered } = await focused(phone.page)
    expect(covered, words).toBe(false)
  }
  await phone.close()
})

testInFull(
  'what is wide in an article scrolls in frames of its own, which the keyboard reaches',
  async () => {
    const long = 'x'.repeat(100)
    const row = `|${` ${long.slice(0, 30)} |`.repeat(5)}`
    const body = [long, `> ${long}`, `- ${long}`, `~~~\n${long}\n~~~`, `${row}\n|${'-|'.repeat(5)}`]
    const writer = await signedIn(shop.url, 'admin')
    await writer.trpc.blog.adminSave.mutate({
      id: null,
      draft: {
        locale: 'es',
        slug: 'wide',
        title: long,
        summary: long,
        tags: [long.slice(0, 30)],
        cover: 'plane',
        body: body.join('\n\n'),
        publishAt: '2026-01-01T00:00:00.000Z',
      },
    })
    const phone = await openTab(browser, shop.url, { width: 320 })
    for (const path of ['/articulo/wide', '/blog']) {
      await phone.open(path)
      await expectNothingOver(phone.page, path)
    }
    await phone.open('/articulo/wide')
    await phone.page.locator('main h1').focus()
    await tabTo(phone.page, /^x+$/, 1)
    await tabTo(phone.page, /^x+\s/, 1)
    await phone.close()
  },
)
