// The whole way of a thing through the shop, in a real browser: imported, found, priced, ordered, mailed, processed.
import { askDatabase } from '#tests/support/ask-database.ts'
import type { Browser, Page } from 'playwright'
import { shopDay } from '#domain/shop-day.ts'
import { expect, test } from 'vitest'
import { fillCheckout, placeButton } from '#tests/support/fill-checkout.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { runImport } from '#tests/support/run-import.ts'
import { arrive, openTab, type ShopTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const NAME = 'Cámara réflex Ñandubay 24 MP'
// Ten inches cubed and two pounds: by sea one cubic foot, the minimum.
const LIST = [
  'id;nombre;marca;precio;stock;peso lb;dimensiones;categoría',
  `cam-1;${NAME};Ñandubay;199.90;7;2;10 x 10 x 10 in;Electronics`,
  'cam-2;Trípode Ñandubay;Ñandubay;;3;2;10 x 10 x 10 in;Electronics',
]
const GOODS = 19_990
const TOTAL = GOODS + 3100 + Math.round(GOODS * 0.15) + 2500
const money = (cents: number) => `US$ ${(cents / 100).toFixed(2).replace('.', ',')}`

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

test('a price list goes into the running shop; the broken row is reported', async () => {
  const { summary, rejects } = await runImport(shop, LIST)
  expect(summary).toMatchObject({ created: 1, rejected: 1 })
  expect(rejects).toMatch(/3,precio,.*price_missing/)
})

/** Search without accents → product, the same with and without scripts. */
async function findProduct({ page, open }: ShopTab): Promise<void> {
  await open('/')
  const search = page.getByRole('search')
  await search.getByRole('textbox').fill('camara nandubay')
  await search.getByRole('button').click()
  await page.waitForURL(/\/products\?search=camara(?:\+|%20)nandubay/)
  await page.getByRole('link', { name: NAME }).first().click()
  await page.waitForURL(/\/product\/\d+$/)
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await shows(page, money(GOODS))
}

/** Mails leave by a job, so the mailbox is asked until it has the order's. */
async function mailOf(page: Page, number: string): Promise<string> {
  return eventually(
    async () => {
      const box = await (await page.request.get('/dev/mailbox')).text()
      const found = new RegExp(`href="(/dev/mailbox/\\d+)">[^<]*${number}`).exec(box)?.[1]
      if (!found) throw new Error(`no mail about ${number}`)
      return (await page.request.get(`${found}/html`)).text()
    },
    { timeout: 20_000, interval: 200 },
  )
}

let number = ''

test('a guest finds it, sees its price at the door and orders it by sea', async () => {
  const tab = await openTab(browser, shop.url)
  const { page } = tab
  await findProduct(tab)

  await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Añadido al carrito').waitFor()
  expect(await drawer.innerText()).toContain(NAME)
  await drawer.getByRole('link', { name: 'Ver carrito' }).click()
  await arrive(page, /\/cart$/)
  await shows(page, money(TOTAL))
  await page.locator('main').getByRole('link', { name: 'Continuar' }).first().click()
  await arrive(page, /\/checkout$/)

  await fillCheckout(page, { email: 'guest@example.com', service: 'Marítimo', note: 'Tocar' })
  const seen = await page.locator('aside').getByText(money(TOTAL)).count()
  expect(seen).toBeGreaterThan(0)
  // Pressed twice, it is one order.
  await placeButton(page).dblclick()
  await arrive(page, /\/order-confirmation\?order=.+&key=.+/)
  const placed = `select id from shop_order where email = 'guest@example.com'`
  expect(await askDatabase(shop.databaseUrl, placed)).toHaveLength(1)
  number = new URL(page.url()).searchParams.get('order') ?? ''
  await shows(page, '¡Gracias por tu pedido!', number, NAME, money(TOTAL), 'Envío marítimo')
  expect(await page.evaluate(() => document.cookie)).toMatch(
    /puente_cart_count=0|^(?!.*cart_count)/,
  )

  const mail = await mailOf(page, number)
  expect(mail).toContain(NAME)
  const link = /class="go" href="([^"]+)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(tab.takeProblems()).toEqual([])
  await tab.close()

  // Whoever has the mail has the order, in a browser that knows nothing else.
  const reader = await openTab(browser, shop.url)
  expect((await reader.open(link)).status()).toBe(200)
  await shows(reader.page, NAME)
  const guessed = await reader.open(`/order-confirmation?order=${number}&key=guessed`)
  expect(guessed.status()).toBe(404)
  await reader.close()
})

