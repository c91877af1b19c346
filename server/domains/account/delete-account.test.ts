// Proves leaving: everything can be taken along, nothing of the person stays, and the orders stay for the books.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { ADDRESS, placeOne } from '#tests/support/checkout-form.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const idOf = (number: string) => Number(/PU-(\d+)/.exec(number)?.[1])

const everything = async () =>
  JSON.stringify(
    await shop.sql(`
      select string_agg(row::text, '') as text from (
        select app_user::text as row from app_user union all select shop_order::text from shop_order
        union all select order_event::text from order_event union all select session::text from session
        union all select account_token::text from account_token union all select user_address::text from user_address
        union all select outbox_mail::text from outbox_mail union all select cart::text from cart
        union all select restock_alert::text from restock_alert
      ) as rows`),
  )

test('the copy has all that is kept, and is one’s own', async () => {
  const browser = await shop.register('copia')
  const productId = await shop.product()
  const { number } = await placeOne(browser, productId)
  await browser.call.account.addAddress({ ...ADDRESS, label: 'Casa' })
  await browser.call.account.setFavourite({ productId, liked: true })
  await browser.call.cart.addItem({ productId })
  // Under one's address, as a visitor, and under somebody else's.
  const { contact, newsletter } = shop.visitor().call
  const letter = { fullName: 'Ana', subject: 'claim', message: 'Una caja llegó rota.' } as const
  await contact.send({
    ...letter,
    email: 'Copia@example.com',
    stamp: (await contact.office()).stamp,
  })
  await contact.send({
    ...letter,
    email: 'otra@example.com',
    stamp: (await contact.office()).stamp,
  })
  await newsletter.subscribe({ email: 'copia@example.com' })
  const soldOut = await shop.product({ stock: 0 })
  for (const email of ['copia@example.com', 'otra@example.com'])
    await shop.visitor().call.restock.ask({ productId: soldOut, email })
  // Whoever only typed an address at registering does not see what others sent with it.
  expect(await browser.call.account.copy()).toMatchObject({
    messages: [],
    newsletter: null,
    restockAlerts: [],
  })
  const token = await shop.lastToken('copia@example.com')
  await browser.call.auth.verifyEmail({ token })
  const copy = await browser.call.account.copy()
  expect(copy).toMatchObject({
    profile: { username: 'copia' },
    cart: { lines: [{ productId }] },
    messages: [{ message: letter.message, answers: [] }],
    newsletter: { state: 'pending' },
    addresses: [{ label: 'Casa' }],
    favouriteProductIds: [productId],
    restockAlerts: [{ productId: soldOut, email: 'copia@example.com', toldAt: null }],
    sessions: [{ isCurrent: true }],
    orders: [{ number }],
  })
  expect(JSON.stringify(copy)).not.toMatch(/argon2|otra@example/)
})

test('leaving asks for the password; a finished order stays without its buyer', async () => {
  const browser = await shop.register('adios')
  const other = await shop.signIn('adios')
  const address = { ...ADDRESS, fullName: 'Persona Irrepetible', line1: 'Calle Irrepetible 5' }
  const email = 'adios@example.com'
  const { number } = await placeOne(browser, await shop.product(), {
    email,
    shippingAddress: address,
  })
  await browser.call.account.addAddress({ ...address, label: '' })
  await browser.call.restock.ask({ productId: await shop.product({ stock: 0 }), email })
  await shop.drain('sendOrderMail')
  await shop.settle()
  await shop.sql(`update shop_order set state = 'delivered', note = 'Irrepetible' where id = ?`, [
    idOf(number),
  ])
  const { account } = browser.call
  expect(await account.deleteAccount({ password: 'no es' })).toMatchObject({
    code: 'wrong_password',
  })
  expect(/irrepetible/i.test(await everything())).toBe(true)
  expect(await account.deleteAccount({ password: PASSWORD })).toEqual({ ok: true })
  expect(browser.cookies.size).toBe(0)
  await expect(other.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const left = await everything()
  expect(/irrepetible|adios/i.exec(left)).toBeNull()
  const [order] = await shop.sql<{ total_cents: number; erase_requested: boolean }>(
    'select total_cents, erase_requested from shop_order where id = ?',
    [idOf(number)],
  )
  expect(order?.total_cents).toBeGreaterThan(0)
  // The name is free again.
  await shop.register('adios')
})

test('an order on its way keeps its address until it is over', async () => {
  const browser = await shop.register('viaja')
  const email = 'viaja@example.com'
  const placed = await placeOne(browser, await shop.product(), { email })
  const id = idOf(placed.number)
  const rowOf = async () =>
    (
      await shop.sql<{ email: string; user_id: number | null }>(
        'select email, user_id from shop_order where id = ?',
        [id],
      )
    )[0]
  await shop.sql(`update shop_order set state = 'shipped' where id = ?`, [id])
  await browser.call.account.deleteAccount({ password: PASSWORD })
  expect(await rowOf()).toEqual({ email, user_id: null })
  // A later account of the same address does not find it.
  await shop.register('viaja')
  await shop.visitor().call.auth.verifyEmail({ token: await shop.lastToken(email) })
  await shop.settle()
  expect(await rowOf()).toEqual({ email, user_id: null })
  await shop.sql(`update shop_order set state = 'delivered' where id = ?`, [id])
  await shop.deps.boss.send('platform.purgeStale', {})
  await shop.drain('purgeStale')
  expect(await rowOf()).toEqual({ email: 'nobody@invalid', user_id: null })
  // Its link still works, and shows nobody.
  const order = await shop.visitor().call.orders.order(placed)
  expect(order.shippingAddress).toMatchObject({ fullName: '***', city: '' })
})

test('the only admin cannot leave', async () => {
  const boss = await shop.register('unica')
  await shop.sql(`update app_user set is_admin = true where username = 'unica'`)
  const leave = () => boss.call.account.deleteAccount({ password: PASSWORD })
  expect(await leave()).toEqual({ ok: false, code: 'last_admin' })
  await shop.register('segunda')
  await shop.sql(`update app_user set is_admin = true where username = 'segunda'`)
  expect(await leave()).toEqual({ ok: true })
})
