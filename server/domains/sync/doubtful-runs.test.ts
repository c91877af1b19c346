// What is told of runs: a doubt once and of the latest, problems with their products, places with what stands there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoreOffer } from '#domain/store-offer.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'
import { sortOffers } from './sort-offers.ts'
import { testInFull } from '#tests/support/every-day.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: 90 })
  await shop.sync()
})
afterAll(() => shop.close())

const desk = () => shop.admin.call.sync
const stateOf = async (id: number) => (await desk().run({ id })).run.state

/** A run of eBay while it shows nothing. */
const emptyRun = async () => {
  shop.sandbox.setFault('ebay', 'empty')
  await shop.sync('ebay')
  shop.sandbox.setFault('ebay', null)
  const { runs } = await desk().runs({ provider: 'ebay' })
  return desk().run({ id: runs[0]?.id ?? 0 })
}
const doubtfulIds = async () => (await desk().desk()).suspicious.map(({ id }) => id)

test('of doubtful runs the latest waits, admins hear of it once, and a believed one settles it', async () => {
  const first = await emptyRun()
  expect([first.run.state, await shop.waiting('sendSyncAlert')]).toEqual(['suspicious', 1])
  const second = await emptyRun()
  expect(await doubtfulIds()).toEqual([second.run.id])
  expect(await shop.waiting('sendSyncAlert')).toBe(1)
  expect(await stateOf(first.run.id)).toBe('rejected')
  await shop.sync('ebay')
  expect(await doubtfulIds()).toEqual([])
  expect(await stateOf(second.run.id)).toBe('rejected')
  // It is over, and begins again.
  await emptyRun()
  expect(await shop.waiting('sendSyncAlert')).toBe(2)
  await shop.sync('ebay')
})

test('a first run that sees nothing is not believed', async () => {
  await shop.sql(`update sync_provider set last_seen = null where provider = 'ebay'`)
  const { run, problems } = await emptyRun()
  expect(run).toMatchObject({ state: 'suspicious', doubt: 'nothing_seen', seen: 0 })
  expect(problems.map(({ code }) => code)).toEqual(['list_empty'])
  await shop.sync('ebay')
})

const lastRun = async () => (await desk().runs({ provider: 'ebay' })).runs[0]
const accept = async (id = 0) => {
  expect(await desk().decideRun({ id, accept: true })).toMatchObject({ ok: true })
  await shop.work()
  expect(await stateOf(id)).toBe('completed')
}

test.each(['fewer lists', 'short pages'])(
  '%s, once believed, are what the next run is measured by',
  async (cause) => {
    if (cause === 'fewer lists') shop.connect(undefined, 1)
    else shop.sandbox.setFault('ebay', 'half-page')
    await shop.sync('ebay')
    const doubted = await lastRun()
    expect(doubted).toMatchObject({ state: 'suspicious', doubt: 'far_fewer' })
    shop.sandbox.setFault('ebay', null)
    await accept(doubted?.id)
    // Its lists named few; the store has the others all the same.
    expect((await lastRun())?.seen).toBe(doubted?.before)
    if (cause === 'short pages') shop.sandbox.setFault('ebay', 'half-page')
    await shop.sync('ebay')
    expect(await lastRun()).toMatchObject({ state: 'completed', before: doubted?.seen })
    shop.connect()
    shop.sandbox.setFault('ebay', null)
    await shop.sync('ebay')
  },
)

testInFull('a short page keeps nobody from looking closely at what is known', async () => {
  const undetailed = async () =>
    (
      await shop.sql(
        `select from product_offer where provider = 'ebay' and not gone and details_at is null`,
      )
    ).length
  await shop.sql(`update product_offer set details_at = null where provider = 'ebay'`)
  // As the first run of all, which has nothing to be measured by.
  await shop.sql(`update sync_provider set last_seen = null where provider = 'ebay'`)
  const all = await undetailed()
  shop.sandbox.setFault('ebay', 'half-page')
  await shop.sync('ebay')
  shop.sandbox.setFault('ebay', null)
  expect(await lastRun()).toMatchObject({ state: 'completed', hidden: 0 })
  // Half of the closer looks were passed over as well.
  expect(await undetailed()).toBeLessThan(all)
  await shop.sync('ebay')
})

testInFull(
  'a held price is counted once in a run, though list and closer look both name it',
  async () => {
    await shop.sql(`update product set price_cents = price_cents * 4 where id in (
    select min(id) from product where source_store = 'ebay' and listed)`)
    await shop.sync('ebay')
    // The next run looks at it closely as well.
    await shop.sql(
      `update product_offer set details_at = null where held_price_cents is not null and provider = 'ebay'`,
    )
    await shop.sync('ebay')
    const { run, problems } = await desk().run({ id: (await lastRun())?.id ?? 0 })
    expect(run).toMatchObject({ state: 'completed', held: 1 })
    const jumps = problems.find(({ code }) => code === 'price_jump')
    expect([jumps?.count, jumps?.samples.length]).toEqual([1, 1])
    const [price] = (await desk().heldPrices({ provider: 'ebay' })).prices
    const { productId = 0, heldPriceCents = 0 } = price ?? {}
    await desk().decidePrices({ prices: [{ productId, heldPriceCents }], accept: true })
    await shop.sync('ebay')
  },
)

test('samples of problems lead to the product where there is one', async () => {
  const { runs } = await desk().runs({ provider: 'ebay' })
  const id = runs[0]?.id ?? 0
  const [product] = await shop.sql<{ id: number; number: string }>(
    `select id, external_id as number from product where source_store = 'ebay' order by id limit 1`,
  )
  await shop.sql(
    `insert into sync_problem (run_id, code, external_id, sample)
     values (?, 'price_zero', ?, '0'), (?, 'price_zero', '1', '0'), (?, 'price_zero', null, '0')`,
    [id, product?.number, id, id],
  )
  await shop.sql(`update sync_run set problem_counts = '{"price_zero": 3}' where id = ?`, [id])
  const [group] = (await desk().run({ id })).problems
  expect(group?.samples.map(({ productId }) => productId)).toEqual([product?.id, null, null])
})

test('the places where most waits come first, each with what the last run found there', async () => {
  const look = (id: number, phase: 'list' | 'details', counts: Record<string, number>) => {
    const offers = Object.entries(counts).flatMap(([place, count]) =>
      Array.from({ length: count }, () => ({
        title: 'Wool',
        categoryPath: [place],
        category: null,
      })),
    )
    const run = { id, provider: 'amazon', phase } as const
    return sortOffers(shop.deps.orm.em.fork(), run, offers as unknown as StoreOffer[], new Date())
  }
  await look(1, 'list', { Looms: 9, Yarn: 2, Needles: 1 })
  await look(2, 'list', { Yarn: 3 })
  await look(2, 'list', { Yarn: 1, Needles: 2 })
  // The same products once more.
  await look(2, 'details', { Yarn: 4 })
  const seen = (await desk().storePaths({})).paths.filter(({ provider }) => provider === 'amazon')
  expect(seen.map((place) => [place.path, place.seen])).toEqual([
    ['Looms', 9],
    ['Yarn', 4],
    ['Needles', 2],
  ])
  const after = await desk().storePaths({ before: seen[1]?.id ?? 0 })
  expect(after.paths.map(({ path }) => path)).toContain('Needles')
  expect(after.paths.map(({ path }) => path)).not.toContain('Looms')
})
