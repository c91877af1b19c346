// The desk of the price at the door in a real browser: what an admin publishes or closes is what customers see next.
import fs from 'node:fs/promises'
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { httpVisitor, LOGINS } from '#tests/support/http-visitor.ts'
import { fromMail } from '#tests/support/mailbox.ts'
import { arrive, openTab, shows, type ShopTab } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
let browser: Browser
let customer: ShopTab
openShopInBrowser(
  async (opened) => {
    ;({ shop, browser } = opened)
    customer = await openTab(browser, shop.url)
    // Whoever is signed in gets no page that was made a minute ago.
    await customer.page.request.post('/api/login', { data: LOGINS.customer })
  },
  { own: true },
)

const desk = async () => {
  const tab = await openTab(browser, shop.url)
  await tab.page.request.post('/api/login', { data: LOGINS.admin })
  return tab
}
/** In passing, beside the page. */
const told = (page: ShopTab['page'], text: string) => page.getByText(text).first().waitFor()
/** Twelve pounds by air. */
const quoted = async (...texts: string[]) => {
  await customer.open('/calculator?length=40&width=30&height=25&weight=5')
  await shows(customer.page, ...texts)
}

test('a new version is a new price, and what the next one starts from', async () => {
  const { page, open, takeProblems, close } = await desk()
  await open('/admin/rates?service=air&zone=ve')
  await page.getByRole('link', { name: 'Aéreo' }).click()
  const price = page.getByRole('group', { name: 'Tramo 1' }).getByLabel('Precio (US$)')
  await price.fill('siete')
  await page.getByRole('button', { name: 'Publicar versión' }).click()
  await shows(page, 'Escribe un número.', 'Marca la casilla')
  expect(await price.inputValue()).toBe('siete')
  for (const { typed, after, version } of [
    { typed: '7', after: '84,00', version: 've-air-2' },
    { typed: '8,25', after: '99,00', version: 've-air-3' },
  ]) {
    await price.fill(typed)
    await shows(page, 'Tramo 1 · precio', 'Efecto en tres envíos')
    await page.getByLabel('Revisé la diferencia y quiero publicarla').check()
    await page.getByRole('button', { name: 'Publicar versión' }).click()
    await told(page, `Versión ${version} publicada.`)
    await shows(page, 'Todavía no cambia nada.')
    await quoted(after)
    // Home says the same price, in its sentence and beside its example.
    const rate = `US$ ${Number(typed.replace(',', '.')).toFixed(2).replace('.', ',')} por libra`
    await customer.open('/')
    await shows(customer.page, rate)
  }
  expect(takeProblems()).toEqual([])
  await close()
})

test('a closed route says so until it is resumed', async () => {
  const { page, open, takeProblems, close } = await desk()
  await open('/admin/rates/suspensions?service=sea&place=ve')
  await page.getByLabel('Aviso (Español)').fill('Puerto cerrado por lluvias')
  await page.getByRole('button', { name: 'Suspender ruta' }).click()
  await shows(page, 'Completa este campo.')
  expect(await page.getByLabel('Aviso (Español)').inputValue()).toContain('lluvias')
  for (const [language, notice] of [
    ['English', 'Port closed by rain'],
    ['Italiano', 'Porto chiuso per pioggia'],
    ['Português', 'Porto fechado por chuva'],
  ] as const)
    await page.getByLabel(`Aviso (${language})`).fill(notice)
  await page.getByRole('button', { name: 'Suspender ruta' }).click()
  await told(page, 'La ruta está suspendida.')
  await shows(page, 'Puerto cerrado por lluvias')
  await quoted('Puerto cerrado por lluvias')
  await customer.open('/')
  await shows(customer.page, 'Puerto cerrado por lluvias')
  await page.getByRole('button', { name: 'Reanudar: Marítimo · Venezuela' }).click()
  await told(page, 'La ruta se reanudó.')
  await quoted('34,10')
  await open('/admin/audit')
  await shows(page, 'Ruta suspendida', 'Ruta reanudada')
  expect(takeProblems()).toEqual([])
  await close()
})

