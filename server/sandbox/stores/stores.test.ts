// Plays all three stores and has their own connectors read them: every page, every item, and every way to fail.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { SYNC_STORES, type StoreOffer, type SyncStore } from '#domain/store-offer.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import { openStores } from './open-stores.ts'

let at = Date.UTC(2026, 10, 28, 12)
const clock = () => new Date(at)
let epoch = 0
const partners = { amazon: 'puente-20', ebay: '5339900001', walmart: 'PUENTE7' }

let stores: Awaited<ReturnType<typeof openStores>>
let sandbox: Sandbox
const connectors = {} as Record<SyncStore, StoreConnector>

beforeAll(async () => {
  const allowances = { amazon: { perSecond: 1000, perDay: 8640 } }
  stores = await openStores({
    products: demoProducts,
    count: 3000,
    clock,
    epoch: () => epoch,
    allowances,
    partners,
  })
  sandbox = await openSandbox(stores.services)
})
afterAll(() => sandbox.close())
beforeEach(() => {
  epoch = 0
  at += 3_600_000
  for (const store of SYNC_STORES) sandbox.setFault(store, null)
  for (const one of openConnectors(stores.accountsAt(sandbox.addressOf), {
    now: clock,
  }))
    connectors[one.provider] = one
})

async function readAll(connector: StoreConnector) {
  const offers: StoreOffer[] = []
  let problems = 0
  let pages = 0
  let cursor: string | null = null
  do {
    const page = await connector.listPage(cursor)
    if (!page.ok) throw new Error(JSON.stringify(page.fault))
    offers.push(...page.offers)
    problems += page.problems.length
    pages += 1
    cursor = page.nextCursor
    at += 1000
  } while (cursor !== null)
  return { offers, problems, pages }
}

it.each(SYNC_STORES)(
  '%s sells what it was given, with pictures of our own origin',
  async (store) => {
    const { offers } = await readAll(connectors[store])
    const given = demoProducts.filter((product) => product.store === store)
    const byId = new Map(offers.map((offer) => [offer.externalId, offer]))
    for (const product of given) {
      const offer = byId.get(product.externalId)
      if (store === 'amazon' && product.stock === 0) continue
      expect(offer).toMatchObject({
        title: product.name,
        priceCents: product.priceCents,
        category: product.category,
        images:
          store === 'ebay'
            ? product.images.map((image) => image.replace('.webp', '.400.webp'))
            : product.images,
      })
    }
    expect(given.length).toBeGreaterThan(30)
  },
)

it.each(['ebay', 'walmart'] as const)('%s can be read to its last item', async (store) => {
  const { offers, problems } = await readAll(connectors[store])
  expect(new Set(offers.map(({ externalId }) => externalId)).size).toBe(1000)
  expect(problems).toBe(0)
})

it('reaches more than a hundred items of an Amazon search by price', async () => {
  const { offers } = await readAll(connectors.amazon)
  expect(new Set(offers.map(({ externalId }) => externalId)).size).toBeGreaterThan(850)
})

it.each(SYNC_STORES)('goes on at a cursor of %s after a crash', async (store) => {
  const first = await connectors[store].listPage(null)
  const second = first.ok ? await connectors[store].listPage(first.nextCursor) : null
  const again = openConnectors(stores.accountsAt(sandbox.addressOf), { now: clock }).find(
    ({ provider }) => provider === store,
  )
  const resumed = first.ok ? await again?.listPage(first.nextCursor) : null
  expect(second).toMatchObject({ ok: true })
  expect(resumed).toMatchObject({ offers: second?.ok ? second.offers : [] })
})

it.each(SYNC_STORES)('%s tells more about single items, and which are gone', async (store) => {
  const ids = demoProducts.filter((product) => product.store === store && product.stock > 0)
  const gone = { amazon: 'B0GONE0001', ebay: '123456789012', walmart: '123' }[store]
  const wanted = [...ids.slice(0, 4).map(({ externalId }) => externalId), gone]
  const { offers, missing } = await readItems(store, wanted)
  expect(missing).toEqual([gone])
  expect(offers.map(({ externalId, brand }) => [externalId, brand.toLowerCase()])).toEqual(
    ids.slice(0, 4).map(({ externalId, brand }) => [externalId, brand.toLowerCase()]),
  )
})

const idsOf = (store: SyncStore, count: number) =>
  demoProducts
    .filter((product) => product.store === store && product.stock > 0)
    .slice(0, count)
    .map(({ externalId }) => externalId)

/** As a run does: each call asks for as many as the last answer allows. */
async function readItems(store: SyncStore, ids: readonly string[]) {
  const calls: number[] = []
  const offers: StoreOffer[] = []
  const missing: string[] = []
  let most = ids.length
  for (let from = 0; from < ids.length;) {
    const some = ids.slice(from, from + most)
    const answer = await connectors[store].fetchItems(some)
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
    calls.push(some.length)
    offers.push(...answer.offers)
    missing.push(...answer.missing)
    from += answer.asked
    most = answer.most
    at += 1000
  }
  return { calls, offers, missing }
}

it('asks eBay for one item after the other when our keys may not ask for many', async () => {
  sandbox.setFault('ebay', 'not-eligible')
  const ids = idsOf('ebay', 3)
  const { calls, offers, missing } = await readItems('ebay', ids)
  expect([calls, offers.length, missing]).toEqual([[3, 1, 1, 1], 3, []])
})

it('finds the one number for which Walmart refuses all, with one call at a time', async () => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = idsOf('walmart', 6)
  const ids = [a, b, c, d, '123', e, f]
  const { calls, offers, missing } = await readItems('walmart', ids)
  expect([calls, offers.length, missing]).toEqual([[7, 4, 3, 2, 1, 1, 1], 6, ['123']])
})

it.each(SYNC_STORES)(
  '%s passes items over without a word, and is not taken at it',
  async (store) => {
    const ids = idsOf(store, 5)
    for (const [fault, said] of [
      ['empty', 0],
      ['half-page', 3],
    ] as const) {
      sandbox.setFault(store, fault)
      const items = await connectors[store].fetchItems(ids)
      expect(items).toMatchObject({ ok: true, missing: [], asked: 5, unanswered: ids.slice(said) })
      const codes = items.ok ? items.problems.map(({ code }) => code) : []
      expect(codes).toEqual(ids.slice(said).map(() => 'item_unanswered'))
    }
  },
)

it('keeps every affiliate link to the letter', async () => {
  const page = await connectors.walmart.listPage(null)
  const offer = page.ok ? page.offers[0] : undefined
  expect(offer?.affiliateUrl).toMatch(
    /^https:\/\/goto\.walmart\.com\/c\/PUENTE7\/568844\/9383\?veh=aff&/u,
  )
  const other = await connectors.ebay.listPage(null)
  expect(
    other.ok &&
      other.offers.every(({ affiliateUrl }) => affiliateUrl.includes('campid=5339900001')),
  ).toBe(true)
})

it('changes a tenth of prices and stock from one time to the next, and is the same when asked twice', async () => {
  const before = await readAll(connectors.ebay)
  const again = await readAll(connectors.ebay)
  expect(again.offers).toEqual(before.offers)
  epoch = 1
  const after = await readAll(connectors.ebay)
  const old = new Map(before.offers.map((offer) => [offer.externalId, offer.priceCents]))
  const changed = after.offers.filter((offer) => old.get(offer.externalId) !== offer.priceCents)
  expect(changed.length).toBeGreaterThan(60)
  expect(changed.length).toBeLessThan(150)
  expect(after.offers.length).toBeLessThan(before.offers.length)
})
