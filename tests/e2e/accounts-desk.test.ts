// The admin's desk of people in a real browser: found, given rights, signed out, with and without scripts.
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { openTab, shows } from '#tests/support/shop-tab.ts'
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

test.each([true, false])(
  'people are found, trusted and signed out (scripts: %s)',
  async (scripts) => {
    const before = await signedIn(shop.url, 'customer')
    // Rights change under a new sign-in only.
    const mayEnter = async () =>
      (await (await signedIn(shop.url, 'customer')).send('/admin/orders')).status
    const tab = await openTab(browser, shop.url, { javaScript: scripts })
    const { page, open, takeProblems } = tab
    await page.request.post('/api/login', { data: LOGINS.admin })
    await open('/admin/users')
    await page.getByLabel('Nombre, usuario o correo').fill('MARIA')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await page.waitForURL(/search=MARIA/)
    await shows(page, 'maria@puente.example', '1 persona en esta página')

    await page.getByRole('button', { name: 'Hacer administrador: maria' }).click()
    await shows(page, 'La cuenta ahora administra la tienda.')
    expect((await before.send('/api/user')).status).toBe(401)
    expect(await mayEnter()).toBe(200)
    await page.getByRole('button', { name: 'Quitar administración: maria' }).click()
    await shows(page, 'La cuenta ya no administra la tienda.')
    expect(await mayEnter()).toBe(403)
    const customer = await signedIn(shop.url, 'customer')
    await open('/admin/users?search=maria')
    await page.getByRole('button', { name: 'Cerrar sus sesiones: maria' }).click()
    await shows(page, 'Sus sesiones se cerraron.')
    expect((await customer.send('/api/user')).status).toBe(401)

    await open('/admin/users?admins=1')
    await page.getByRole('button', { name: 'Quitar administración: admin' }).click()
    await shows(page, 'No puedes cambiar tu propia cuenta aquí.')
    expect(takeProblems()).toEqual([])
    await tab.close()
  },
)
