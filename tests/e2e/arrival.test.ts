// Where the keyboard goes on after a link or a form that names a place of a page, and what was typed before its code came.
import { everyDay } from '#tests/support/every-day.ts'
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

/** The id of what has the focus, or the words of a button. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at instanceof HTMLButtonElement ? at.innerText.trim() : at?.id
  })

test.each(everyDay(1, [390, 1280]))(
  'a menu leads to a place of another page and of the same one, %i wide',
  async (width) => {
    const { page, open, close } = await openTab(browser, shop.url, { width })
    for (const path of ['/products', '/']) {
      await open(path)
      if (width < 1000) await page.locator('header summary:visible').first().press('Enter')
      await page.locator('summary:visible', { hasText: 'Comprar' }).press('Enter')
      await page.locator('a[href$="/#como-funciona"]:visible').press('Enter')
      await expect.poll(() => focused(page)).toBe('como-funciona')
    }
    await close()
  },
)

test('the tracking box of the home page leads to its answer; who is there stays at the button', async () => {
  const { page, open, close } = await openTab(browser, shop.url)
  await open('/')
  const box = page.locator('#seguimiento')
  await box.scrollIntoViewIfNeeded()
  // Rendered by the server, hydrated once somebody comes near.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#seguimiento form') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  const ask = async (number: string) => {
    await box.getByRole('textbox').fill(number)
    await box.getByRole('button').press('Enter')
    await page.waitForURL(`/contact?number=${number}#seguimiento`)
  }
  await ask('1Z999AA10123456784')
  await expect.poll(() => focused(page)).toBe('seguimiento')
  const answer = { name: 'Consulta tu envío', description: 'Parece un número de UPS.' }
  await page.getByRole('region', answer).waitFor()
  await ask('9400111899223197428490')
  await expect.poll(() => focused(page)).toBe('Consultar')
  await close()
})

test('what was typed and chosen in the calculator before its code came is what it answers', async () => {
  const { page, takeProblems, close } = await openTab(browser, shop.url)
  const held: (() => void)[] = []
  await page.route(/shipment-tool/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto(`${shop.url}/en/calculator`)
  const typed = { length: '40', width: '30', height: '25', weight: '5', value: '100' }
  for (const [name, value] of Object.entries(typed))
    await page.locator(`main input[name=${name}]`).fill(value)
  await page.locator('main select[name=to]').selectOption('ve-merida')
  await page.locator('main select[name=service]').selectOption('air')
  await page.locator('main summary', { hasText: 'Extras' }).click()
  await page.locator('main input[name=insurance]').check()
  await expect.poll(() => held.length).toBe(1)
  for (const go of held) go()
  const total = page.locator('#by-air')
  await total.waitFor()
  await page.waitForURL(/to=ve-merida/)
  expect(await page.locator('main select[name=to]').inputValue()).toBe('ve-merida')
  expect(await page.locator('main select[name=service]').inputValue()).toBe('air')
  expect(await page.locator('main input[name=insurance]').isChecked()).toBe(true)
  expect(await page.locator('#by-sea').count()).toBe(0)
  const lines = page.locator('section[aria-labelledby=by-air] dl')
  expect(await lines.innerText()).toContain('Insurance')
  expect(takeProblems()).toEqual([])
  await close()
})
