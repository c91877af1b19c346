// One number: what a product costs at the door is the same on card, page, cart, drawer, checkout, feed and order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LandedOptionView, viewLanded } from '#contract/landed.ts'
import { paths } from '#contract/paths.ts'
import { quotedProducts } from '#contract/quoted-products.ts'
import type { LandedOption } from '#domain/landed-price.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import { sellableProducts } from '#server/domains/catalogue/product/sellable-products.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { loadShipment } from '#src/features/shipping/load-shipment.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { ADDRESS } from '#tests/support/checkout-form.ts'
import { everyDay } from '#tests/support/every-day.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { METHOD_IDS } from '#tests/support/payment-methods.ts'

// Weights and sizes of every kind: known, half known, not known; light and beyond what some services take.
const A_THOUSAND = `
  insert into product (source_store, external_id, name, brand, category, price_cents, stock, origin,
    weight_thousandths, weight_unit, length_thousandths, width_thousandths, height_thousandths, size_unit, images)
  select 'walmart', 'one-' || i,
    case when i % 50 = 0 then 'Agua de colonia ' when i % 77 = 0 then 'Power bank ' else 'Cosa ' end || i, 'Marca',
    (array['Electronics','Clothing & Accessories','Home & Garden','Toys','Health & Beauty'])[1 + i % 5],
    100 + (i * 7919) % 250000, 5, 'import',
    case when i % 7 > 0 then 100 + (i * 3571) % 90000 end, case when i % 7 > 0 then 'lb' end,
    case when i % 6 > 0 then 1000 + (i * 131) % 70000 end, case when i % 6 > 0 then 1000 + (i * 17) % 30000 end,
    case when i % 6 > 0 then 500 + (i * 13) % 20000 end, case when i % 6 > 0 then 'in' end,
    jsonb_build_array('/img/' || i || '.webp')
  from generate_series(1, 1000) i`

let shop: TestShop
let ids: number[]
let destinations: { code: string; country: string; region: string; name: string }[]
beforeAll(async () => {
  shop = await openTestShop()
  await shop.sql(A_THOUSAND)
  const rows = await shop.sql<{ id: number }>(
    `select id from product where external_id like 'one-%' order by id`,
  )
  ids = rows.map(({ id }) => id)
  destinations = await shop.visitor().call.shipping.destinations()
})
afterAll(() => shop.close())

const from = (destination: string) =>
  shop.visitor({ cookies: new Map([['puente_destination', destination]]) })

const lowest = (options: readonly LandedOptionView[]) =>
  options
    .flatMap((option) => (option.refused === null ? [option] : []))
    .toSorted((a, b) => a.totalCents - b.totalCents)[0]?.totalCents ?? null

const pricesOf = (options: readonly LandedOptionView[]) =>
  options.flatMap((option) =>
    option.refused === null
      ? [{ service: option.service, totalCents: option.totalCents, charges: option.charges }]
      : [],
  )

const some = <T>(all: readonly T[], step: number) => all.filter((_, at) => at % step === 0)

/** In milliseconds: the full run asks for 55,000 cards. */
const LONG = 240_000

test(
  'a card names the lowest price of its page, at every destination',
  async () => {
    expect(ids).toHaveLength(1000)
    for (const [at, { code }] of destinations.entries()) {
      const { call } = from(code)
      // Every product at one of them each day, and at all of them in the full run.
      const asked = everyDay(Math.ceil(ids.length / destinations.length), [
        ...ids.slice(at * 19),
        ...ids.slice(0, at * 19),
      ])
      for (let first = 0; first < asked.length; first += 24) {
        const cards = await call.catalogue.cards({ ids: asked.slice(first, first + 24) })
        for (const { id, landed } of some(cards, 6)) {
          const page = await call.catalogue.product({ id })
          expect({ code, id, total: landed?.totalCents ?? null }).toEqual({
            code,
            id,
            total: lowest(page.landedOptions),
          })
          expect(page.landed).toEqual(landed)
          expect(await call.catalogue.landed({ id, quantity: 1 })).toEqual(page.landedOptions)
        }
      }
    }
  },
  LONG,
)

