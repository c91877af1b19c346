// Where the keyboard goes on after a link or a form that names a place of a page.
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
