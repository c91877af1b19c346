// Proves what leaves the lists with its store, and what stays because it stands on a shelf of our own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offeredProduct } from '#tests/support/offered-product.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { expireOffers, withdrawOffers } from './withdraw-offers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('what its store drops leaves the lists, but for pieces on a shelf of our own while their price holds', async () => {
  const { call } = shop.visitor()
  const shelves: [boolean, object][] = [
    [true, { sourceStore: 'ebay', salesPolicy: 'own', fixedFields: ['stock'] }],
    [false, { sourceStore: 'ebay', salesPolicy: 'own', fixedFields: ['stock'], stock: 0 }],
    [false, { sourceStore: 'ebay', salesPolicy: 'own', fixedFields: ['priceCents'] }],
    [false, { sourceStore: 'ebay', salesPolicy: 'affiliate', fixedFields: ['stock'] }],
    [false, { salesPolicy: 'own', fixedFields: ['stock'] }],
    [true, { salesPolicy: 'own', fixedFields: ['stock', 'priceCents'] }],
  ]
  const em = shop.deps.orm.em.fork()
  for (const [stays, changes] of shelves) {
    const id = await offeredProduct(shop, 5, changes)
    await withdrawOffers(em, [id], shop.deps.clock())
    expect([(await call.catalogue.product({ id })).listed, changes]).toEqual([stays, changes])
    await shop.sql(`update product_offer set expires_at = now() where product_id = ?`, [id])
    await expireOffers(em, shop.deps.clock())
    const isOwn = stays && JSON.stringify(changes).includes('priceCents')
    expect([(await call.catalogue.product({ id })).listed, changes]).toEqual([isOwn, changes])
  }
})

test('a doubt about the price stays with what stays in the lists, and goes with what leaves them', async () => {
  const em = shop.deps.orm.em.fork()
  const own = { sourceStore: 'ebay', salesPolicy: 'own' }
  for (const [held, changes] of [
    [49_900, { ...own, fixedFields: ['stock'] }],
    [null, own],
  ] as const) {
    const id = await offeredProduct(shop, 5, changes)
    await shop.sql(
      `update product_offer set held_price_cents = 49900, held_since = now() where product_id = ?`,
      [id],
    )
    await withdrawOffers(em, [id], shop.deps.clock())
    const added = await shop.visitor().call.cart.addItem({ productId: id, quantity: 1 })
    expect(added).toMatchObject({ ok: false })
    const [offer] = await shop.sql(
      `select gone, held_price_cents as held, held_since is not null as "isDated" from product_offer where product_id = ?`,
      [id],
    )
    expect(offer).toEqual({ gone: true, held, isDated: held !== null })
  }
})
