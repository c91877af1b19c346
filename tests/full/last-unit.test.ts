// One thing, many buyers, two processes: it is sold once. One buyer, many presses: it is ordered once.
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '#domain/order-number.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { borrowBrowser } from '#tests/support/shared-shop.ts'
import { formOf } from '#tests/support/checkout-form.ts'
import { fillCheckout, placeButton } from '#tests/support/fill-checkout.ts'
import { httpVisitor } from '#tests/support/http-visitor.ts'
import { arrive, openTab, shows } from '#tests/support/shop-tab.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'

const PRODUCT = 1
const BUYERS = 20

let first: OwnShop
let second: OwnShop
let browser: Browser
let giveBack: () => Promise<void>
beforeAll(async () => {
  first = await startShop()
  second = await startShop({ databaseUrl: first.databaseUrl })
  ;({ browser, giveBack } = await borrowBrowser())
}, 180_000)
afterAll(async () => {
  await giveBack()
  await second.stop()
  await first.stop()
})

const ask = <T extends object>(text: string, values: unknown[] = []) =>
  askDatabase<T>(first.databaseUrl, text, values)
const setStock = (stock: number) =>
  ask('update product set stock = $1 where id = $2', [stock, PRODUCT])
const stock = async () =>
  (await ask<{ stock: number }>('select stock from product where id = $1', [PRODUCT]))[0]?.stock
const ordersOf = async (email: string) =>
  (await ask<{ id: number }>('select id from shop_order where email = $1', [email])).map(({ id }) =>
    formatOrderNumber(id),
  )

beforeEach(() => setStock(10))

test('twenty buyers of the last unit on two processes: one order, nineteen clean refusals', async () => {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const buyer = httpVisitor((index % 2 === 0 ? first : second).url)
      await buyer.trpc.cart.addItem.mutate({ productId: PRODUCT, quantity: 1 })
      const form = formOf(await buyer.trpc.orders.checkoutQuote.query({}), {
        email: 'rush@example.com',
      })
      return { buyer, form }
    }),
  )
  await setStock(1)
  const answers = await Promise.all(
    buyers.map(({ buyer, form }) => buyer.trpc.orders.placeOrder.mutate(form)),
  )
  const said = answers.map((answer) => (answer.ok ? 'ordered' : answer.code))
  expect(said.filter((word) => word === 'ordered')).toHaveLength(1)
  expect(said.filter((word) => word === 'out_of_stock')).toHaveLength(BUYERS - 1)
  for (const answer of answers)
    if (!answer.ok)
      expect(answer).toMatchObject({ lines: [{ productId: PRODUCT, requested: 1, available: 0 }] })
  expect(await stock()).toBe(0)
  expect(await ordersOf('rush@example.com')).toHaveLength(1)
  // A refused buyer still has the thing in the cart, marked, and no mail is on its way to anybody else.
  const loser = buyers[said.indexOf('out_of_stock')]?.buyer
  const cart = await loser?.trpc.cart.current.query()
  expect(cart?.lines).toMatchObject([{ productId: PRODUCT, problem: 'out_of_stock' }])
})

const atCheckout = async (email: string, origin = first.url) => {
  const tab = await openTab(browser, origin)
  const form = { intent: 'add', productId: String(PRODUCT) }
  await tab.page.request.post('/cart', { form })
  await tab.open('/checkout')
  await fillCheckout(tab.page, { email })
  return tab
}
const placed = (page: Page) => arrive(page, /\/order-confirmation\?/)

test('a double click orders once', async () => {
  const { page, close, takeProblems } = await atCheckout('double@example.com')
  await placeButton(page).dblclick()
  await placed(page)
  expect(await ordersOf('double@example.com')).toHaveLength(1)
  expect(await stock()).toBe(9)
  expect(takeProblems()).toEqual([])
  await close()
})

test('two tabs of one person order once, and both lead to that order', async () => {
  const { page, close } = await atCheckout('tabs@example.com')
  const other = await page.context().newPage()
  await other.goto('/checkout', { waitUntil: 'load' })
  await fillCheckout(other, { email: 'tabs@example.com' })
  await Promise.all([placeButton(page).click(), placeButton(other).click()])
  // The same cart, so both tabs mean the same order and both are led to it.
  await Promise.all([placed(page), placed(other)])
  expect(page.url()).toBe(other.url())
  expect(await ordersOf('tabs@example.com')).toHaveLength(1)
  expect(await stock()).toBe(9)
  await close()
})

test('pressing again after an answer that got lost leads to the order that was placed', async () => {
  const { page, close } = await atCheckout('lost@example.com', second.url)
  await page.route('**/trpc/orders.placeOrder*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await placeButton(page).click()
  await shows(page, 'No recibimos respuesta')
  const [number] = await ordersOf('lost@example.com')
  expect(number).toBeDefined()
  await page.unroute('**/trpc/orders.placeOrder*')
  await placeButton(page).click()
  await placed(page)
  expect(new URL(page.url()).searchParams.get('order')).toBe(number)
  expect(await ordersOf('lost@example.com')).toEqual([number])
  expect(await stock()).toBe(9)
  await close()
})

test('whose answer got lost and who looks into the cart finds the order there, and no other browser does', async () => {
  const { page, close } = await atCheckout('cart@example.com')
  await page.route('**/trpc/orders.placeOrder*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await placeButton(page).click()
  await shows(page, 'No recibimos respuesta')
  const [number = '?'] = await ordersOf('cart@example.com')
  // Within the page, by the link of the checkout's head.
  await page.getByRole('link', { name: 'Volver al carrito' }).first().click()
  await shows(page, `Tu pedido ${number} está hecho`)
  const cart = (await page.context().cookies()).filter(({ name }) => name.endsWith('_cart'))
  const thief = httpVisitor(first.url, new Map(cart.map(({ name, value }) => [name, value])))
  expect(await thief.html('/cart')).not.toContain(number)
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await placed(page)
  expect(new URL(page.url()).searchParams.get('order')).toBe(number)
  await close()
})

test('the same form posted twenty times at once to two processes, without scripts, is one order', async () => {
  const { page, close } = await atCheckout('plain@example.com')
  const fields = await page
    .locator('main form')
    .first()
    .evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
  const cookies = (await page.context().cookies()).map(({ name, value }): [string, string] => [
    name,
    value,
  ])
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) =>
      httpVisitor((index % 2 === 0 ? first : second).url, new Map(cookies)).postForm(
        '/checkout',
        Object.fromEntries(fields) as Record<string, string>,
      ),
    ),
  )
  const places = new Set(answers.map(({ headers }) => headers.get('location')))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([303])
  expect(places.size).toBe(1)
  expect(await ordersOf('plain@example.com')).toHaveLength(1)
  expect(await stock()).toBe(9)
  await close()
})
