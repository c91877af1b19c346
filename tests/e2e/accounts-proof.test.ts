// The question who sits there, in a real browser: asked in place or by a page, and nothing typed is lost.
import { inFullRun } from '#tests/support/every-day.ts'
import type { Browser } from 'playwright'
import { expect, test } from 'vitest'
import { askDatabase } from '#tests/support/ask-database.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { eventually } from '#tests/support/eventually.ts'
import { LOGINS } from '#tests/support/http-visitor.ts'
import { openTab, shows, told } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

const grownOld = () =>
  askDatabase(shop.databaseUrl, `update session set proved_at = now() - interval '45 minutes'`)

test('an admin is asked again in place, and what was typed goes on its way', async () => {
  const tab = await openTab(browser, shop.url)
  const { page, open, takeProblems } = tab
  await page.request.post('/api/login', { data: LOGINS.admin })
  await open('/admin/articles/new')
  await page.getByLabel('Título').fill('Un artículo que no se pierde')
  await page.getByLabel('Dirección').fill('articulo-que-no-se-pierde')
  await page
    .getByLabel('Resumen')
    .fill('Lo escrito sigue ahí después de la pregunta, letra por letra.')
  await page
    .getByLabel('Texto en Markdown')
    .fill('Un párrafo que vale la pena guardar. '.repeat(20))
  await grownOld()
  const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await save()
  await question.waitFor()
  await expectAccessiblePage(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await shows(page, 'No confirmaste que eres tú: no se cambió nada.')
  expect(await page.getByText('No recibimos respuesta').count()).toBe(0)
  expect(await page.getByLabel('Título').inputValue()).toBe('Un artículo que no se pierde')
  await save()
  await question.getByLabel('Contraseña', { exact: true }).fill('no es')
  await question.getByRole('button', { name: 'Confirmar y seguir' }).click()
  await question.getByText('Esa no es tu contraseña.').waitFor()
  await question.getByLabel('Contraseña', { exact: true }).fill(LOGINS.admin.password)
  await question.getByLabel('Contraseña', { exact: true }).press('Enter')
  await page.waitForURL(/\/articles\/\d+$/)
  await shows(page, 'Un artículo que no se pierde')
  // The refused calls themselves are told by the browser.
  expect(takeProblems().filter((text) => !/403|wrong/.test(text))).toEqual([])
  await tab.close()
})

inFullRun(() => {
  test('whose session has ended is led to sign in beside what they typed, and goes on there', async () => {
    const tab = await openTab(browser, shop.url)
    const { page, open } = tab
    await page.request.post('/api/login', { data: LOGINS.admin })
    await open('/admin/articles/new')
    await page.getByLabel('Título').fill('Un artículo sin sesión')
    await page.getByLabel('Dirección').fill('articulo-sin-sesion')
    await page
      .getByLabel('Resumen')
      .fill('Lo escrito sigue ahí cuando la sesión se acaba de pronto.')
    await page
      .getByLabel('Texto en Markdown')
      .fill('Un párrafo que vale la pena guardar. '.repeat(20))
    await grownOld()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await question.getByLabel('Contraseña', { exact: true }).fill(LOGINS.admin.password)
    await page.context().request.post('/api/logout', { data: {} })
    await question.getByRole('button', { name: 'Confirmar y seguir' }).click()
    const entry = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    await entry.getByLabel('Contraseña', { exact: true }).fill(LOGINS.admin.password)
    await expectAccessiblePage(page)
    await entry.getByRole('button', { name: 'Entrar y seguir' }).click()
    await page.waitForURL(/\/articles\/\d+$/)
    await shows(page, 'Un artículo sin sesión')
    await tab.close()
  })

  test('another person who signs in there takes another way in, and nothing is done with what was typed', async () => {
    const tab = await openTab(browser, shop.url)
    const { page, open } = tab
    await page.request.post('/api/login', { data: LOGINS.customer })
    await open('/account/profile')
    const name = page.getByLabel('Nombre completo')
    await name.fill('Lo que escribió María')
    await page.request.post('/api/logout', { data: {} })
    await page.locator('main').getByRole('button', { name: 'Guardar' }).first().click()
    const entry = page.getByRole('dialog', { name: 'Tu sesión terminó' })
    expect(await entry.innerText()).toContain('como maria')
    await entry.getByRole('link', { name: 'Entrar con otra cuenta' }).click()
    await page.getByLabel('Usuario o correo').fill(LOGINS.admin.username)
    await page.getByLabel('Contraseña', { exact: true }).fill(LOGINS.admin.password)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.includes('auth'))
    await open('/account/profile')
    await eventually(async () => expect(await name.inputValue()).toBe('Ana Puente'))
    const typed = await askDatabase(
      shop.databaseUrl,
      'select 1 from app_user where full_name = $1',
      ['Lo que escribió María'],
    )
    expect(typed).toEqual([])
    await tab.close()
  })

  test('whoever is held up at sign-in asks for a link and is told where to look', async () => {
    const tab = await openTab(browser, shop.url)
    const { page, open } = tab
    await open('/auth')
    const enter = async (password: string) => {
      await page.getByLabel('Usuario o correo').fill('maria')
      await page.getByLabel('Contraseña', { exact: true }).fill(password)
      const answered = page.waitForResponse(/auth\.login/)
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
      await answered
    }
    for (let n = 0; n < 6; n += 1) await enter('mal')
    await told(page, 'Demasiados intentos')
    await expectAccessiblePage(page)
    await page.getByRole('button', { name: 'Enviarme un enlace' }).click()
    await shows(page, 'Ábrelo en este navegador')
    await tab.close()
  })
})
