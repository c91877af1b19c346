// What a real browser has of the shop without a connection: what was seen before, as it was, and never an old picture for ever.
import { inFullRun } from '#tests/support/every-day.ts'
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { isAlive } from '#tests/support/cluster-folder.ts'
import { eventually } from '#tests/support/eventually.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { fillCheckout, placeButton } from '#tests/support/fill-checkout.ts'
import { ageFile, ageOffline, keptFile, keptHere } from '#tests/support/kept-pages.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { hydrated, openTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { watchPage } from '#tests/support/watch-page.ts'

let shop: Shop
let browser: Browser
openShopInBrowser(
  (opened) => {
    ;({ shop, browser } = opened)
  },
  { own: true },
)

inFullRun(() => {
  test('a picture that the shop replaced under its name is there the next time, one named after itself stays', async () => {
    const page = await browser.newPage({ baseURL: shop.url })
    await page.goto('/en/help')
    await eventually(async () =>
      expect((await page.evaluate(keptHere)).addresses).toContain('/en/help'),
    )
    await page.reload()
    const code = await page.locator('link[href^="/assets/"]').first().getAttribute('href')
    const files = ['/logo.svg', code ?? '']
    for (const file of files) await page.evaluate(ageFile, file)
    await page.evaluate((all) => Promise.all(all.map((file) => fetch(file))), files)
    await eventually(async () =>
      expect(await page.evaluate(keptFile, '/logo.svg')).toContain('<svg'),
    )
    expect(await page.evaluate(keptFile, files[1] ?? '')).toBe('older')
    await page.close()
  })

  test('an order that is placed without a line says so, keeps what was typed, and is placed by the next press', async () => {
    const page = await browser.newPage({ baseURL: shop.url })
    await page.request.post('/cart', { form: { intent: 'add', productId: '1' } })
    await page.goto('/checkout')
    await hydrated(page)
    await page.context().setOffline(true)
    await fillCheckout(page, { email: 'sin-linea@example.com' })
    await placeButton(page).click()
    await page.getByText('No recibimos respuesta').waitFor()
    expect(await page.locator('#checkout-email').inputValue()).toBe('sin-linea@example.com')
    await page.context().setOffline(false)
    await placeButton(page).click()
    await page.waitForURL(/order-confirmation/)
    await page.close()
  })
})

test('who signs out without an answer is told so, and is signed out by the next request that arrives', async () => {
  const { page, open, close } = await openTab(browser, shop.url)
  await page.request.post('/auth', { form: { intent: 'sign-in', ...LOGINS.customer } })
  await open('/products')
  const out = page.locator('header button[value=sign-out]').first()
  await page.route('**/auth', (route) => route.abort())
  await out.evaluate((button: HTMLButtonElement) => button.click())
  await page.locator('.mantine-Notification-root').getByText('Error al cerrar sesión').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await out.count()).toBe(0)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /session|leave/u.test(name))).toEqual([])
  await close()
})

test('without the shop a page seen before is read again as a copy of its moment, and any other says what can be', async () => {
  const page = await browser.newPage({ baseURL: shop.url })
  const problems = watchPage(page)
  const isKept = (path: string) =>
    eventually(async () => expect((await page.evaluate(keptHere)).addresses).toContain(path))
  await page.goto('/en/help')
  // The worker came after it, and has it fetched again.
  await isKept('/en/help')
  // A link brings a page as data; the worker asks for it as a document.
  await page.locator('footer a[href="/en/legal"]').click()
  await isKept('/en/legal')
  const title = await page.locator('h1').textContent()
  // From here on the worker stands between page and shop.
  await page.evaluate(ageOffline)
  const product = await page.goto('/en/product/1')
  await hydrated(page)
  const price = await page.locator('main [data-size=xl]').first().innerText()
  await page.goto('/en/contact?number=1Z999AA10123456784')
  await page.goto('/en/cart')
  await eventually(async () => {
    const { addresses, build } = await page.evaluate(keptHere)
    expect(addresses).toEqual(['/en/help', '/en/legal', '/en/offline', '/en/product/1'])
    expect(build).toBe(product?.headers()['x-puente-keep'])
  })
  process.kill(shop.pid, 'SIGKILL')
  await eventually(() => expect(isAlive(shop.pid)).toBe(false))

  await page.goto('/en/help')
  await hydrated(page)
  await page.goto('/en/legal')
  expect(await page.locator('h1').textContent()).toBe(title)
  await page.goto('/en/product/1')
  await hydrated(page)
  expect(await page.locator('main [data-size=xl]').first().innerText()).toBe(price)
  const notice = page.locator('.pu-kept')
  expect(await notice.innerText()).toMatch(
    /^Offline: this copy is from \w+ \d+, \d{4}.*M\. Prices/u,
  )
  const moment = await notice.locator('time').getAttribute('datetime')
  expect(Math.abs(Date.now() - Date.parse(moment ?? ''))).toBeLessThan(120_000)
  await expectAccessiblePage(page)
  await page.mouse.wheel(0, 1500)
  expect(await notice.evaluate((one) => one.getBoundingClientRect().top)).toBe(0)

  // Of a language that nobody read here there is no page to say it.
  for (const path of ['/en/cart', '/it', '/products']) {
    await page.goto(path)
    expect(await page.locator('h1').textContent()).toBe('You are offline')
    expect(await page.locator('main li:has(a[href="/en/product/1"]) time').count()).toBe(1)
    expect(await page.locator('main a[href="/en/legal"]').count()).toBe(1)
  }
  expect(
    problems.takeProblems().filter((said) => /hydrat|did not match|#4\d\d/i.test(said)),
  ).toEqual([])
  await page.close()
})
