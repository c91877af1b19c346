// The six documented ways back into an account, each with the mail it begins with, in a real browser.
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { fromMail } from '#tests/support/mailbox.ts'
import { openTab, type ShopTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

const OLD = 'Girasol-7'
const NEW = 'Araguaney-88'
const emailOf = (name: string) => `${name}@example.com`

async function register(name: string): Promise<void> {
  const person = { fullName: 'Rosa Núñez', username: name, email: emailOf(name), password: OLD }
  const answer = await httpVisitor(shop.url).postJson('/api/register', person)
  expect(answer.ok, await answer.text()).toBe(true)
}

async function tokenFor(name: string): Promise<string> {
  await register(name)
  const visitor = httpVisitor(shop.url)
  await visitor.postJson('/api/forgot-password', { email: emailOf(name) })
  return fromMail(visitor, emailOf(name), /reset-password\?token=([\w-]+)/)
}

const login = async (username: string, password: string) =>
  (await httpVisitor(shop.url).postJson('/api/login', { username, password })).status

async function choose(page: Page, password = NEW, confirm = password): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password)
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click()
}

async function arrives(page: Page, name: string): Promise<void> {
  await shows(page, 'Contraseña actualizada', 'Tu contraseña ha sido restablecida exitosamente')
  await page.waitForURL(`${shop.url}/auth`, { timeout: 6000 })
  expect([await login(name, OLD), await login(name, NEW)]).toEqual([401, 200])
}

const within = async (visit: (tab: ShopTab) => Promise<void>, javaScript = true): Promise<void> => {
  const tab = await openTab(browser, shop.url, { javaScript })
  await visit(tab)
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
}

test('forgotten on /auth, mailed, chosen on /reset-password; the link works once', () =>
  within(async ({ page, open }) => {
    await register('simple')
    await open('/auth')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await page.getByLabel('Correo electrónico').fill(emailOf('simple'))
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await shows(page, 'Correo enviado', 'Te hemos enviado un enlace para restablecer tu contraseña')
    const token = await fromMail(
      httpVisitor(shop.url),
      emailOf('simple'),
      /reset-password\?token=([\w-]+)/,
    )
    const link = `/reset-password?token=${token}`
    await open(link)
    expect(await page.locator('header nav, footer').count()).toBe(0)
    expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await choose(page, '12345')
    await shows(page, 'La contraseña debe tener al menos 6 caracteres')
    await choose(page, NEW, 'Araguaney-89')
    await shows(page, 'Las contraseñas no coinciden')
    await choose(page)
    await arrives(page, 'simple')
    await open(link)
    await choose(page, 'Cocuy-1234')
    await told(page, 'Pide uno nuevo.')
    await shows(page, 'Error al restablecer la contraseña', 'ya no sirve, pide uno nuevo.')
  }))

const VARIANTS: [string, (token: string) => string][] = [
  ['reset', (token) => `/reset/${token}`],
  ['password-reset', (token) => `/password-reset?resetToken=${token}`],
  ['recover', (token) => `/recover#token=${token}`],
]

