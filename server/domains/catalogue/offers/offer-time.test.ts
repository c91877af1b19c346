// A store's price is good for as long as its terms allow; from then on nobody is told it, wherever they look.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCartProducts } from '#server/domains/cart/cart.queries.ts'
import { added } from '#tests/support/cart-visits.ts'
import { offeredProduct } from '#tests/support/offered-product.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { expireOffers } from './withdraw-offers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const offered = (hoursAgo: number, changes: object = {}) => offeredProduct(shop, hoursAgo, changes)

test('a fresh price is told with its moment, and the way to the store keeps what it carries', async () => {
  const id = await offered(5)
  const { call } = shop.visitor()
  const product = await call.catalogue.product({ id })
  expect(product).toMatchObject({
    priceCents: 43_219,
    affiliateUrl: 'https://www.amazon.com/dp/B000000001?tag=ours-20&linkCode=osi',
  })
  const age = Date.now() - Date.parse(product.pricedAt ?? '')
  expect(Math.round(age / 3_600_000)).toBe(5)
  expect((await call.catalogue.cards({ ids: [id] }))[0]?.pricedAt).toBe(product.pricedAt)
})

test('what the shop sells itself carries no such moment', async () => {
  const id = await offered(5, { salesPolicy: 'own' })
  expect(await shop.visitor().call.catalogue.product({ id })).toMatchObject({
    priceCents: 43_219,
    pricedAt: null,
  })
})

test('an expired price is in no list, page, suggestion, parcel or documented call', async () => {
  const id = await offered(25, { name: 'Vaporizador Quimera', originalPriceCents: 54_321 })
  const { call } = shop.visitor()
  await shop.deps.orm.em.fork().execute('analyze product')
  const answers = [
    await call.catalogue.list({ search: 'quimera' }),
    await call.catalogue.list({ sort: 'newest' }),
    await call.catalogue.product({ id }),
    await call.catalogue.cards({ ids: [id] }),
    await call.catalogue.featured({ limit: 12 }),
    await call.catalogue.suggest({ text: 'quimera' }),
    await call.catalogue.restList({ search: 'quimera' }),
    await call.catalogue.restProduct({ id }),
    await call.shipping.packedProducts({ ids: [id] }),
  ]
  const told = JSON.stringify(
    answers.map((answer) =>
      JSON.parse(JSON.stringify(answer), (_key, value: unknown) =>
        value !== null && typeof value === 'object' && 'id' in value && value.id !== id
          ? undefined
          : value,
      ),
    ),
  )
  expect(told).toContain('Vaporizador Quimera')
  expect(told).not.toMatch(/432[.,]?19|543[.,]?21/u)
  expect(await call.catalogue.product({ id })).toMatchObject({
    priceCents: null,
    originalPriceCents: null,
    discountPercentage: 0,
    stock: 0,
    availability: 'out_of_stock',
  })
  expect(await call.catalogue.restProduct({ id })).toMatchObject({ price: null })
})

const QUOTED = {
  images: ['https://m.media-amazon.com/images/I/one.jpg', '/img/two.webp'],
  features: ['Se lava en frío'],
  specifications: [['Color', 'Rojo']] as [string, string][],
  description: 'Larga descripción',
  shortDescription: 'Corta',
}
const NOT_QUOTED = {
  images: [],
  features: [],
  specifications: [],
  description: '',
  shortDescription: '',
}