test('a reading on hold is seen by everybody once it is accepted', async () => {
  const { page, open, takeProblems, close } = await desk()
  // The first run at the shop's start has readings soon; this one jumps by a fifth.
  const jump = () =>
    askDatabase<{ id: number }>(
      shop.databaseUrl,
      `insert into exchange_rate (currency, kind, rate, source, sandbox, value_date, fetched_at, status, doubt)
       select currency, kind, round(rate * 1.2, 2), source, sandbox, now(), now(), 'quarantined', 'jump'
       from exchange_rate where currency = 'VES' and kind = 'parallel' and status = 'good'
       order by value_date desc, id desc limit 1 returning id`,
    )
  await eventually(async () => expect(await jump()).toHaveLength(1), { timeout: 30_000 })
  await open('/admin/currency')
  await shows(page, 'Lecturas en espera', '+20 %')
  const button = page.getByRole('button', { name: /^Aceptar US\$/u })
  const rate = /Bs\.\s[\d.,]+/u.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '?'
  await button.click()
  await told(page, 'La lectura se aceptó.')
  await shows(page, 'Ninguna lectura espera')
  await customer.open('/currency')
  await shows(customer.page, rate.replaceAll(/\s/gu, ' '))
  expect(takeProblems()).toEqual([])
  await close()
})

test('what outgrows an address is answered as well: ten rows of a plan, an article’s preview', async () => {
  const rows = Array.from(
    { length: 10 },
    (_, row) => `what=Pieza+${row + 1}&length=30&width=20&height=11&weight=3&quantity=2`,
  )
  await customer.open(`/consolidation?numbers=es&${rows.join('&')}`)
  await shows(customer.page, 'Juntas o por separado')
  const [planned] = await Promise.all([
    customer.page.waitForResponse(/packing\.plan/u),
    customer.page.locator('[name=weight]').first().fill('4'),
  ])
  expect(planned.status()).toBe(200)
  await arrive(customer.page, /weight=4/u)
  await shows(customer.page, 'Juntas o por separado')
  expect(customer.takeProblems()).toEqual([])

  const { page, open, takeProblems, close } = await desk()
  await open('/admin/articles/new')
  await page.locator('[name="draft.locale"]').selectOption('en')
  await page
    .locator('[name="draft.body"]')
    .fill(`[Ayuda](/help)\n\n${'Cruza el mar. '.repeat(300)}`)
  await page.getByRole('button', { name: 'Vista previa' }).click()
  await page.locator('#preview').waitFor()
  expect(await page.locator('[lang=en] a[href="/en/help"]').count()).toBe(1)
  expect(takeProblems()).toEqual([])
  await close()
})

test('a quote is kept, mailed, opened by its link in another browser, and taken along as a document', async () => {
  const { page, open, takeProblems } = customer
  const email = 'enlace@example.com'
  await open('/quote?length=40&width=30&height=25&weight=5&value=160&asked=1')
  await page.getByRole('button', { name: 'Guardar y compartir' }).click()
  await arrive(page, /\/quote\/[\w-]{43}$/)
  const total = await page.locator('#by-sea ~ p').first().innerText()
  const main = page.getByRole('main')
  await main.getByLabel('Correo electrónico').fill(email)
  await main.getByRole('button', { name: 'Enviar', exact: true }).click()
  await shows(page, `Va en camino a ${email}`)
  expect(takeProblems()).toEqual([])

  const link = await fromMail(httpVisitor(shop.url), email, /(\/quote\/[\w-]{43})\b(?!\/)/)
  expect(page.url().endsWith(link)).toBe(true)
  const other = await openTab(browser, shop.url)
  await other.open(link)
  await shows(other.page, 'Precios válidos hasta', total.replaceAll(/\s+/g, ' '))
  const [document] = await Promise.all([
    other.page.waitForEvent('download'),
    other.page.getByRole('link', { name: 'Descargar PDF' }).click(),
  ])
  expect(document.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await fs.readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(other.takeProblems()).toEqual([])
  await other.close()
})
