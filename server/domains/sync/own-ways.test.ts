// What an admin decides about one product, how it is sold and where its link leads, outlives policies and runs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyMark } from '#domain/sync-run.ts'
import { giveBack } from '#tests/support/give-back.ts'
import { openToldShop, type ToldShop } from '#tests/support/told-shop.ts'

let shop: ToldShop
let ids: number[]
beforeAll(async () => {
  shop = await openToldShop()
  const rows = await shop.sql<{ id: number }>(`select id from product where stock > 0 order by id`)
  ids = rows.map(({ id }) => id)
})
afterAll(() => shop.close())

const catalogue = () => shop.admin.call.catalogue
const change = async (salesPolicy: 'own' | 'affiliate', expiresHours: number) => {
  const sync = shop.admin.call.sync
  const now = (await sync.desk()).providers.find(({ provider }) => provider === 'walmart')
  if (!now) throw new Error('no walmart')
  const wanted = { provider: 'walmart', salesPolicy, expiresHours, keepsHistory: true } as const
  expect(await sync.changePolicy({ ...wanted, seen: policyMark(now) })).toMatchObject({ ok: true })
}

test('a product sold in its own way stays so, whatever is saved about its store', async () => {
  const [own = 0, other = 0] = ids
  await shop.correct(own, { salesPolicy: 'affiliate' })
  const ways = async () => {
    const products = await Promise.all([shop.drawn(own), shop.drawn(other)])
    return products.map(({ draft }) => draft.salesPolicy)
  }
  await change('own', 60)
  expect(await ways()).toEqual(['affiliate', 'own'])
  await change('affiliate', 60)
  await change('own', 60)
  await shop.run()
  expect(await ways()).toEqual(['affiliate', 'own'])
  expect(await shop.drawn(own)).toMatchObject({
    fixed: ['salesPolicy'],
    said: { salesPolicy: 'own' },
  })
  await giveBack(catalogue(), own, 'salesPolicy')
  expect(await ways()).toEqual(['own', 'own'])
})

test('shorter hours hold for what was said, longer ones begin with the next word', async () => {
  const hours = () =>
    shop.sql(`select distinct (extract(epoch from expires_at - seen_at) / 3600)::int as hours
      from product_offer where provider = 'walmart'`)
  await change('own', 5)
  expect(await hours()).toEqual([{ hours: 5 }])
  await change('own', 20)
  expect(await hours()).toEqual([{ hours: 5 }])
  await shop.run()
  expect(await hours()).toEqual([{ hours: 20 }])
})

test('a corrected link is where the button leads, with our identifier, and no run undoes it', async () => {
  const id = ids[2] ?? 0
  const shown = () => shop.visitor().call.catalogue.product({ id })
  const { originalUrl, affiliateUrl } = await shown()
  expect(affiliateUrl).toMatch(/^https:\/\/goto\.walmart\.com\//u)
  const better = 'https://www.walmart.com/ip/A-better-page/77'
  const corrected = { originalUrl: better, affiliateUrl: `${better}?wmlspartner=puente` }
  await shop.correct(id, { originalUrl: better })
  expect(await shown()).toMatchObject(corrected)
  await shop.run()
  expect(await shown()).toMatchObject(corrected)
  const { fixed, said } = await shop.drawn(id)
  expect([fixed, said]).toEqual([['originalUrl'], { originalUrl }])
  await giveBack(catalogue(), id, 'originalUrl')
  expect(await shown()).toMatchObject({ originalUrl, affiliateUrl })
})

test('a price that is given back goes on in the history, unless it ends there already', async () => {
  const id = ids[3] ?? 0
  const { draft, externalId, history } = await shop.drawn(id)
  const prices = async () => (await shop.drawn(id)).history.map(({ priceCents }) => priceCents)
  expect(history).toHaveLength(1)
  const correctAndGiveBack = async () => {
    await shop.correct(id, { priceCents: draft.priceCents - 5 })
    await shop.run()
    await giveBack(catalogue(), id, 'priceCents')
  }
  await correctAndGiveBack()
  expect(await prices()).toEqual([draft.priceCents])
  const dearer = draft.priceCents + 20
  shop.says.set(externalId, { priceCents: dearer })
  await correctAndGiveBack()
  expect(await prices()).toEqual([dearer, draft.priceCents])
  // Where nothing is kept, nothing begins.
  await shop.sql('delete from price_change where product_id = ?', [id])
  shop.says.clear()
  await correctAndGiveBack()
  expect(await shop.drawn(id)).toMatchObject({
    draft: { priceCents: draft.priceCents },
    history: [],
  })
})