test('with Amazon’s price its texts and pictures end, all but the name', async () => {
  const { call } = shop.visitor()
  const name = 'Tamborín Zafiro'
  const answers = async (id: number) => {
    const [page, [card], rest] = await Promise.all([
      call.catalogue.product({ id }),
      call.catalogue.cards({ ids: [id] }),
      call.catalogue.restProduct({ id }),
    ])
    const [suggested] = (await call.catalogue.suggest({ text: name })).products
    return { page, rest, pictures: [page, card, suggested].map((each) => each?.image) }
  }
  const fresh = await offered(5, { name, ...QUOTED })
  await shop.deps.orm.em.fork().execute('analyze product')
  const before = await answers(fresh)
  expect(before).toMatchObject({ page: { name, ...QUOTED }, rest: { images: QUOTED.images } })
  expect(before.pictures).toEqual([QUOTED.images[0], QUOTED.images[0], QUOTED.images[0]])
  await shop.sql(`update product_offer set expires_at = now() where product_id = ?`, [fresh])
  const after = await answers(fresh)
  expect(after.page).toMatchObject({ name, ...NOT_QUOTED })
  const bare = { ...NOT_QUOTED, specifications: {} }
  expect(after.rest).toMatchObject({ name, ...bare, imageUrl: null })
  expect(after.pictures).toEqual([null, null, null])
  // Other stores' terms speak of prices alone.
  const elsewhere = await offered(25, { name: 'Otro', sourceStore: 'ebay', ...QUOTED })
  expect(await call.catalogue.product({ id: elsewhere })).toMatchObject(QUOTED)
})

test('a price about to expire is not read any more: copies of pages live for a minute', async () => {
  const id = await offered(5)
  await shop.sql(
    `update product_offer set expires_at = now() + interval '1 minute' where product_id = ?`,
    [id],
  )
  expect((await shop.visitor().call.catalogue.product({ id })).priceCents).toBeNull()
})

test('a price that an admin typed is the shop’s own and does not end; what Amazon says beside it does', async () => {
  const { call } = shop.visitor()
  for (const salesPolicy of ['own', 'affiliate']) {
    const id = await offered(25, { salesPolicy, fixedFields: ['priceCents'], ...QUOTED })
    await expireOffers(shop.deps.orm.em.fork(), shop.deps.clock())
    const page = await call.catalogue.product({ id })
    expect(page).toMatchObject({ priceCents: 43_219, listed: true, stock: 10, ...NOT_QUOTED })
    expect([page.image, page.pricedAt]).toEqual([null, null])
    const [line] = await findCartProducts(shop.deps.orm.em.fork(), [id])
    expect(line).toMatchObject({ priceCents: 43_219, images: [], listed: true })
  }
})

test('a stock that an admin typed makes no store’s price older than it may become', async () => {
  const { call } = shop.visitor()
  for (const sourceStore of ['amazon', 'walmart'])
    for (const salesPolicy of ['own', 'affiliate']) {
      const told = { sourceStore, salesPolicy, fixedFields: ['stock'], ...QUOTED }
      const fresh = await offered(5, told)
      const page = await call.catalogue.product({ id: fresh })
      expect([page.priceCents, page.pricedAt !== null]).toEqual([
        43_219,
        salesPolicy === 'affiliate',
      ])
      const id = await offered(25, told)
      const image = sourceStore === 'amazon' ? null : QUOTED.images[0]
      const ended = { priceCents: null, stock: 0, image }
      expect(await call.catalogue.product({ id })).toMatchObject(ended)
      await expireOffers(shop.deps.orm.em.fork(), shop.deps.clock())
      expect(await call.catalogue.product({ id })).toMatchObject({ ...ended, listed: false })
      // With the store's next word it is there again, with the pieces that were counted here.
      expect(await shop.sql(`select stock from product where id = ?`, [id])).toEqual([
        { stock: 10 },
      ])
    }
})

test('in a cart it is neither told nor summed nor sold, and another cannot be added', async () => {
  const id = await offered(5, { salesPolicy: 'own', images: QUOTED.images })
  const visitor = shop.visitor()
  await added(visitor, id, 2)
  await shop.sql(`update product_offer set expires_at = now() where product_id = ?`, [id])
  const cart = await visitor.call.cart.current()
  expect(cart.lines[0]).toMatchObject({
    priceCents: 0,
    lineCents: 0,
    image: null,
    previousPriceCents: null,
    problem: 'not_sold_here',
  })
  expect(cart.subtotalCents).toBe(0)
  const again = await visitor.call.cart.addItem({ productId: id, quantity: 1 })
  expect(again).toMatchObject({ ok: false, code: 'not_sold_here' })
})