test('the admin signs in, sees the order whole and moves it; its page and a mail tell', async () => {
  const tab = await openTab(browser, shop.url)
  const { page, open } = tab
  await open('/admin')
  await page.waitForURL(/\/auth\?next=/)
  await page.getByLabel('Usuario o correo').fill(LOGINS.admin.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(LOGINS.admin.password)
  await page.locator('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await arrive(page, /\/admin\/orders$/)

  await page.getByRole('link', { name: number }).click()
  await arrive(page, /\/admin\/orders\/\d+$/)
  await shows(page, number, NAME, money(TOTAL), 'guest@example.com', 'Chacao', 'Tocar')
  const history = page.locator('#history')
  expect(await history.locator('li[aria-current]').innerText()).toContain('Pendiente de pago')

  await page.getByLabel('Pasar a').selectOption({ label: 'Pagado' })
  await page.getByLabel('Nota para la historia y el correo').fill('Zelle recibido')
  await page.getByRole('button', { name: 'Aplicar cambio' }).click()
  await told(page, 'El pedido pasó a «Pagado».')
  const paid = history.locator('li[aria-current]').filter({ hasText: 'Zelle recibido' })
  expect(await paid.innerText()).toContain('Pagado')
  await eventually(
    async () => {
      const box = await (await page.request.get('/dev/mailbox')).text()
      expect(box.split(number).length - 1).toBe(2)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
})

test('the same way leads to an order without any script', async () => {
  const tab = await openTab(browser, shop.url, { javaScript: false, width: 390 })
  const { page } = tab
  await findProduct(tab)
  await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await page.waitForURL(/\/cart\?notice=added$/)
  await shows(page, 'Añadido al carrito')
  await page.locator('main').getByRole('link', { name: 'Continuar' }).first().click()
  await page.waitForURL(/\/checkout$/)

  await placeButton(page).click()
  await page.waitForURL(/\/checkout$/)
  await shows(page, 'Completa este campo.')
  await shows(page, 'Ahora serían Bs. ')
  await fillCheckout(page, {
    email: 'plain@example.com',
    service: 'Marítimo',
    pay: 'Pago Móvil',
  })
  await placeButton(page).click()
  await page.waitForURL(/\/order-confirmation\?/)
  await shows(page, '¡Gracias por tu pedido!', NAME, money(TOTAL))
  await shows(page, 'Monto en bolívares', 'Tasa paralela Bs. ', 'fuente DolarApi (sandbox)')
  expect(new URL(page.url()).searchParams.get('order')).not.toBe(number)

  await page.getByRole('button', { name: 'Reportar pago' }).click()
  await shows(page, 'Completa este campo.')
  await page.getByLabel('Banco desde el que pagaste').selectOption('0134')
  await page.getByLabel('Teléfono desde el que pagaste').fill('0412-1234567')
  await page.getByLabel('Cédula o RIF de quien pagó').fill('V-12345678')
  await page.getByLabel('Día del pago').fill(shopDay(new Date()))
  await page.getByLabel('Número de referencia').fill('000123456')
  await page.getByRole('button', { name: 'Reportar pago' }).click()
  await shows(page, 'Recibimos tu referencia 000123456.')
  await page.getByRole('link', { name: /^Factura F-/u }).click()
  await shows(page, 'Por pagar', 'Pagos reportados', 'en revisión')
  await tab.close()
})
