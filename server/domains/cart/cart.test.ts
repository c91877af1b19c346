// Proves the cart: its documented rules and notices, stock bounds, copies from storage, merging, and whose cart it is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { added, contents, signUp } from '#tests/support/cart-visits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('looking at a cart makes none', async () => {
  const visitor = shop.visitor()
  expect(await visitor.call.cart.current()).toEqual({
    version: 0,
    lines: [],
    itemCount: 0,
    subtotalCents: 0,
    landed: null,
  })
  expect(visitor.received).toEqual([])
})

test('the first addition sets a cookie scripts cannot read and stores only its hash', async () => {
  const visitor = shop.visitor()
  const answer = await added(visitor, await shop.product({ priceCents: 1999 }), 2)
  expect(answer).toMatchObject({
    notice: 'added',
    cart: { version: 1, itemCount: 2, subtotalCents: 3998 },
  })
  expect(visitor.received[0]).toMatch(
    /^__Host-puente_cart=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
  )
  expect(visitor.cookies.get('puente_cart_count')).toBe('2')
  const rows = await shop.sql('select * from cart')
  expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('__Host-puente_cart'))
})

test('adding again raises the quantity, below one removes, clearing empties', async () => {
  const visitor = shop.visitor()
  const [first, second] = [await shop.product(), await shop.product()]
  expect((await added(visitor, first)).notice).toBe('added')
  expect((await added(visitor, first)).notice).toBe('quantity_updated')
  await added(visitor, second)
  expect(await contents(visitor)).toEqual([
    [first, 2],
    [second, 1],
  ])
  expect((await visitor.call.cart.setQuantity({ productId: first, quantity: 3 })).notice).toBeNull()
  expect((await visitor.call.cart.setQuantity({ productId: first, quantity: 0 })).notice).toBe(
    'removed',
  )
  expect((await visitor.call.cart.removeItem({ productId: first })).notice).toBeNull()
  expect((await visitor.call.cart.removeItem({ productId: second })).notice).toBe('removed')
  await added(visitor, second)
  expect(await visitor.call.cart.clear()).toMatchObject({
    notice: 'cleared',
    cart: { lines: [], itemCount: 0 },
  })
})

test('a change counts the version up, what changes nothing does not', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product()
  await added(visitor, productId)
  const same = await visitor.call.cart.setQuantity({ productId, quantity: 1 })
  expect(same.cart.version).toBe(1)
  expect((await visitor.call.cart.setQuantity({ productId, quantity: 2 })).cart.version).toBe(2)
})

test('never holds more than there is, and says so', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product({ stock: 3 })
  expect(await added(visitor, productId, 5)).toMatchObject({
    notice: 'limited_by_stock',
    cart: { itemCount: 3 },
  })
  expect(await visitor.call.cart.setQuantity({ productId, quantity: 9 })).toMatchObject({
    notice: 'limited_by_stock',
    cart: { itemCount: 3 },
  })
})

test('refuses what cannot be bought here', async () => {
  const visitor = shop.visitor()
  const add = (productId: number) => visitor.call.cart.addItem({ productId })
  expect(await add(await shop.product({ stock: 0 }))).toEqual({ ok: false, code: 'out_of_stock' })
  expect(await add(await shop.product({ salesPolicy: 'affiliate' }))).toEqual({
    ok: false,
    code: 'not_sold_here',
  })
  expect(await add(await shop.product({ offered: false }))).toEqual({
    ok: false,
    code: 'not_sold_here',
  })
  expect(await add(await shop.product({ name: 'Voltek Power Bank 20000 mAh' }))).toEqual({
    ok: false,
    code: 'not_carried',
  })
  expect(await add(2_000_000_000)).toEqual({ ok: false, code: 'product_not_found' })
  expect(await shop.sql('select 1 from cart_line where product_id = 2000000000')).toEqual([])
})

test('a line says why it cannot be ordered any more', async () => {
  const visitor = shop.visitor()
  const ids = [
    await shop.product({ stock: 5 }),
    await shop.product({ stock: 5 }),
    await shop.product({ stock: 5 }),
    await shop.product({ stock: 5 }),
  ]
  for (const id of ids) await added(visitor, id, 2)
  await shop.sql('update product set stock = 0 where id = ?', [ids[0]])
  await shop.sql('update product set stock = 1 where id = ?', [ids[1]])
  await shop.sql(`update product set sales_policy = 'affiliate' where id = ?`, [ids[2]])
  await shop.sql(`update product set name = 'Voltek Power Bank' where id = ?`, [ids[3]])
  const { lines } = await visitor.call.cart.current()
  expect(lines.map((line) => line.problem)).toEqual([
    'out_of_stock',
    'not_enough_stock',
    'not_sold_here',
    'not_carried',
  ])
})

test('shows the price seen before until the shopper has acknowledged the new one', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product({ priceCents: 1000 })
  await added(visitor, productId)
  await shop.sql('update product set price_cents = 1500 where id = ?', [productId])
  const { lines } = await visitor.call.cart.current()
  expect(lines[0]).toMatchObject({ priceCents: 1500, previousPriceCents: 1000, lineCents: 1500 })
  const after = await visitor.call.cart.acknowledgePrices()
  expect(after.cart.lines[0]).toMatchObject({ priceCents: 1500, previousPriceCents: null })
})

test('ten additions at once are all counted', async () => {
  const visitor = shop.visitor()
  const productId = await shop.product({ stock: 50 })
  await added(visitor, productId)
  await Promise.all(
    Array.from({ length: 10 }, () => visitor.call.cart.addItem({ productId, quantity: 1 })),
  )
  expect(await contents(visitor)).toEqual([[productId, 11]])
})

test('two first additions at once of one account make one cart', async () => {
  const visitor = shop.visitor()
  await visitor.call.auth.login(await signUp(shop))
  const ids = [await shop.product(), await shop.product()]
  await Promise.all(ids.map((productId) => visitor.call.cart.addItem({ productId, quantity: 1 })))
  expect(new Set(await contents(visitor))).toEqual(new Set(ids.map((id) => [id, 1])))
})

test('holds fifty different products and not one more', async () => {
  const visitor = shop.visitor()
  const lines = []
  for (let i = 0; i < 50; i += 1) lines.push({ productId: await shop.product(), quantity: 1 })
  await visitor.call.cart.replace({ version: 1, lines })
  expect(await visitor.call.cart.addItem({ productId: await shop.product() })).toEqual({
    ok: false,
    code: 'cart_full',
  })
  expect(await added(visitor, lines[0]!.productId)).toMatchObject({ notice: 'quantity_updated' })
})

test('a copy with the largest version there is can still be changed', async () => {
  const visitor = shop.visitor()
  const [first, second] = [await shop.product(), await shop.product()]
  const version = 1_000_000_000
  await visitor.call.cart.replace({ version, lines: [{ productId: first, quantity: 1 }] })
  expect((await added(visitor, second)).cart).toMatchObject({ version: version + 1, itemCount: 2 })
  expect(await visitor.call.cart.clear()).toMatchObject({ cart: { version: version + 2 } })
})

test('broken input is refused with the name of the field', async () => {
  const { cart } = shop.visitor().call
  await expect(cart.addItem({ productId: 1, quantity: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await expect(cart.addItem({ productId: 1.5 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(cart.setQuantity({ productId: 1, quantity: 100 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
