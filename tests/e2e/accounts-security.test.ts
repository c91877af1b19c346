// What keeps an account safe, in a real browser: sessions, a new password, the second factor.
import { base32 } from 'oslo/encoding'
import { TOTPController } from 'oslo/otp'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { isSignedIn, newcomer, NEWCOMER_PASSWORD as PASSWORD } from '#tests/support/newcomer.ts'
import { arrive, openTab, type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const done = async (tab: ShopTab) => {
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
}
const section = (page: Page, id: string) => page.locator(`#${id}`)
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('sessions are seen and ended; a new password ends the others', async () => {
  const tab = await newcomer(browser, shop.url, 'sesiones')
  const others = await Promise.all([openTab(browser, shop.url), openTab(browser, shop.url)])
  const login = { username: 'sesiones', password: PASSWORD }
  for (const { page } of others) await page.request.post('/api/login', { data: login })
  const { page, open } = tab
  await open('/account/security')
  expect(await section(page, 'sessions').locator('li').count()).toBe(3)
  await section(page, 'sessions').locator('li button').first().click()
  await shows(page, 'Sesión cerrada.')
  expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(1)
  await page.locator('#current-password').fill(PASSWORD)
  await page.locator('#new-password').fill('Araguaney-88')
  await press(page, 'Cambiar contraseña')
  await shows(page, 'Contraseña actualizada. Tus demás sesiones se cerraron.')
  expect(await Promise.all([tab, ...others].map(isSignedIn))).toEqual([true, false, false])
  await Promise.all(others.map(({ close }) => close()))
  await done(tab)
})

test('a second factor is put on, asked for at sign-in, and taken off', async () => {
  const tab = await newcomer(browser, shop.url, 'doble')
  const { page, open } = tab
  await open('/account/security')
  await page.locator('#enrol-password').fill(PASSWORD)
  await press(page, 'Activar')
  const key = section(page, 'totp').locator('code')
  await key.waitFor()
  const secret = base32.decode((await key.innerText()).replaceAll(/\s/g, ''), { strict: false })
  await page.locator('#confirm-otp').fill('000000')
  await press(page, 'Confirmar y activar')
  await shows(page, 'Ese código de verificación no es correcto.')
  await page
    .locator('#confirm-otp')
    .fill(await new TOTPController().generate(secret.buffer as ArrayBuffer))
  await press(page, 'Confirmar y activar')
  await shows(page, 'Guarda tus códigos de recuperación')
  const [code = '', spare = ''] = await section(page, 'totp').locator('ul li').allInnerTexts()

  const other = await openTab(browser, shop.url)
  await other.open('/auth?next=/account/security')
  await other.page.getByLabel('Usuario o correo').fill('doble')
  await other.page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await other.page.locator('main form button[type=submit]').click()
  await other.page.getByLabel('Código de verificación').fill(code)
  await other.page.locator('main form button[type=submit]').click()
  await arrive(other.page, /\/account\/security$/)
  await other.page.locator('#disable-password').fill(PASSWORD)
  await other.page.locator('#disable-otp').fill(spare)
  await press(other.page, 'Desactivar')
  await shows(other.page, 'La verificación en dos pasos está inactiva.')
  expect(other.takeProblems()).toEqual([])
  await other.close()
  await done(tab)
})
