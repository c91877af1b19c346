// A worker on a machine whose clock is wrong, in a process of its own: it says so, takes no job, and does no harm.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { JOBS } from '#server/jobs/definitions.ts'
import { offeredProduct } from '#tests/support/offered-product.ts'
import { openOrderShop, type OrderShop } from '#tests/support/order-shop.ts'
import { type OwnShop, type ShopOptions, startShop } from '#tests/support/start-shop.ts'

const DAY_MS = 86_400_000
const CANCEL = JOBS.cancelUnpaidOrders.name

let shop: OrderShop
let worker: OwnShop | null = null
let due = 0
let notDue = 0
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from pgboss.job')
  due = (await shop.place()).id
  notDue = (await shop.place()).id
  await shop.sql(`update shop_order set pay_until = now() + interval '50 seconds' where id = ?`, [
    notDue,
  ])
  await shop.sql(`update shop_order set pay_until = now() - interval '1 second' where id = ?`, [
    due,
  ])
  await shop.deps.boss.send(CANCEL, {})
})
afterEach(() => worker?.stop())

const start = async (clock: ShopOptions['clock']) => {
  worker = await startShop({
    databaseUrl: shop.databaseUrl,
    demo: false,
    settings: { ROLE: 'worker', SANDBOX: 'off' },
    ...(clock && { clock }),
  })
  return worker
}
const readiness = async ({ url }: OwnShop) => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: (await answer.json()) as object }
}
const states = async () => {
  const rows = await shop.sql<{ id: number; state: string }>('select id, state from shop_order')
  return [due, notDue].map((id) => rows.find((row) => row.id === id)?.state)
}
const taken = () =>
  shop.sql<{ name: string }>(
    `select name from pgboss.job where name not like '\\_\\_%' and state <> 'created'`,
  )
const isBack = (running: OwnShop) =>
  expect.poll(async () => (await readiness(running)).status, { timeout: 15_000 }).toBe(200)
const jobIsDone = () =>
  expect.poll(states, { timeout: 20_000 }).toEqual(['cancelled', 'pending_payment'])

test.each([3 * DAY_MS, -3 * DAY_MS])(
  'a machine %d ms ahead says so, takes no job, and works once it is set right',
  { timeout: 60_000 },
  async (aheadMs) => {
    const wrong = await start({ aheadMs })
    expect(await readiness(wrong)).toEqual({
      status: 503,
      body: {
        status: 'unready',
        database: true,
        clock: false,
        clockAheadSeconds: expect.closeTo(aheadMs / 1000, -1) as number,
      },
    })
    expect(wrong.output()).toContain('more than a minute off the database’s')
    // Long enough for any worker that polls.
    const polls = performance.now() + 4000
    await expect.poll(() => performance.now() > polls).toBe(true)
    expect(await taken()).toEqual([])
    expect(await states()).toEqual(['pending_payment', 'pending_payment'])
    wrong.setClock()
    await isBack(wrong)
    expect(wrong.output()).toContain('is right again')
    await jobIsDone()
  },
)

test(
  'a machine less than a minute ahead works, and still by the database’s time',
  { timeout: 60_000 },
  async () => {
    const [over, good] = [await offeredProduct(shop, 25), await offeredProduct(shop, 25)]
    const soon = `update product_offer set expires_at = now() + interval '50 seconds' where product_id = ?`
    await shop.sql(soon, [good])
    await shop.deps.boss.send(JOBS.watchSync.name, {})
    const ahead = await start({ aheadMs: 55_000 })
    expect((await readiness(ahead)).status).toBe(200)
    await jobIsDone()
    const offered = async () => {
      const rows = await shop.sql<{ id: number; offered: boolean }>(
        'select id, offered from product',
      )
      return [over, good].map((id) => rows.find((row) => row.id === id)?.offered)
    }
    // No price of a store ends before its time either.
    await expect.poll(offered, { timeout: 20_000 }).toEqual([false, true])
  },
)

test('a clock that jumps while it runs stops the next job', { timeout: 60_000 }, async () => {
  const jumpy = await start({ aheadMs: 3 * DAY_MS, beginsRight: true })
  await jobIsDone()
  jumpy.setClock()
  await expect.poll(async () => (await readiness(jumpy)).status).toBe(503)
  await shop.sql('delete from pgboss.job')
  await shop.deps.boss.send(CANCEL, {})
  const polls = performance.now() + 3000
  await expect.poll(() => performance.now() > polls).toBe(true)
  expect(await taken()).toEqual([])
  jumpy.setClock()
  await isBack(jumpy)
  await expect
    .poll(async () => (await taken()).map(({ name }) => name), { timeout: 20_000 })
    .toContain(CANCEL)
})
