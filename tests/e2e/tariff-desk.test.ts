// The desk of the price at the door in a real browser: what an admin publishes or closes is what customers see next.
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { openTab, shows, type ShopTab } from '#tests/support/shop-tab.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
let customer: ShopTab
beforeAll(async () => {
  shop = await startShop()
  browser = await launchBrowser()
  customer = await openTab(browser, shop.url)
  // Whoever is signed in gets no page that was made a minute ago.
  await customer.page.request.post('/api/login', { data: LOGINS.customer })
}, 180_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const desk = async (javaScript: boolean) => {
  const tab = await openTab(browser, shop.url, { javaScript })
  await tab.page.request.post('/api/login', { data: LOGINS.admin })
  return tab
}
/** Twelve pounds by air. */
const quoted = async (...texts: string[]) => {
  await customer.open('/calculator?length=40&width=30&height=25&weight=5')
  await shows(customer.page, ...texts)
}

test.each([
  { scripts: true, typed: '7', after: '84,00', version: 've-air-2' },
  { scripts: false, typed: '8,25', after: '99,00', version: 've-air-3' },
])('a new version is a new price (scripts: $scripts)', async ({ scripts, ...each }) => {
  const { page, open, takeProblems, close } = await desk(scripts)
  await open('/admin/rates?service=air&zone=ve')
  await page.getByRole('link', { name: 'Aéreo' }).click()
  const price = page.getByLabel('Tramo, fila 1: Precio (US$)')
  await price.fill('siete')
  await page.getByRole('button', { name: 'Publicar versión' }).click()
  await shows(page, 'Escribe un número.', 'Marca la casilla')
  expect(await price.inputValue()).toBe('siete')
  await price.fill(each.typed)
  if (!scripts) await page.getByRole('button', { name: 'Ver la diferencia' }).click()
  await shows(page, 'Tramo 1 · precio', 'Efecto en tres envíos')
  await page.getByLabel('Revisé la diferencia y quiero publicarla').check()
  await page.getByRole('button', { name: 'Publicar versión' }).click()
  await shows(page, `Versión ${each.version} publicada.`)
  expect(takeProblems()).toEqual([])
  await close()
  await quoted(each.after)
})

test.each([true, false])(
  'a closed route says so until it is resumed (scripts: %s)',
  async (scripts) => {
    const { page, open, takeProblems, close } = await desk(scripts)
    await open('/admin/rates/suspensions?service=sea&place=ve')
    await page.getByLabel('Aviso en Español').fill('Puerto cerrado por lluvias')
    await page.getByRole('button', { name: 'Suspender ruta' }).click()
    await shows(page, 'Completa este campo.')
    expect(await page.getByLabel('Aviso en Español').inputValue()).toContain('lluvias')
    for (const [language, notice] of [
      ['English', 'Port closed by rain'],
      ['Italiano', 'Porto chiuso per pioggia'],
      ['Português', 'Porto fechado por chuva'],
    ] as const)
      await page.getByLabel(`Aviso en ${language}`).fill(notice)
    await page.getByRole('button', { name: 'Suspender ruta' }).click()
    await shows(page, 'La ruta está suspendida.', 'Puerto cerrado por lluvias')
    await quoted('Puerto cerrado por lluvias')
    await page.getByRole('button', { name: 'Reanudar: Marítimo · Venezuela' }).click()
    await shows(page, 'La ruta se reanudó.')
    await quoted('34,10')
    await open('/admin/audit')
    await shows(page, 'Ruta suspendida', 'Ruta reanudada')
    expect(takeProblems()).toEqual([])
    await close()
  },
)