test(
  'cart, drawer and checkout charge what the page says, line by line, and the order too',
  async () => {
    for (const [at, place] of some(destinations, 5).entries()) {
      const visitor = from(place.code)
      const id = ids[at * 37 + 1] ?? 0
      const quantity = 1 + (at % 3)
      const options = await visitor.call.catalogue.landed({ id, quantity })
      const added = await visitor.call.cart.addItem({ productId: id, quantity })
      if (!added.ok) throw new Error(added.code)
      expect(added.cart.landed?.totalCents ?? null).toBe(lowest(options))
      const quote = await visitor.call.orders.checkoutQuote({ extras: [] })
      if (!quote.ok) throw new Error(quote.code)
      expect(
        quote.options.map(({ service, totalCents, charges }) => ({ service, totalCents, charges })),
      ).toEqual(pricesOf(options))
    }
  },
  LONG,
)

test('the calculator and the quote behind a product’s link say what its page says', async () => {
  for (const [at, place] of some(destinations, 3).entries()) {
    const visitor = from(place.code)
    const products = ids.slice(at * 41, at * 41 + 8)
    for (const id of products) {
      const quantity = 1 + (id % 4)
      const query = quotedProducts([{ id, quantity }])
      const page = { read: visitor.call as unknown as PageContext['read'], locale: 'es' } as const
      const { answer } = await loadShipment(
        new Request(`http://shop.example${paths.calculator(query)}`),
        page as PageContext,
        () => Promise.resolve(),
      )
      if (answer?.state !== 'quoted') throw new Error('no answer')
      const told = await visitor.call.catalogue.landed({ id, quantity })
      expect(answer.quote.options.map((option) => viewLanded(option as LandedOption))).toEqual(told)
      const kept = await visitor.call.shipping.saveQuote({
        destination: place.code,
        goods: [{ id, quantity }],
      })
      if (!kept.ok) continue
      const saved = await visitor.call.shipping.savedQuote({ token: kept.token })
      expect(saved.quote).toEqual(answer.quote)
    }
  }
})

test('an order costs what the page said', async () => {
  const visitor = from('ve-puerto-ayacucho')
  const id = ids[1] ?? 0
  const [air] = await visitor.call.catalogue.landed({ id, quantity: 2 })
  if (air?.refused !== null) throw new Error('no price by air')
  expect(air.charges).toContainEqual({ code: 'remote_area', cents: 1800 })
  await visitor.call.cart.addItem({ productId: id, quantity: 2 })
  const quote = await visitor.call.orders.checkoutQuote({ extras: [] })
  if (!quote.ok) throw new Error(quote.code)
  const placed = await visitor.call.orders.placeOrder({
    idempotencyKey: crypto.randomUUID(),
    email: 'ana@example.com',
    shippingAddress: { ...ADDRESS, state: 'Amazonas', city: 'Maroa' },
    billingAddress: null,
    service: 'air',
    paymentMethod: METHOD_IDS.zelle,
    expectedTotalCents: air.totalCents,
    cartVersion: quote.cart.version,
  })
  if (!placed.ok) throw new Error(placed.code)
  const { number, key } = placed
  const order = await visitor.call.orders.order({ number, key })
  expect([order.totalCents, order.charges]).toEqual([air.totalCents, air.charges])
})

test('feeds say it for the shop’s main city, and nothing of what nobody may carry', async () => {
  const { deps } = shop
  const em = deps.orm.em.fork()
  const basis = await findLandedBasis({ ...deps, em, now: new Date() }, DEFAULT_DESTINATION)
  const { call } = shop.visitor()
  let told = 0
  for await (const { id, landed } of sellableProducts(deps.orm, {} as never, basis)) {
    if (id % 10 > 0) continue
    told += 1
    expect(landed).toEqual((await call.catalogue.product({ id })).landed)
  }
  expect(told).toBeGreaterThan(90)
})
