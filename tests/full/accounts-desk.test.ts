// The admin's desks in a real browser: people found, trusted, signed out; products made, corrected, taken home.
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { DEAD_LETTERS, JOBS } from '#server/jobs/definitions.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { httpVisitor, LOGINS, signedIn } from '#tests/support/http-visitor.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { openTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { touch } from '#tests/support/touch.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
let browser: Browser
openShopInBrowser(
  (opened) => {
    ;({ shop, browser } = opened)
  },
  { own: true },
)

test('people are found, trusted and signed out', async () => {
  const before = await signedIn(shop.url, 'customer')
  // Rights change under a new sign-in only.
  const mayEnter = async () =>
    (await (await signedIn(shop.url, 'customer')).send('/admin/orders')).status
  const tab = await openTab(browser, shop.url)
  const { page, open, takeProblems } = tab
  await page.request.post('/api/login', { data: LOGINS.admin })
  await open('/admin/users')
  await page.getByLabel('Nombre, usuario o correo').fill('MARIA')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.waitForURL(/search=MARIA/)
  await shows(page, 'maria@puente.example', '1 en esta página')

  const act = (name: string) => page.getByRole('button', { name: `${name}: maria` }).click()
  const answer = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await act('Hacer administrador')
  await answer('Cancelar')
  expect(await mayEnter()).toBe(403)
  await act('Hacer administrador')
  await answer('Hacer administrador')
  await told(page, 'La cuenta ahora administra la tienda.')
  expect((await before.send('/api/user')).status).toBe(401)
  expect(await mayEnter()).toBe(200)
  await act('Quitar administración')
  await answer('Quitar administración')
  await told(page, 'La cuenta ya no administra la tienda.')
  expect(await mayEnter()).toBe(403)
  const customer = await signedIn(shop.url, 'customer')
  await open('/admin/users?search=maria')
  await act('Cerrar sus sesiones')
  await answer('Cerrar sus sesiones')
  await told(page, 'Sus sesiones se cerraron.')
  expect((await customer.send('/api/user')).status).toBe(401)

  await open('/admin/users?onlyAdmins=1')
  await shows(page, 'Tu seguridad')
  // Nothing can be done to oneself here.
  expect(await page.getByRole('button', { name: 'Quitar administración: admin' }).count()).toBe(0)
  expect(takeProblems()).toEqual([])
  await tab.close()
})

