// One cart in several tabs: what one adds the others count, and none loses a line.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, openTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { badge, onServer, openShopper, serverHas } from '#tests/support/stored-cart.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

test('two tabs agree: what one adds the other counts, and neither loses a line', async () => {
  const tab = await openShopper(browser, shop.url)
  const { page } = tab
  const other = await page.context().newPage()
  await other.goto('/product/2', { waitUntil: 'load' })
  await hydrated(other)
  await other.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await other.getByRole('dialog').getByText('Subtotal').waitFor()
  await badge(other, 2)
  await badge(page, 2)
  await serverHas(tab, { 1: 1, 2: 1 })
  await tab.open('/cart')
  await page
    .getByRole('button', { name: /^Eliminar .* del carrito$/ })
    .first()
    .click()
  await badge(page, 1)
  await badge(other, 1)
  expect(Object.keys(await onServer(tab))).toHaveLength(1)
  await tab.close()
})

test('a first visit in two tabs makes one cart, which holds what both added', async () => {
  const tab = await openTab(browser, shop.url)
  const { page } = tab
  await tab.open('/product/1')
  const other = await page.context().newPage()
  await other.goto('/product/2', { waitUntil: 'load' })
  await hydrated(other)
  // The first answer is still on its way when the second tab is pressed.
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
  await page.context().route('**/trpc/cart.addItem*', async (route) => {
    const answer = await route.fetch()
    await pressed
    await route.fulfill({ response: answer })
  })
  const tabs = [page, other]
  for (const each of tabs)
    await each.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  letGo()
  for (const each of tabs) await each.getByRole('dialog').getByText('Subtotal').waitFor()
  await serverHas(tab, { 1: 1, 2: 1 })
  expect(Object.keys(await onServer(tab))).toHaveLength(2)
  await badge(page, 2)
  await badge(other, 2)
  await tab.close()
})
