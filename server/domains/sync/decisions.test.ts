// What admins decide about the sync holds: places, doubtful runs, held prices, policies; and nobody overwrites what they have not seen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPolicy, policyMark } from '#domain/sync-run.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

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
  expect(listed).toMatchObject([{ productId, priceCents: before, heldPriceCents: 500 }])
  const decide = (heldPriceCents: number, accept: boolean) =>
    desk().decidePrice({ productId, heldPriceCents, accept })
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

const policyOf = async () => {
  const { providers } = await desk().desk()
  const found = providers.find(({ provider }) => provider === 'walmart')
  if (!found) throw new Error('no walmart')
  return found
}

const storesWithHistory = async () => {
  const rows = await shop.sql<{ store: string }>(
    `select distinct p.source_store as store from price_change c join product p on p.id = c.product_id`,
  )
  return rows.map(({ store }) => store).sort()
}

test('a policy is changed by whoever saw it as it is, and holds for the products at once', async () => {
  const seen = policyMark(await policyOf())
  expect(seen).toBe(policyMark(defaultPolicy('walmart', true)))
  const wanted = {
    provider: 'walmart',
    salesPolicy: 'affiliate',
    expiresHours: 12,
    keepsHistory: true,
  } as const
  const answers = await Promise.all(
    [12, 36].map((expiresHours) => desk().changePolicy({ ...wanted, expiresHours, seen })),
  )
  // Of two at once, one; the other is told.
  expect(answers.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([AT_ONCE, MOVED])
  const now = await policyOf()
  expect(now.salesPolicy).toBe('affiliate')
  expect(
    await shop.sql(
      `select distinct sales_policy from product p join product_offer o on o.product_id = p.id
       where o.provider = 'walmart'`,
    ),
  ).toEqual([{ sales_policy: 'affiliate' }])
  expect(await storesWithHistory()).toEqual(['ebay', 'walmart'])
  expect(
    await desk().changePolicy({ ...wanted, keepsHistory: false, seen: policyMark(now) }),
  ).toEqual(AT_ONCE)
  expect(await storesWithHistory()).toEqual(['ebay'])
  expect(await acts('sync.changePolicy')).toHaveLength(2)
})

/** How many of its thousands are sold, shown and kept as they were before. */
const asBefore = async () => {
  const [row] = await shop.sql<Record<'ways' | 'hours' | 'history', number>>(
    `select count(*) filter (where p.sales_policy = 'own')::int as ways,
      count(*) filter (where o.expires_at > o.seen_at + interval '6 hours')::int as hours,
      (select count(*) from price_change c where c.product_id in (select id from product where external_id like 'many-%'))::int as history
    from product p join product_offer o on o.product_id = p.id where p.external_id like 'many-%'`,
  )
  return [row?.ways, row?.hours, row?.history]
}

test('thousands follow in pieces after the admin has gone on, from where the last piece ended', async () => {
  await shop.sql(
    `with made as (
      insert into product (source_store, external_id, name, category, price_cents, origin)
      select 'amazon', 'many-' || n, 'Many ' || n, 'Toys', 1000, 'sync' from generate_series(1, 1700) n returning id),
    offered as (
      insert into product_offer (product_id, provider, run_id, seen_at, expires_at)
      select id, 'amazon', 1, now(), now() + interval '1 day' from made)
    insert into price_change (product_id, price_cents, at) select id, 1000, now() from made`,
  )
  const amazon = async () => {
    const found = (await desk().desk()).providers.find(({ provider }) => provider === 'amazon')
    if (!found) throw new Error('no amazon')
    return found
  }
  const wanted = {
    provider: 'amazon',
    salesPolicy: 'affiliate',
    expiresHours: 6,
    keepsHistory: false,
  } as const
  const seen = policyMark(await amazon())
  expect(await desk().changePolicy({ ...wanted, seen })).toEqual({ ok: true, later: true })
  expect(await amazon()).toMatchObject({ salesPolicy: 'affiliate', policyLater: true })
  expect(await asBefore()).not.toContain(0)
  // Of what is already done nothing is done again.
  await shop.sql(`update product set sales_policy = 'own' where external_id = 'many-1'`)
  await shop.drain('applyPolicy')
  expect(await asBefore()).toEqual([1, 0, 0])
  expect(await amazon()).toMatchObject({ policyLater: false })
  await shop.sql(`delete from product where external_id like 'many-%'`)
})

test('nobody decides past the terms of a store', async () => {
  const past = {
    provider: 'amazon',
    salesPolicy: 'own',
    expiresHours: 48,
    keepsHistory: false,
  } as const
  const answer = { ok: false, code: 'against_terms' }
  expect(await desk().changePolicy({ ...past, seen: '' })).toEqual(answer)
  const history = { ...past, expiresHours: 24, keepsHistory: true }
  expect(await desk().changePolicy({ ...history, seen: '' })).toEqual(answer)
})
