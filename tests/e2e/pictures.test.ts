// What a real browser does when something cannot be fetched: pictures and code give way.
import { inFullRun } from '#tests/support/every-day.ts'
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { hydrated, shows, told, withoutWorkers } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
let browser: Browser
openShopInBrowser(
  (opened) => {
    ;({ shop, browser } = opened)
  },
  { own: true },
)

test('on a page that scripts brought a picture waits until it is near, and gives way after every source', async () => {
  const amazons = 'https://m.media-amazon.com/images/I/far.jpg'
  // Corrected, so that the shop that is filling itself leaves them.
  await askDatabase(
    shop.databaseUrl,
    `update product set images = jsonb_build_array($1::text), fixed_fields = '{images}'`,
    [amazons],
  )
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 500 } })
  const tried: string[] = []
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  for (const [name, address] of [
    ['original', amazons],
    ['copy', '**/api/proxy-image*'],
  ] as const)
    await page.route(address, (route) => {
      tried.push(name)
      return route.abort()
    })
  await page.goto('/')
  await hydrated(page)
  await page.locator('main a[href="/products"]').first().click()
  await page.waitForURL(/\/products$/)
  await page.locator('main h1', { hasText: 'Catálogo' }).waitFor()
  const far = page.locator('main article img').last()
  expect(await far.getAttribute('src')).toBeNull()
  await far.scrollIntoViewIfNeeded()
  await eventually(async () => expect(await far.getAttribute('src')).toBe('/placeholder.svg'))
  expect(new Set(tried)).toEqual(new Set(['original', 'copy']))
  expect(said).toEqual([`picture failed: ${amazons}`])
  await page.close()
})

/** A tab whose code the shop has replaced: whatever it has not fetched yet is gone until it loads a document. */
async function staleTab(path: string) {
  const context = await browser.newContext({ baseURL: shop.url })
  await withoutWorkers(context)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto(path)
  await hydrated(page)
  const documents: string[] = []
  let isOld = true
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents.push(`${request.method()} ${new URL(request.url()).pathname}`)
    isOld = false
  })
  await page.route('**/assets/**', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  return { page, documents, close: () => context.close() }
}

inFullRun(() => {
  test('a tab that was open while a new version went live loads the next page as a document, once', async () => {
    const { page, documents, close } = await staleTab('/')
    await page.locator('footer a[href="/contact"]').first().click()
    await page.waitForURL(/\/contact$/)
    await page.getByRole('textbox', { name: 'Mensaje' }).waitFor()
    await hydrated(page)
    expect(documents).toEqual(['GET /contact'])
    await close()
  })

  test('what was typed into a tab of an older version reaches the shop, and comes back with its faults', async () => {
    const writing = await staleTab('/contact')
    await writing.page
      .getByRole('textbox', { name: 'Mensaje' })
      .fill('¿Cuánto tarda un paquete a Mérida?')
    await writing.page
      .locator('main form')
      .getByRole('button', { name: /Enviar/ })
      .click()
    await eventually(() => expect(writing.documents).toEqual(['POST /contact']))
    await shows(writing.page, 'El nombre es requerido')
    expect(await writing.page.getByRole('textbox', { name: 'Mensaje' }).inputValue()).toContain(
      'Mérida',
    )
    await writing.close()

    const entering = await staleTab('/auth')
    await entering.page.getByLabel('Usuario o correo').fill('nobody')
    await entering.page.getByLabel('Contraseña', { exact: true }).fill('wrong')
    await entering.page.locator('main form [data-variant=primary]').click()
    await told(entering.page, 'Error de inicio de sesión')
    expect(entering.documents).toEqual(['POST /auth'])
    expect(await entering.page.getByLabel('Usuario o correo').inputValue()).toBe('nobody')
    await entering.close()
  })
})

test('without any code a page leads on and its forms post, and what hangs holds nothing up', async () => {
  const context = await browser.newContext({ baseURL: shop.url })
  await withoutWorkers(context)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.route('**/assets/**', (route) => route.abort())
  // Pictures that are neither there nor gone.
  await page.route(/\.(?:webp|avif)(?:\?|$)|proxy-image/, () => undefined)
  await page.goto('/products', { waitUntil: 'commit' })
  await page.locator('main article a[href^="/product/"]').first().click()
  await page.waitForURL(/\/product\/\d+$/, { waitUntil: 'commit' })
  await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await page.waitForURL(/\/cart\?notice=added$/, { waitUntil: 'commit' })
  await shows(page, 'Añadido al carrito')
  const isHydrated = () => Object.keys(document.querySelector('h1') ?? {}).length > 0
  expect(await page.evaluate(isHydrated)).toBe(false)
  await context.close()
})

inFullRun(() => {
  test('without the drawer’s code what was added is shown in the cart', async () => {
    const { page, documents, close } = await staleTab('/product/1')
    await page.unroute('**/assets/**')
    await page.route('**/assets/cart-drawer*', (route) => route.abort())
    await page.locator('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
    await page.waitForURL(/\/cart$/)
    await page.locator('main h1').waitFor()
    expect(documents).toEqual(['GET /cart'])
    await close()
  })
})