test('a product is made, seen in the shop, corrected, hidden, taken home', async () => {
  const tab = await openTab(browser, shop.url)
  const { page, open, takeProblems } = tab
  await page.request.post('/api/login', { data: LOGINS.admin })
  const visitor = httpVisitor(shop.url)
  const name = 'Molinillo Quetzal'
  await open('/admin/products')
  await page.getByRole('link', { name: 'Nuevo producto' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await page.getByLabel('Precio (US$)').fill('doce')
  await page.getByRole('button', { name: 'Crear producto' }).last().click()
  await shows(page, 'Escribe un número.')
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(name)
  await page.getByLabel('Precio (US$)').fill('12,50')
  await page.getByRole('button', { name: 'Crear producto' }).last().click()
  await told(page, 'Producto creado. Ya está en la tienda.')
  await page.getByRole('link', { name: 'Ver en la tienda' }).click()
  await page.waitForURL(/\/product\/\d+$/)
  expect(await (await visitor.send(new URL(page.url()).pathname)).text()).toContain(name)

  // A product that others bring: corrected, then given back.
  const id = 5
  await open(`/product/${id}`)
  await page.getByRole('link', { name: 'Editar producto' }).click()
  const price = page.getByLabel('Precio (US$)', { exact: true })
  const before = await price.inputValue()
  await price.fill('1,23')
  await page.getByRole('button', { name: 'Guardar' }).last().click()
  await told(page, 'Cambios guardados.')
  await page.getByLabel('Marca').fill('Sin guardar')
  const others = await meanwhile(shop, id)
  await page.getByRole('button', { name: 'Devolver: Precio (US$)' }).click()
  await told(page, 'Corrección devuelta.')
  await expect.poll(() => price.inputValue()).toBe(before)
  expect(await page.getByLabel('Marca').inputValue()).toBe('Sin guardar')
  await others.areKeptBy(page, before)

  await open(`/admin/products?origin=manual`)
  await page.getByLabel(`Elegir ${name}`).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await told(page, 'Ocultar: ¿aplicar a 1 producto?')
  await page.getByRole('button', { name: 'Sí, aplicar' }).click()
  await told(page, '1 producto cambió.')
  const file = await page.request.get('/admin/products.csv?mark=hidden&origin=manual')
  expect(await file.text()).toMatch(new RegExp(`^\\uFEFF?external id,store,name,[^]*${name}`))
  expect(takeProblems()).toEqual([])
  await tab.close()
})

/** Runs of the sync take seconds in the sandbox, and the shop begins with one of its own. */
const whenSynced = { timeout: 120_000, interval: 200 }

test('everybody sees how the stores stand; an anonymous visitor who asks for a sync is led to sign-in', async () => {
  const tab = await openTab(browser, shop.url)
  const { page, open, takeProblems } = tab
  await open('/products')
  const strip = page.getByRole('region', { name: 'Actualización del catálogo' })
  await strip.locator('summary').click()
  expect(await strip.getByRole('listitem').count()).toBe(3)
  expect(await strip.getByText('de prueba', { exact: true }).count()).toBe(3)
  const trigger = strip.getByRole('button', { name: 'Sincronizar ahora' })
  await eventually(async () => expect(await trigger.isEnabled()).toBe(true), whenSynced)
  await trigger.click()
  await page.waitForURL(/\/auth\?next=%2Fproducts$/)
  // The browser itself reports the refusal.
  expect(takeProblems().filter((problem) => !problem.includes('401'))).toEqual([])
  await tab.close()
})

test('without scripts the way to sign-in is the same, and a customer reads why not', async () => {
  const tab = await openTab(browser, shop.url, { javaScript: false })
  const { page, open } = tab
  await open('/products')
  const strip = page.getByRole('region', { name: 'Actualización del catálogo' })
  await strip.locator('summary').click()
  await strip.getByRole('button', { name: 'Sincronizar ahora' }).click()
  await page.waitForURL(/\/auth\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/products')
  await page.request.post('/api/login', { data: LOGINS.customer })
  await open('/products')
  await strip.locator('summary').click()
  await strip.getByRole('button', { name: 'Sincronizar ahora' }).click()
  await shows(page, 'Solo un administrador puede iniciar la sincronización.')
  await tab.close()
})

test('an admin starts a sync above the products and sees it through at the desk', async () => {
  const tab = await openTab(browser, shop.url)
  const { page, open, takeProblems } = tab
  await page.request.post('/api/login', { data: LOGINS.admin })
  await open('/products')
  const strip = page.getByRole('region', { name: 'Actualización del catálogo' })
  await touch(strip)
  await strip.locator('summary').click()
  await strip.getByRole('button', { name: 'Sincronizar ahora' }).click()
  // How far it has come by the time it is read is the sandbox's affair.
  await strip.getByText(/^(?:La|Hay una) sincronización (?:empezó|en curso|terminó)\.$/).waitFor()
  await strip.getByRole('link', { name: 'Panel Admin' }).click()
  await page.waitForURL(/\/admin\/api-sync$/)
  const newest = page.getByRole('row').nth(1)
  await eventually(async () => {
    expect(await newest.innerText()).toContain('Completada')
    await shows(page, 'Ninguna sincronización en curso.', 'Hace menos de 1 minuto')
  }, whenSynced)
  await newest.getByRole('link').click()
  await page.waitForURL(/\/admin\/api-sync\/runs\/\d+$/)
  await shows(page, 'Pedida por un administrador', 'Vistos')
  // What the comparison of the stores found: one yes, and both products name each other.
  await open('/admin/api-sync/pairs')
  const same = page.getByRole('button', { name: /^Es el mismo: / }).first()
  const pair = page.getByRole('listitem').filter({ has: same }).first()
  const product = await pair.getByRole('link').first().getAttribute('href')
  await same.click()
  await page.getByText('La decisión quedó guardada.').first().waitFor()
  await open(product ?? '')
  await shows(page, 'También en')
  // A failed job goes back to work.
  const job = [DEAD_LETTERS, JOBS.syncProvider.name, { provider: 'ebay' }]
  const giveUp = 'insert into pgboss.job (name, source_name, data) values ($1, $2, $3)'
  await askDatabase(shop.databaseUrl, giveUp, job)
  await open('/admin/api-sync/jobs')
  await page.getByRole('button', { name: /^Reintentar/ }).dblclick()
  await shows(page, 'Ninguna tarea fallida')
  expect(takeProblems()).toEqual([])
  await tab.close()
})
