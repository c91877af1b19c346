// What admins decide about the sync holds: places, doubtful runs, held prices; and nobody overwrites what they have not seen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'
import { leaveRun, takeRun } from './take-run.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: 90 })
  await shop.sync()
})
afterAll(() => shop.close())

const MOVED = { ok: false, code: 'run_moved' }
const OK = { ok: true }
const AT_ONCE = { ok: true, later: false }
const desk = () => shop.admin.call.sync
const acts = async (action: string) =>
  (
    await shop.sql<{ details: object }>(
      `select details from audit_entry where action = ? order by id`,
      [action],
    )
  ).map(({ details }) => details)

test('a place gets a category once, and whoever saw it undecided is told', async () => {
  await shop.sql(
    `insert into store_path (provider, path, sample, last_seen_at) values ('ebay', 'Crafts › Yarn', '<i>Wool</i>', now())`,
  )
  const [place] = (await desk().storePaths({ which: 'open' })).paths
  expect(place).toMatchObject({ path: 'Crafts › Yarn', sample: '<i>Wool</i>', category: null })
  const id = place?.id ?? 0
  expect(await desk().mapPath({ id, category: 'Toys', seen: null })).toEqual(OK)
  expect(await desk().mapPath({ id, category: 'ignored', seen: null })).toEqual(MOVED)
  expect((await desk().storePaths({ which: 'decided' })).paths).toMatchObject([
    { id, category: 'Toys', ignored: false },
  ])
  expect(await desk().mapPath({ id, category: 'ignored', seen: 'Toys' })).toEqual(OK)
  expect(await desk().mapPath({ id, category: null, seen: 'ignored' })).toEqual(OK)
  expect((await desk().storePaths({ which: 'open' })).paths.map((open) => open.id)).toContain(id)
  expect(await acts('sync.mapPath')).toEqual([
    { category: 'Toys' },
    { category: 'ignored' },
    { category: null },
  ])
  await expect(desk().mapPath({ id: 999_999, category: null, seen: null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

const doubtful = async () => {
  const [run] = await shop.sql<{ id: number }>(
    `insert into sync_run (provider, state, trigger, phase, doubt, started_at, ended_at)
     values ('ebay', 'suspicious', 'schedule', 'list', 'far_fewer', now(), now()) returning id`,
  )
  return run?.id ?? 0
}
const stateOf = async (id: number) => (await desk().run({ id })).run.state

test('a doubtful run rejected hides nothing, and is decided once', async () => {
  const before = await shop.catalogue()
  const id = await doubtful()
  expect(await desk().decideRun({ id, accept: false })).toEqual(AT_ONCE)
  expect(await desk().decideRun({ id, accept: true })).toEqual(MOVED)
  expect(await stateOf(id)).toBe('rejected')
  expect(await shop.catalogue()).toEqual(before)
})

test('accepted it goes on to its end, unless a run has begun meanwhile', async () => {
  const id = await doubtful()
  await shop.sql(
    `insert into sync_run (provider, state, trigger) values ('ebay', 'running', 'admin')`,
  )
  expect(await desk().decideRun({ id, accept: true })).toEqual(MOVED)
  await shop.sql(`update sync_run set state = 'failed' where state = 'running'`)
  expect(await desk().decideRun({ id, accept: true })).toEqual(AT_ONCE)
  await shop.work()
  expect(await stateOf(id)).toBe('completed')
  expect(await acts('sync.acceptRun')).toEqual([{ provider: 'ebay' }])
})

test('while its store is paused, an accepted or redriven run is said to wait, and goes on when it is resumed', async () => {
  const id = await doubtful()
  const later = { ok: true, later: true }
  await desk().pauseProvider({ provider: 'ebay', paused: true })
  expect(await desk().decideRun({ id, accept: true })).toEqual(later)
  await shop.work()
  expect(await stateOf(id)).toBe('running')
  await shop.sql(`update sync_run set state = 'failed' where id = ?`, [id])
  expect(await desk().resumeRun({ id })).toEqual(later)
  await desk().pauseProvider({ provider: 'ebay', paused: false })
  await shop.work()
  expect(await stateOf(id)).toBe('completed')
})

test('a run takes as long as somebody was at work on it, not as long as it waited for a word, a pause or calls', async () => {
  const id = await doubtful()
  const worked = async () => (await desk().run({ id })).run.seconds
  // Two minutes of work ten hours ago, which went to the end of the lists.
  await shop.sql(
    `update sync_run set worked_ms = 120000, started_at = now() - interval '10 hours', ended_at = now() - interval '9 hours' where id = ?`,
    [id],
  )
  expect(await worked()).toBe(120)
  await desk().pauseProvider({ provider: 'ebay', paused: true })
  await desk().decideRun({ id, accept: true })
  await shop.work()
  expect(await worked()).toBe(120)
  await desk().pauseProvider({ provider: 'ebay', paused: false })
  await shop.sql(
    `update sync_run set rests_until = now() + interval '3 hours', fault = '{"kind":"quota","code":"daily_quota","status":null,"detail":""}' where id = ?`,
    [id],
  )
  expect(await worked()).toBe(120)
  const started = Date.now()
  await shop.work()
  expect(await stateOf(id)).toBe('completed')
  const most = 121 + (Date.now() - started) / 1000
  expect(await worked()).toBeLessThanOrEqual(most)
  // Its own last steps are counted, down to the one that ended it.
  const [row] = await shop.sql<{ more: number; since: Date | null }>(
    `select worked_ms - 120000 as more, working_since as since from sync_run where id = ?`,
    [id],
  )
  expect(row?.more).toBeGreaterThan(0)
  expect(row?.since).toBeNull()
})

test('of the steps of a worker those between its words are counted, and none of a killed one', async () => {
  const [run] = await shop.sql<{ id: number }>(
    `insert into sync_run (provider, state, trigger, started_at, lease, lease_until, working_since)
     values ('ebay', 'running', 'schedule', now() - interval '2 hours', 'killed', now() - interval '1 hour', now() - interval '1 hour')
     returning id`,
  )
  const id = run?.id ?? 0
  const worked = async () => (await desk().run({ id })).run.seconds
  const em = () => shop.deps.orm.em.fork()
  expect(await worked()).toBe(0)
  await takeRun(em(), 'ebay', 'mine')
  expect(await worked()).toBeLessThan(60)
  await shop.sql(`update sync_run set working_since = now() - interval '90 seconds' where id = ?`, [
    id,
  ])
  await takeRun(em(), 'ebay', 'mine')
  await shop.sql(`update sync_run set working_since = now() - interval '30 seconds' where id = ?`, [
    id,
  ])
  await leaveRun(em(), id, 'mine')
  const seconds = (await worked()) ?? 0
  expect(seconds).toBeGreaterThanOrEqual(120)
  expect(seconds).toBeLessThan(180)
  await shop.sql(`update sync_run set state = 'failed', ended_at = now() where id = ?`, [id])
})

const hold = async (cents: number) => {
  const [row] = await shop.sql<{ id: number; price: number }>(
    `update product_offer o set held_price_cents = ?, held_since = now() from product p
     where p.id = o.product_id and o.product_id = (select min(product_id) from product_offer)
     returning p.id, p.price_cents as price`,
    [cents],
  )
  return { productId: row?.id ?? 0, before: row?.price ?? 0 }
}
const priceOf = async (productId: number) =>
  (
    await shop.sql<{ cents: number }>(`select price_cents as cents from product where id = ?`, [
      productId,
    ])
  )[0]?.cents

test('a held price is taken as it was seen, left by a no, and a newer one is not taken unseen', async () => {
  const { productId, before } = await hold(500)
  const listed = (await desk().heldPrices({})).prices
  expect(listed).toMatchObject([
    { productId, priceCents: before, heldPriceCents: 500, textLanguage: 'en' },
  ])
  const decide = (heldPriceCents: number, accept: boolean) =>
    desk().decidePrices({ prices: [{ productId, heldPriceCents }], accept })
  await hold(400)
  expect(await decide(500, true)).toEqual(MOVED)
  expect(await priceOf(productId)).toBe(before)
  expect(await decide(400, false)).toEqual(OK)
  expect(await priceOf(productId)).toBe(before)
  await hold(777)
  expect(await decide(777, true)).toEqual(OK)
  expect(await decide(777, true)).toEqual(MOVED)
  expect(await priceOf(productId)).toBe(777)
  expect((await desk().heldPrices({})).prices).toEqual([])
})
