// Coming in and going out in a real browser: registering, signing in, with and without scripts, in four languages.
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { i18nObject } from '#src/i18n/i18n-util.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { FOREIGN_NEXT } from '#tests/support/foreign-next.ts'
import { httpVisitor, LOGINS } from '#tests/support/http-visitor.ts'
import { openTab, type ShopTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { everyDay, testInFull } from '#tests/support/every-day.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  loadAllLocales()
  ;({ shop, browser } = opened)
})

const within = async (visit: (tab: ShopTab) => Promise<void>, javaScript = true): Promise<void> => {
  const tab = await openTab(browser, shop.url, { javaScript })
  await visit(tab)
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
}
const submit = (page: Page) => page.locator('main form button[type=submit]').first()
const toast = (page: Page) => page.locator('.mantine-Notification-root')
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)

async function fillNew(page: Page, username: string, password = 'Girasol-7'): Promise<void> {
  await field(page, 'fullName').fill('Rosa Núñez')
  await field(page, 'username').fill(username)
  await field(page, 'email').fill(`${username}@example.com`)
  await field(page, 'password').fill(password)
}

test.each(everyDay(1, LOCALES))(
  'somebody registers in %s and is welcomed where they wanted to go',
  (locale) =>
    within(async ({ page, open }) => {
      const { auth: t } = i18nObject(locale)
      await open(localised(locale, paths.auth('/products', 'register')))
      await fillNew(page, `rosa-${locale}`)
      await submit(page).click()
      await page.waitForURL(`**${localised(locale, '/products')}`)
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toContain(t.createdTitle())
      expect(await toast(page).innerText()).toContain(t.createdText())
      await page.reload()
      expect(await toast(page).count()).toBe(0)
    }),
)

test.each(everyDay(1, LOCALES))(
  'somebody signs in with a username in %s, leaves, and is told both',
  (locale) =>
    within(async ({ page, open }) => {
      const { auth: t } = i18nObject(locale)
      await open(localised(locale, paths.auth('/products')))
      await field(page, 'username').fill(LOGINS.customer.username)
      await field(page, 'password').fill(LOGINS.customer.password)
      await submit(page).click()
      await page.waitForURL(`**${localised(locale, '/products')}`)
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toContain(t.welcomeText())
      await page.locator('header details:visible:has(form) > summary').last().click()
      await page.locator('header form button[value=sign-out]:visible').click()
      await page.waitForURL(`**${localised(locale, '/')}`)
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toContain(t.byeText())
      expect(await page.request.get('/api/user').then((answer) => answer.status())).toBe(401)
    }),
)

test('a wrong password is told in the documented words; the name stays, and nothing else is said', () =>
  within(async ({ page, open }) => {
    await open(paths.auth())
    for (const name of ['maria', 'nobody-at-all']) {
      await field(page, 'username').fill(name)
      await field(page, 'password').fill('wrong-password')
      await submit(page).click()
      await told(page, 'El usuario o la contraseña no son correctos.')
      await shows(page, 'Revisa tu usuario y tu contraseña')
      expect(await page.locator('main').innerText()).not.toContain('no son correctos')
      expect(await field(page, 'username').inputValue()).toBe(name)
    }
  }))

testInFull('faults of registering stand at their fields, and what was typed stays', () =>
  within(async ({ page, open }) => {
    await open(paths.auth(undefined, 'register'))
    await fillNew(page, 'maria', '12345')
    await submit(page).click()
    await told(page, 'Error en el registro')
    await shows(page, 'La contraseña debe tener al menos 6 caracteres')
    await field(page, 'password').fill('Girasol-7')
    await shows(page, 'Seguridad: buena')
    await submit(page).click()
    await shows(page, 'Ese nombre de usuario ya está en uso.')
    const wrong = page.locator('main [aria-invalid=true]')
    expect(await wrong.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
      'username',
    ])
    expect(await wrong.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await field(page, 'email').inputValue()).toBe('maria@example.com')
  }),
)

test('the whole way works without scripts, and no password comes back in a page', () =>
  within(async ({ page, open }) => {
    await open(paths.auth('/cart'))
    await page.getByRole('link', { name: 'Crear cuenta' }).click()
    await fillNew(page, 'plain-rosa', 'short')
    await submit(page).click()
    await shows(page, 'La contraseña debe tener al menos 6 caracteres')
    expect(await field(page, 'fullName').inputValue()).toBe('Rosa Núñez')
    expect(await field(page, 'password').inputValue()).toBe('')
    await field(page, 'password').fill('Girasol-7')
    await submit(page).click()
    await page.waitForURL('**/cart')
    await page.goto('/account')
    await shows(page, 'Rosa Núñez', 'plain-rosa@example.com', 'Sin confirmar')
    await page.goto('/')
    await page.locator('footer a[href="/account"]').click()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.waitForURL(`${shop.url}/`)
    await page.goto('/account')
    await page.waitForURL(/\/auth\?next=%2Faccount$/)
    await field(page, 'username').fill('plain-rosa@example.com')
    await field(page, 'password').fill('Girasol-7')
    await submit(page).click()
    await page.waitForURL('**/account')
  }, false))

testInFull('nobody is led out of the shop by an address of return', async () => {
  for (const next of everyDay(6, FOREIGN_NEXT)) {
    const answer = await httpVisitor(shop.url).postForm(
      `/auth?${new URLSearchParams({ next })}`,
      LOGINS.customer,
    )
    const location = answer.headers.get('location') ?? ''
    expect(answer.status, next).toBe(303)
    expect(location, next).toMatch(/^\//)
    expect(new URL(location, shop.url).origin, `${next} → ${location}`).toBe(shop.url)
  }
})

const NO_TOKEN = [
  ['/reset-password', 'Enlace Inválido'],
  ['/reset-password?token=tooshort', 'Enlace Inválido'],
  ['/reset', 'Enlace No Válido'],
  ['/recover/short', 'Enlace No Válido'],
  ['/password-reset?resetToken=0123456789', 'Enlace No Válido'],
] as const

test.each(everyDay(1, NO_TOKEN))(
  '%s without a token says so and how to get one',
  (address, title) =>
    within(async ({ page, open }) => {
      const answer = await open(address)
      expect(answer.headers()['cache-control']).toBe('private, no-store')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
      await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
      await page.waitForURL(/\/auth\?tab=forgot$/)
    }),
)
