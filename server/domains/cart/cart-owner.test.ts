// Proves whose cart it is: copies from storage, merging at sign-in, and that nobody reaches another one's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { added, contents, signUp } from '#tests/support/cart-visits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a newer copy from storage wins, an older one does not', async () => {
  const visitor = shop.visitor()
  const [first, second] = [await shop.product(), await shop.product()]
  await added(visitor, first)
  const older = await visitor.call.cart.replace({
    version: 1,
    lines: [{ productId: second, quantity: 1 }],
  })
  expect(older).toMatchObject({ ok: true, cart: { lines: [{ productId: first }] } })
  const newer = await visitor.call.cart.replace({
    version: 7,
    lines: [{ productId: second, quantity: 2 }],
  })
  expect(newer).toMatchObject({ notice: null, cart: { version: 7, itemCount: 2 } })
  expect(await contents(visitor)).toEqual([[second, 2]])
})

test('a copy is restored without a row, and what it cannot keep is told', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product({ stock: 4 })
  const lines = [
    { productId, quantity: 2 },
    { productId: 2_000_000_000, quantity: 1 },
  ]
  expect(await visitor.call.cart.replace({ version: 3, lines })).toMatchObject({
    notice: 'repaired',
    cart: { version: 3, itemCount: 2 },
  })
  const tooMany = { version: 9, lines: [{ productId, quantity: 40 }] }
  expect(await visitor.call.cart.replace(tooMany)).toMatchObject({
    notice: 'limited_by_stock',
    cart: { itemCount: 4 },
  })
  expect(await shop.visitor().call.cart.replace({ version: 3, lines: [] })).toMatchObject({
    cart: { version: 0 },
  })
})

test('at sign-in the guest cart joins the account: union, larger quantity', async () => {
  const login = await signUp(shop)
  const [both, onlyGuest, onlyAccount] = [
    await shop.product(),
    await shop.product(),
    await shop.product(),
  ]
  const desktop = shop.visitor()
  await desktop.call.auth.login(login)
  await added(desktop, both, 1)
  await added(desktop, onlyAccount, 2)

  const phone = shop.visitor()
  await added(phone, both, 4)
  await added(phone, onlyGuest, 1)
  await phone.call.auth.login(login)
  const merged = await phone.call.cart.current()
  expect(Object.fromEntries(merged.lines.map((line) => [line.productId, line.quantity]))).toEqual({
    [both]: 4,
    [onlyAccount]: 2,
    [onlyGuest]: 1,
  })
  expect(await phone.call.cart.current()).toEqual(merged)
  expect(await desktop.call.cart.current()).toEqual(merged)
})

test('the first sign-in turns the guest cart into the account’s, out of reach of its cookie', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product()
  await added(visitor, productId)
  const guest = new Map(visitor.cookies)
  await visitor.call.auth.login(await signUp(shop))
  expect(await contents(visitor)).toEqual([[productId, 1]])
  expect(await contents(shop.visitor({ cookies: guest }))).toEqual([])
})

test('somebody else’s cart cannot be reached', async () => {
  const visitor = shop.visitor()
  await added(visitor, await shop.product())
  const others = [
    shop.visitor(),
    shop.visitor({ cookies: new Map([['__Host-puente_cart', 'x'.repeat(43)]]) }),
  ]
  for (const other of others) {
    expect(await contents(other)).toEqual([])
    await other.call.cart.clear()
  }
  expect(await contents(visitor)).toHaveLength(1)
})