inFullRun(() => {
  test.each(everyDay(1, VARIANTS))(
    'the variant /%s finds its token and leads back in',
    (name, address) =>
      within(async ({ page, open }) => {
        const token = await tokenFor(name)
        await open(address(token))
        await page.getByLabel('Nueva contraseña', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Mostrar la contraseña' }).first().click()
        expect(await page.locator('#reset-password').getAttribute('type')).toBe('text')
        await choose(page)
        await arrives(page, name)
      }),
  )

  test('/password-recovery shows whose token it is, leads back to it, and on', () =>
    within(async ({ page, open }) => {
      const token = await tokenFor('verify')
      await open('/password-recovery')
      await page.getByRole('button', { name: 'Verificar token' }).click()
      await shows(page, 'Por favor ingresa un token válido')
      await page.getByLabel('Token de recuperación').fill('not-a-token-of-ours')
      await page.getByRole('button', { name: 'Verificar token' }).click()
      await told(page, 'Token inválido o expirado')
      await page.goto('about:blank')
      await open(`/password-recovery#${token}`)
      await page.waitForFunction(
        (expected) => document.querySelector<HTMLInputElement>('[name=token]')?.value === expected,
        token,
      )
      await page.getByRole('button', { name: 'Verificar token' }).click()
      await shows(page, 'Token válido para verify')
      await page.getByRole('button', { name: 'Volver' }).click()
      expect(await page.getByLabel('Token de recuperación').inputValue()).toBe(token)
      await page.getByRole('button', { name: 'Verificar token' }).click()
      await shows(page, 'Token válido para verify')
      await choose(page)
      await arrives(page, 'verify')
    }))

  test('/reset-code: address, six digits, another code, new password', () =>
    within(async ({ page, open }) => {
      await register('digits')
      const visitor = httpVisitor(shop.url)
      await open('/reset-code')
      await page.getByRole('button', { name: 'Enviar código' }).click()
      await shows(page, 'Por favor ingresa tu email')
      await page.getByLabel('Correo electrónico').fill('other@example.com')
      await page.getByRole('button', { name: 'Enviar código' }).click()
      const code = page.getByLabel('Código de 6 dígitos')
      const verify = page.getByRole('button', { name: 'Verificar código' })
      await code.waitFor()
      await page.getByRole('button', { name: 'Cambiar correo' }).click()
      expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('other@example.com')
      await page.getByLabel('Correo electrónico').fill(emailOf('digits'))
      await page.getByRole('button', { name: 'Enviar código' }).click()
      await code.fill('12a3-45')
      expect([await code.inputValue(), await verify.isDisabled()]).toEqual(['12345', true])
      await page.getByRole('button', { name: 'Reenviar código' }).click()
      await shows(page, 'Nuevo código enviado exitosamente')
      await page.getByText('Nuevo código enviado exitosamente').waitFor({ state: 'detached' })
      const sent = await fromMail(visitor, emailOf('digits'), /<pre>[^]*?\b(\d{6})\b/)
      const wrong = sent === '000000' ? '000001' : '000000'
      await code.fill(wrong)
      await verify.click()
      await told(page, 'Código inválido o expirado')
      await code.fill(` ${sent.slice(0, 3)} ${sent.slice(3)}9`)
      expect(await code.inputValue()).toBe(sent)
      await verify.click()
      await page.getByLabel('Nueva contraseña', { exact: true }).waitFor()
      await choose(page)
      await arrives(page, 'digits')
    }))

  test('a link and a code lead back in without scripts too', () =>
    within(async ({ page, open }) => {
      const token = await tokenFor('plain')
      await open(`/password-recovery/${token}`)
      await page.getByRole('button', { name: 'Verificar token' }).click()
      await shows(page, 'Token válido para plain')
      await choose(page, NEW, 'another')
      await shows(page, 'Las contraseñas no coinciden', 'Token válido para plain')
      await choose(page)
      await shows(page, 'Contraseña actualizada')
      await page.waitForURL(`${shop.url}/auth`, { timeout: 8000 })
      expect(await login('plain', NEW)).toBe(200)

      await open('/reset-code')
      await page.getByLabel('Correo electrónico').fill(emailOf('plain'))
      await page.getByRole('button', { name: 'Enviar código' }).click()
      const sent = await fromMail(httpVisitor(shop.url), emailOf('plain'), /<pre>[^]*?\b(\d{6})\b/)
      await page.getByLabel('Código de 6 dígitos').fill(sent)
      await page.getByRole('button', { name: 'Verificar código' }).click()
      await choose(page, 'Cocuy-12345')
      await shows(page, 'Contraseña actualizada')
      expect(await login('plain', 'Cocuy-12345')).toBe(200)
    }, false))
})
