// A sold-out product in a real browser: asked for with and without scripts, told once it is back, ended by the mail's link.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { fromMail } from '#tests/support/mailbox.ts'
import { arrive, openTab, shows } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

const PRODUCT = 1
/** The job looks every minute. */
const TOLD_MS = 120_000

let shop: Shop
let browser: Browser
openShopInBrowser(
  (opened) => {
    ;({ shop, browser } = opened)
  },
  { own: true },
)
const setStock = (stock: number) =>
  askDatabase(shop.databaseUrl, 'update product set stock = $1, pre_order = false where id = $2', [
    stock,
    PRODUCT,
  ])

test('who asked is told once there are some again, and leaves by the link of the mail', async () => {
  await setStock(0)
  for (const javaScript of [true, false]) {
    const { page, open, close, takeProblems } = await openTab(browser, shop.url, {
      width: 390,
      javaScript,
    })
    await open(paths.product(PRODUCT))
    const email = `${javaScript ? 'con' : 'sin'}@example.com`
    const send = async (text: string) => {
      await page.getByLabel('Tu correo').fill(text)
      await page.getByRole('button', { name: 'Avísame', exact: true }).click()
    }
    await send('nada')
    await page.locator('input[aria-invalid=true]').waitFor()
    if (javaScript) await expectAccessiblePage(page)
    await send(email)
    await shows(page, `Apenas vuelva, te escribimos a ${email}`)
    expect(new URL(page.url()).pathname).toBe(paths.product(PRODUCT))
    expect(takeProblems()).toEqual([])
    await close()
  }
  await setStock(3)
  const [leave = ''] = await Promise.all(
    ['con@example.com', 'sin@example.com'].map((email) =>
      fromMail(
        httpVisitor(shop.url),
        email,
        /(https?:\/\/[^\s"<]+\/restock\?leave=[^\s"<]+)/u,
        TOLD_MS,
      ),
    ),
  )
  const { page, open, close, takeProblems } = await openTab(browser, shop.url)
  const { pathname, search } = new URL(leave)
  await open(pathname + search)
  await page.getByRole('button', { name: 'Quitar mis avisos' }).click()
  await shows(page, 'Quitamos tus avisos', 'con@example.com')
  await page.getByRole('link', { name: 'Ver el catálogo' }).click()
  await arrive(page, /\/products/u)
  expect(takeProblems()).toEqual([])
  await close()
}, 300_000)
