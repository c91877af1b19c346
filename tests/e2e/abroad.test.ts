// Orders to neighbouring countries by courier with insurance, and goods that only some services may carry.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'
import { placeButton } from '#tests/support/fill-checkout.ts'
import { hydrated, openTab, shows } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
openShopInBrowser(({ shop: opened, browser: found }) => {
  ;[shop, browser] = [opened, found]
  return Promise.resolve()
})

const openAt = async (destination: string) => {
  const tab = await openTab(browser, shop.url, { width: 390 })
  const cookie = { name: 'puente_destination', value: destination, url: shop.url }
  await tab.page.context().addCookies([cookie])
  return tab
}
const WATCH = 119
const add = (tab: Awaited<ReturnType<typeof openAt>>, id: number) =>
  tab.page.request.post('/cart', { form: { intent: 'add', productId: String(id) } })

const PLACES = [
  ['co-bogota', 'Bogotá', 'Bogotá, D.C.', '301 234 5678', '1.020.345.678'],
  ['ec-quito', 'Quito', 'Pichincha', '099 123 4567', '171234567-8'],
  ['pa-ciudad-de-panama', 'Ciudad de Panamá', 'Panamá', '6123-4567', '8-765-4321'],
] as const

test.each(everyDay(1, PLACES))(
  'by courier with insurance to %s',
  async (destination, city, state, phone, document) => {
    const tab = await openAt(destination)
    const { page, open } = tab
    await add(tab, WATCH)
    await open('/checkout')
    await hydrated(page)
    await shows(page, `Precios puestos en ${city}`)
    const shipping = page.locator('#checkout-shipping')
    const field = (label: string | RegExp) => shipping.getByLabel(label).first()
    await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@example.com')
    await field('Nombre y apellido').fill('Ana Pérez')
    await field('Teléfono').fill(phone)
    await field(/Documento/u).fill(document)
    await shipping.locator('select').first().selectOption(state)
    await field('Ciudad').fill(city)
    await field(/^Dirección/u).fill('Calle 10 # 20-30')
    await page.getByRole('radio', { name: /Courier/u }).check()
    await page.getByRole('checkbox', { name: /^Seguro/u }).check()
    await shows(page, 'Seguro')
    await page
      .locator('[data-for="courier"] dt:has-text("Seguro")')
      .first()
      .waitFor({ state: 'attached' })
    const total = await page.locator('[name="total.courier"]').inputValue()
    await placeButton(page).click()
    await page.waitForURL(/order-confirmation/u)
    const said = (Number(total) / 100).toFixed(2).replace('.', ',')
    await shows(page, 'Envío por courier', 'Seguro', said, city)
    expect(tab.takeProblems()).toEqual([])
    await tab.close()
  },
)

test('perfume goes by sea and not by air: page, cart and checkout say so', async () => {
  const tab = await openAt('ve-caracas')
  const { page, open } = tab
  await open('/products?search=eau+de+parfum')
  const link = page.locator('main a[href^="/product/"]').first()
  const id = Number((await link.getAttribute('href'))?.split('/').at(-1))
  await open(`/product/${id}`)
  await shows(page, 'Aéreo: no lleva este tipo de artículos')
  await add(tab, id)
  await open('/cart')
  await shows(page, 'Courier: no lleva este tipo de artículos')
  await open('/checkout')
  await hydrated(page)
  expect(
    await page
      .locator('[name="service"]')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value'))),
  ).toEqual(['sea'])
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})

inFullRun(() => {
  test('a power bank goes nowhere: no button, a line that says so and can go, no checkout', async () => {
    const tab = await openAt('ve-caracas')
    const { page, open } = tab
    await open('/products?search=power+bank')
    await hydrated(page)
    await shows(page, 'No lo llevamos a Caracas')
    const link = page.locator('article:has-text("No lo llevamos") a[href^="/product/"]').first()
    const id = Number((await link.getAttribute('href'))?.split('/').at(-1))
    await open(`/product/${id}`)
    await hydrated(page)
    await shows(page, 'No lo llevamos a Caracas')
    const buttons = page.locator(`form:has(input[name="productId"][value="${id}"])`)
    expect(await buttons.count()).toBe(0)
    // A copy from a time when it could be added.
    await page.evaluate(async (productId) => {
      const json = { version: 99, lines: [{ productId, quantity: 1 }] }
      const headers = { 'content-type': 'application/json' }
      await fetch('/trpc/cart.replace', { method: 'POST', headers, body: JSON.stringify({ json }) })
    }, id)
    await open('/checkout')
    await shows(page, 'No podemos enviar este carrito a Caracas')
    await open('/cart')
    await hydrated(page)
    await shows(page, 'No lo llevamos a Caracas. Elimínalo o cambia el destino.')
    await page.getByRole('button', { name: /^Eliminar /u }).click()
    await shows(page, 'Tu carrito está vacío')
    expect(tab.takeProblems()).toEqual([])
    await tab.close()
  })
})

test('the city goods are sent to stands in the header at once', async () => {
  const tab = await openAt('ve-caracas')
  const { page, open } = tab
  await open(`/quote?product=${WATCH}&units=1&to=ve-merida`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Enviar esto' }).first().click()
  await page.waitForURL(/\/cart$/u)
  await shows(page, 'Total puesto en Mérida')
  await page.locator('header').getByText('Mérida').filter({ visible: true }).first().waitFor()
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})
