// Every page is hydrated without a console message, and is the page its address says; half of them.
import { expect, test } from 'vitest'
import { hydratedPages } from '#tests/support/hydrated-pages.ts'

const openAnonymous = hydratedPages(0, 'es')

test('links inside the shop change the page without loading a document and without a word', async () => {
  const { page, open, takeProblems, close } = await openAnonymous()
  await open('/en')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // Parts of the page that nobody has come near do not hold up what is pressed here.
  const compared = page.locator('#comparar tbody tr')
  const more = page.locator('#comparar a[href="/en?all=1#comparar"]')
  await more.scrollIntoViewIfNeeded()
  const isHydrated = (link: Element | null) => Object.keys(link ?? {}).length > 0
  await page.waitForFunction(isHydrated, await more.elementHandle())
  await more.click()
  await compared.nth(4).waitFor()
  await page.locator('#comparar select[name=type]').selectOption('air')
  await page.locator('#comparar button[type=submit]').click()
  await compared.nth(1).waitFor({ state: 'detached' })
  expect(await compared.count()).toBe(1)
  await page.locator('main a[href="/en/products"]').first().click()
  await page.waitForURL(/\/en\/products$/)
  await page.locator('main a[href^="/en/product/"]').first().click()
  await page.waitForURL(/\/en\/product\/\d+$/)
  await page.locator('header a[href="/en/cart"]:visible').first().click()
  await page.waitForURL(/\/en\/cart$/)
  await page.goBack()
  await page.waitForURL(/\/en\/product\/\d+$/)
  // From here on pages that are not in the first script's table.
  await page.locator('header a[href^="/en/auth"]:visible').first().click()
  await page.locator('main a[href*="tab=forgot"]').first().click()
  await page.locator('main a[href="/en/reset-code"]').click()
  await page.waitForURL(/\/en\/reset-code$/)
  await page.locator('main input[name=email]').waitFor()
  await page.goBack()
  await page.waitForURL(/tab=forgot/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(takeProblems()).toEqual([])
  await close()
})
