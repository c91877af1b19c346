// What keeps an account safe, in a real browser: sessions, a new password, the second factor.
import { base32 } from 'oslo/encoding'
import { TOTPController } from 'oslo/otp'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyFreePort } from '#server/platform/free-port.ts'
import { borrowBrowser } from '#tests/support/shared-shop.ts'
import { isSignedIn, newcomer, NEWCOMER_PASSWORD as PASSWORD } from '#tests/support/newcomer.ts'
import { arrive, openTab, type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

let shop: OwnShop
let browser: Browser
let giveBack: () => Promise<void>
beforeAll(async () => {
  // Passkeys are made for an address: the shop must know its own.
  shop = await startShop({ settings: { PORT: String(await anyFreePort()) } })
  ;({ browser, giveBack } = await borrowBrowser())
}, 180_000)
afterAll(async () => {
  await giveBack()
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
  const [ended] = others
  await ended.open('/account/security')
  await open('/account/security')
  expect(await section(page, 'sessions').locator('li').count()).toBe(3)
  await section(page, 'sessions').locator('li button').first().click()
  await shows(page, 'Sesión cerrada.')
  expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(1)
  await page.locator('#password-currentPassword').fill(PASSWORD)
  await page.locator('#password-password').fill('Araguaney-88')
  await press(page, 'Cambiar contraseña')
  await shows(page, 'Contraseña actualizada. Tus demás sesiones se cerraron.')
  expect(await Promise.all([tab, ...others].map(isSignedIn))).toEqual([true, false, false])
  // The page that was left open is nobody's any more.
  await ended.page.locator('#enrol-password').fill('Araguaney-88')
  await press(ended.page, 'Activar')
  await ended.page.getByRole('dialog', { name: 'Tu sesión terminó' }).waitFor()
  // Whoever does not sign in again is told so beside what they typed.
  await ended.page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await shows(ended.page, 'No se guardó', 'Inicia sesión')
  await ended.page.reload()
  await arrive(ended.page, /\/auth[?]next=%2Faccount%2Fsecurity$/)
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
  const picture = page.getByRole('img', { name: /^Código QR/ })
  expect(await picture.isVisible()).toBe(true)
  const secret = base32.decode((await key.innerText()).replaceAll(/\s/g, ''), { strict: false })
  await page.locator('#confirm-otp').fill('000000')
  await press(page, 'Confirmar y activar')
  await shows(page, 'Ese código de verificación no es correcto.')
  await page
    .locator('#confirm-otp')
    .fill(await new TOTPController().generate(secret.buffer as ArrayBuffer))
  await press(page, 'Confirmar y activar')
  await shows(page, 'Guarda tus códigos de recuperación')
  const [code = '', spare = ''] = await section(page, 'codes').locator('ul li').allInnerTexts()

  const other = await openTab(browser, shop.url)
  await other.open('/auth?next=%2Faccount%2Fsecurity')
  await other.page.getByLabel('Usuario o correo').fill('doble')
  await other.page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await other.page.locator('main form [data-variant=primary]').click()
  await other.page.getByLabel('Código de verificación').fill(code)
  await other.page.locator('main form [data-variant=primary]').click()
  await arrive(other.page, /\/account\/security$/)
  await other.page.locator('#disable-password').fill(PASSWORD)
  await other.page.locator('#disable-otp').fill(spare)
  await press(other.page, 'Desactivar')
  await shows(other.page, 'La aplicación de verificación está inactiva.')
  expect(other.takeProblems()).toEqual([])
  await other.close()
  await done(tab)
})

test('a passkey is made, is asked for after the password, and opens the shop alone', async () => {
  const tab = await newcomer(browser, shop.url, 'llavero')
  const { page, open } = tab
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await open('/account/security')
  await page.locator('#passkey-add-name').fill('Teléfono de Rosa')
  await page.locator('#passkey-add-password').fill(PASSWORD)
  await press(page, 'Añadir llave de acceso')
  await shows(page, 'Teléfono de Rosa', 'Guarda tus códigos de recuperación', 'Sin usar todavía')
  expect(await section(page, 'codes').locator('ul li').count()).toBe(10)

  const signOut = async () => {
    await open('/auth')
    await press(page, 'Cerrar sesión')
    await arrive(page, /\/$/)
    await open('/auth?next=%2Faccount%2Fsecurity')
  }
  await signOut()
  await press(page, 'Entrar con llave de acceso')
  await arrive(page, /\/account\/security$/)
  await shows(page, 'Último uso:')

  await signOut()
  await page.getByLabel('Usuario o correo').fill('llavero')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await press(page, 'Iniciar sesión')
  await press(page, 'Usar llave de acceso')
  await arrive(page, /\/account\/security$/)
  await section(page, 'passkeys').locator('summary').click()
  await section(page, 'passkeys').locator('li input[type=password]').fill(PASSWORD)
  await press(page, 'Quitar la llave «Teléfono de Rosa»')
  await shows(page, 'La llave se quitó de tu cuenta.')
  expect(await section(page, 'codes').count()).toBe(0)
  await done(tab)
})
