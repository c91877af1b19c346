// Proves that an order's key goes to who placed it and to nobody else, and to them also when the answer got lost.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { checkoutForm } from '#tests/support/checkout-form.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'

// The test's shop is https.
const BROWSER = wireName(COOKIES.browser, true)
const CART = wireName(COOKIES.cart, true)

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Another browser with some of somebody's cookies. */
const withCookies = ({ cookies }: Visitor, ...names: string[]) =>
  shop.visitor({ cookies: new Map([...cookies].filter(([name]) => names.includes(name))) })
const placedOf = async ({ call }: Visitor) => {
  const quote = await call.orders.checkoutQuote({})
  return quote.ok ? 'full' : quote.placed
}
const buy = async (visitor?: Visitor) => {
  const buyer = visitor ?? (await shop.filled()).visitor
  if (visitor) await buyer.call.cart.addItem({ productId: await shop.product(), quantity: 1 })
  const form = await checkoutForm(buyer)
  const answer = await buyer.call.orders.placeOrder(form)
  if (!answer.ok) throw new Error(answer.code)
  const { number, key } = answer
  return { buyer, form, answer, placed: { number, key } }
}

test('the cart’s cookie, alone or with any version, shows no order', async () => {
  const { buyer, form, placed } = await buy()
  for (const thief of [withCookies(buyer, CART), shop.visitor()]) {
    for (const cartVersion of [0, 1, 2, form.cartVersion]) {
      const stolen = { ...form, idempotencyKey: randomUUID(), cartVersion }
      const answer = await thief.call.orders.placeOrder(stolen)
      expect(answer).toEqual({ ok: false, code: 'cart_empty' })
    }
    expect(await placedOf(thief)).toBeNull()
    await expect(thief.call.orders.order({ ...placed, key: 'x'.repeat(43) })).rejects.toThrow(
      'order_not_found',
    )
  }
})

test('who guesses a token, or brings one without the shop’s mark, is nobody', async () => {
  const { buyer } = await buy()
  const token = buyer.cookies.get(BROWSER) ?? ''
  for (const value of [token.split('.')[0] ?? '', `${token}x`, 'a.b', '', 'x'.repeat(86)]) {
    const thief = withCookies(buyer, CART)
    thief.cookies.set(BROWSER, value)
    expect(await placedOf(thief)).toBeNull()
  }
})

test('the token is given before the order, once, for a day, and no script can read it', async () => {
  const { visitor } = await shop.filled()
  expect(visitor.cookies.has(BROWSER)).toBe(false)
  await visitor.call.orders.checkoutQuote({})
  const token = visitor.cookies.get(BROWSER)
  await visitor.call.orders.checkoutQuote({})
  expect(visitor.cookies.get(BROWSER)).toBe(token)
  const given = visitor.received.filter((text) => text.startsWith(`${BROWSER}=`))
  expect(given).toHaveLength(1)
  expect(given[0]).toMatch(/; HttpOnly; Max-Age=86400;|; Max-Age=86400;.*HttpOnly/)
  expect(given[0]).toMatch(/SameSite=Lax/i)
})

test('whose answer got lost reaches the order: by the same form, by another tab’s and by the empty cart', async () => {
  const { buyer, form, answer, placed } = await buy()
  expect(await buyer.call.orders.placeOrder(form)).toEqual(answer)
  const tab = { ...form, idempotencyKey: randomUUID() }
  expect(await buyer.call.orders.placeOrder(tab)).toEqual(answer)
  expect(await placedOf(buyer)).toEqual(placed)
  // The badge of the lost answer as well.
  buyer.cookies.set(COOKIES.cartCount, '3')
  await placedOf(buyer)
  expect(buyer.cookies.get(COOKIES.cartCount)).toBe('0')
})

test('an hour later, or once it is cancelled, the empty cart names it no more', async () => {
  const { buyer, placed } = await buy()
  const before = shop.deps.clock()
  shop.setNow(new Date(before.getTime() + 3_600_001))
  expect(await placedOf(buyer)).toBeNull()
  shop.setNow(before)
  expect(await placedOf(buyer)).toEqual(placed)
  const { id } = await buyer.call.orders.order(placed)
  await shop.force(id, 'cancelled')
  expect(await placedOf(buyer)).toBeNull()
})

test('an account finds its order by its session alone, in any browser, and its browser finds it no more', async () => {
  const marta = await shop.signIn('marta')
  const { placed } = await buy(marta)
  expect(await placedOf(await shop.signIn('marta'))).toEqual(placed)
  const { cookies } = marta
  const token = cookies.get(BROWSER) ?? ''
  await marta.call.auth.logout()
  expect(cookies.has(BROWSER)).toBe(false)
  cookies.set(BROWSER, token)
  expect(await placedOf(marta)).toBeNull()
  expect(await placedOf(await shop.signIn('pedro'))).toBeNull()
})

test('what belongs to an account by now is not shown to another account at the same browser', async () => {
  const { buyer, placed } = await buy()
  const { id } = await buyer.call.orders.order(placed)
  const claim = `update shop_order set user_id = (select id from app_user where username = 'marta') where id = ?`
  await shop.sql(claim, [id])
  expect(await placedOf(buyer)).toEqual(placed)
  const login = { username: 'pedro', password: 'secreto' }
  expect(await buyer.call.auth.login(login)).toMatchObject({ ok: true })
  expect(await placedOf(buyer)).toBeNull()
})

test('what a guest ordered is not shown to whoever signs in at that browser afterwards', async () => {
  const { buyer, form, placed } = await buy()
  const pedro = { username: 'pedro', password: 'secreto' }
  expect(await buyer.call.auth.login(pedro)).toMatchObject({ ok: true })
  expect(await placedOf(buyer)).toBeNull()
  const tab = { ...form, idempotencyKey: randomUUID() }
  expect(await buyer.call.orders.placeOrder(tab)).toMatchObject({ ok: false })
  // Their own is.
  const own = await buy(buyer)
  expect(own.placed.number).not.toBe(placed.number)
  expect(await placedOf(buyer)).toEqual(own.placed)
})
