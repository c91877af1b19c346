// What an owner decides about a store's offers holds for its products: at once for a few, in pieces for thousands.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPolicy, policyMark } from '#domain/sync-run.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: 30 })
  await shop.sync()
})
afterAll(() => shop.close())

const MOVED = { ok: false, code: 'run_moved' }
const AT_ONCE = { ok: true, later: false }
const desk = () => shop.admin.call.sync

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
  expect(await shop.sql(`select from audit_entry where action = 'sync.changePolicy'`)).toHaveLength(
    2,
  )
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
