// Old runs, problems and prices go, and nothing somebody still stands on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { purgePrices, purgeRuns } from './purge-sync.ts'

const NOW = new Date('2026-05-04T15:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const run = async (provider: string, state: string, days: number) => {
  const [row] = await shop.sql<{ id: number }>(
    `insert into sync_run (provider, state, trigger, created_at) values (?, ?, 'schedule', ?) returning id`,
    [provider, state, ago(days)],
  )
  const id = row?.id ?? 0
  await shop.sql(`insert into sync_problem (run_id, code, sample) values (?, 'price_zero', '0')`, [
    id,
  ])
  return id
}

test('closed runs go after 90 days with their problems; open questions and the latest run stay', async () => {
  const gone = [await run('ebay', 'completed', 91), await run('ebay', 'failed', 91)]
  const kept = [
    await run('ebay', 'suspicious', 91),
    await run('ebay', 'completed', 89),
    await run('amazon', 'completed', 400),
    await run('walmart', 'running', 91),
    await run('walmart', 'waiting', 91),
  ]
  expect(await purgeRuns(shop.deps.orm.em.fork(), NOW)).toBe(gone.length)
  const rows = await shop.sql<{ id: number }>('select id from sync_run order by id')
  expect(rows.map(({ id }) => id)).toEqual(kept)
  const problems = await shop.sql<{ id: number }>(
    'select run_id as id from sync_problem order by 1',
  )
  expect(problems.map(({ id }) => id)).toEqual(kept)
})

test('prices go after 400 days; the last one of a product stays however old it is', async () => {
  const moving = await shop.product()
  const still = await shop.product()
  const price = (product: number, cents: number, days: number) =>
    shop.sql(`insert into price_change (product_id, price_cents, at) values (?, ?, ?)`, [
      product,
      cents,
      ago(days),
    ])
  await price(moving, 100, 500)
  await price(moving, 200, 399)
  await price(still, 300, 900)
  await price(still, 400, 800)
  expect(await purgePrices(shop.deps.orm.em.fork(), NOW)).toBe(2)
  const rows = await shop.sql<{ cents: number }>(
    'select price_cents as cents from price_change order by id',
  )
  expect(rows.map(({ cents }) => cents)).toEqual([200, 400])
})
