// One's own account in a real browser: everything that can be changed there is changed, with and without scripts.
import { everyDay, inFullRun } from '#tests/support/every-day.ts'
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { placeOverHttp } from '#tests/support/checkout-form.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { fromMail } from '#tests/support/mailbox.ts'
import { isSignedIn, newcomer, NEWCOMER_PASSWORD as PASSWORD } from '#tests/support/newcomer.ts'
import { hydrated, openTab, type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { dark, light } from '#src/theme/tokens.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

const done = async (tab: ShopTab) => {
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('anonymous visitors sign in first and come back to the section they wanted', async () => {
  const tab = await openTab(browser, shop.url)
  await tab.open('/it/account/security')
  expect(new URL(tab.page.url()).search).toBe('?next=%2Faccount%2Fsecurity')
  expect(new URL(tab.page.url()).pathname).toBe('/it/auth')
  await done(tab)
})

inFullRun(() => {
  test.each(everyDay(1, [true, false]))(
    'name, address and language change (scripts: %s)',
    async (scripts) => {
      const tab = await newcomer(browser, shop.url, `perfil-${scripts}`, scripts)
      const { page, open } = tab
      await open('/account/profile')
      await page.locator('#profile-fullName').fill('Rosa María Núñez')
      await press(page, 'Guardar perfil')
      await page.waitForURL(/done=profile/)
      await shows(page, 'Perfil guardado.', 'Rosa María Núñez')

      await open('/account/profile')
      await page.locator('#email-email').fill(`nueva-${scripts}@example.com`)
      await page.locator('#email-password').fill('wrong-password')
      await press(page, 'Cambiar correo')
      await shows(page, 'Esa no es tu contraseña.')
      expect(await page.locator('#email-email').inputValue()).toBe(`nueva-${scripts}@example.com`)
      await page.locator('#email-password').fill(PASSWORD)
      await press(page, 'Cambiar correo')
      await page.waitForURL(/done=email/)
      const token = await fromMail(
        httpVisitor(shop.url),
        `nueva-${scripts}@example.com`,
        /verify-email\?token=([\w-]+)/,
      )
      await open(`/verify-email?token=${token}`)
      await press(page, 'Confirmar mi correo')
      // Without scripts it ends at an address that can be loaded again, which names nobody.
      const whose = scripts ? ` nueva-${scripts}@example.com` : ''
      await shows(page, `Tu correo${whose} quedó confirmado.`)

      await open('/account/profile')
      await page.locator('#preferences-locale').selectOption('pt')
      await page.locator('#preferences-scheme').selectOption('dark')
      await press(page, 'Guardar preferencias')
      await page.waitForURL(/\/pt\/account\/profile\?done=preferences$/)
      await shows(page, 'Preferências salvas.')
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
      // The browser's theme colour follows, as the server writes it and when it is switched in place.
      const bar = page.locator('meta[name="theme-color"]')
      expect(await bar.getAttribute('content')).toBe(dark.paper)
      const kept = scripts ? page.waitForResponse(/updatePreferences/) : null
      await page.locator('header form[action="/scheme"] button:visible').click()
      await expect.poll(() => bar.getAttribute('content')).toBe(light.paper)
      // What the header's switches choose is kept in the account, as the form shows.
      await kept
      await open('/pt/account/profile')
      expect(await page.locator('#preferences-scheme').inputValue()).toBe('light')
      await page.locator('header summary:has-text("PT"):visible').last().click()
      await page.locator('header a[hreflang=en]:visible').click()
      await page.waitForURL(/\/en\/account\/profile$/)
      expect(await page.locator('#preferences-locale').inputValue()).toBe('en')
      await done(tab)
    },
  )

  test('an order is followed in the account by its buyer alone', async () => {
    const tab = await newcomer(browser, shop.url, 'compras')
    const buyer = httpVisitor(shop.url)
    await buyer.postJson('/api/login', { username: 'compras', password: PASSWORD })
    const { number } = await placeOverHttp(buyer, 1)
    const { page, open } = tab
    await open('/account/orders')
    await page.getByRole('link', { name: number }).click()
    await page.waitForURL(`**/account/orders/${number}`)
    await hydrated(page)
    await shows(page, 'Pendiente de pago')
    await done(tab)
    const other = await newcomer(browser, shop.url, 'curiosa')
    const answer = await other.page.request.get(`/account/orders/${number}`)
    expect(answer.status()).toBe(404)
    await other.close()
  })
})

test('a copy of everything can be had, and the account can end', async () => {
  const tab = await newcomer(browser, shop.url, 'adios', false)
  const { page, open } = tab
  await open('/account/data')
  await press(page, 'Preparar mi archivo')
  const link = page.getByRole('link', { name: 'Descargar archivo' })
  const address = (await link.getAttribute('href')) ?? ''
  const copy: unknown = JSON.parse(decodeURIComponent(address.slice(address.indexOf(',') + 1)))
  expect(copy).toMatchObject({ profile: { username: 'adios' } })
  await open('/account/data')
  await page.locator('#delete-password').fill(PASSWORD)
  await press(page, 'Eliminar mi cuenta')
  await shows(page, 'Completa este campo.')
  await page.getByLabel('Entiendo que mi cuenta se elimina para siempre').check()
  await page.locator('#delete-password').fill(PASSWORD)
  await press(page, 'Eliminar mi cuenta')
  await page.waitForURL(`${shop.url}/`)
  expect(await isSignedIn(tab)).toBe(false)
  const again = await httpVisitor(shop.url).postJson('/api/login', {
    username: 'adios',
    password: PASSWORD,
  })
  expect(again.status).toBe(401)
  await done(tab)
})
