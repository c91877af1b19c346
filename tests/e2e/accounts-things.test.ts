// What an account keeps, in a real browser: addresses, also at the checkout, and favourites.
import { everyDay, inFullRun } from '#tests/support/every-day.ts'
import type { Browser, Page } from 'playwright'
import { expect, test } from 'vitest'
import { ADDRESS, formOf } from '#tests/support/checkout-form.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { newcomer, NEWCOMER_PASSWORD as PASSWORD } from '#tests/support/newcomer.ts'
import { type ShopTab, shows } from '#tests/support/shop-tab.ts'
import { openShopInBrowser } from '#tests/support/shop-in-browser.ts'
import type { Shop } from '#tests/support/start-shop.ts'

const ADDRESS_KEPT = { line1: ADDRESS.line1, phone: '+584121234567', isDefault: true }

let shop: Shop
let browser: Browser
openShopInBrowser((opened) => {
  ;({ shop, browser } = opened)
})

const done = async (tab: ShopTab) => {
  expect(tab.takeProblems()).toEqual([])
  await tab.close()
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.each(everyDay(1, [false, true]))(
  'addresses come, change and go (scripts: %s)',
  async (scripts) => {
    const tab = await newcomer(browser, shop.url, `casa-${scripts}`, scripts)
    const { page, open } = tab
    await open('/account/addresses')
    const field = (name: string) => page.locator(`[name="shippingAddress.${name}"]`)
    await page.locator('#add-label').fill('Casa')
    await press(page, 'Guardar dirección')
    await shows(page, 'Completa este campo.')
    expect(await page.locator('#add-label').inputValue()).toBe('Casa')
    await field('fullName').fill(ADDRESS.fullName)
    await field('phone').fill(ADDRESS.phone)
    await field('state').selectOption(ADDRESS.state)
    await field('city').fill(ADDRESS.city)
    await field('line1').fill(ADDRESS.line1)
    await press(page, 'Guardar dirección')
    await shows(page, 'Dirección guardada.', 'Principal', ADDRESS.line1)
    await page.getByRole('link', { name: 'Editar: Casa' }).click()
    await page.waitForURL(/edit=/)
    await field('city').fill('Naiguatá')
    await press(page, 'Guardar dirección')
    await shows(page, 'Naiguatá')
    await press(page, 'Eliminar: Casa')
    await shows(page, 'Dirección eliminada.', 'Todavía no guardas direcciones.')
    await done(tab)
  },
)

inFullRun(() => {
  test('the checkout offers one’s own addresses, takes no other, and keeps a new one', async () => {
    const person = async (username: string) => {
      const visitor = httpVisitor(shop.url)
      await visitor.trpc.auth.register.mutate({
        fullName: 'Eva Ruiz',
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
      })
      return visitor
    }
    const [eva, other] = [await person('dirige'), await person('vecina')]
    await other.trpc.account.addAddress.mutate({ ...ADDRESS, line1: 'Calle ajena 7' })
    const [foreign] = await other.trpc.account.addresses.query()
    await eva.trpc.cart.addItem.mutate({ productId: 1, quantity: 1 })
    const quote = await eva.trpc.orders.checkoutQuote.query({})
    const { idempotencyKey, ...form } = formOf(quote, { email: 'dirige@example.com' })
    const typed = Object.fromEntries(
      Object.entries(ADDRESS).map(([name, value]) => [`shippingAddress.${name}`, value]),
    )
    const place = (fields: Record<string, string>) =>
      eva.postForm('/checkout', {
        idempotencyKey,
        email: form.email,
        service: form.service,
        paymentMethod: String(form.paymentMethod),
        cartVersion: String(form.cartVersion),
        [`total.${form.service}`]: String(form.expectedTotalCents),
        billingSame: '1',
        ...fields,
      })
    const refused = await place({ ...typed, keptAddress: String(foreign?.id) })
    expect((await refused.text()).includes('Calle ajena')).toBe(false)
    expect(await eva.trpc.account.orders.query({})).toMatchObject({ orders: [] })

    const placed = await place({ ...typed, keptAddress: 'another', keepAddress: '1' })
    expect(placed.status).toBe(303)
    expect(placed.headers.get('location')).not.toContain('unkept')
    expect(await eva.trpc.account.addresses.query()).toMatchObject([ADDRESS_KEPT])
    // The same again finds the order placed and the address kept.
    expect((await place({ ...typed, keepAddress: '1' })).status).toBe(303)
    const [kept, ...more] = await eva.trpc.account.addresses.query()
    expect(more).toEqual([])
    await eva.trpc.cart.addItem.mutate({ productId: 1, quantity: 1 })
    const page = await eva.html('/checkout')
    const choices = page.match(/<input[^>]*name="keptAddress"[^>]*>/g) ?? []
    const chosen = choices.filter((choice) => choice.includes('checked'))
    expect([choices.length, chosen.length]).toEqual([2, 1])
    expect(chosen[0]).toContain(`value="${kept?.id}"`)
    expect(page.includes('Calle ajena')).toBe(false)
  })

  test('favourites of the browser join the account at sign-in', async () => {
    const before = await newcomer(browser, shop.url, 'corazon')
    await before.page.context().clearCookies()
    const { page, open } = before
    await open('/product/1')
    await page.locator('main button[aria-pressed]').first().click()
    await open('/auth?next=/products')
    await page.getByLabel('Usuario o correo').fill('corazon')
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    const joined = page.waitForResponse(/account\.mergeFavourites/)
    await page.locator('main form [data-variant=primary]').click()
    expect((await joined).ok()).toBe(true)
    await open('/account/favourites')
    expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(0)
    await done(before)
  })
})
