// However a store fails, an admin reads why, nothing wrong reaches a shopper, and the run ends well once the store does.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnyFault, TOLD } from '#tests/support/sync-faults.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

const HASTY = { timeoutMs: 900, headersTimeoutMs: 600, maxBytes: 3 * 1024 * 1024 }
const STORE = 'walmart'

let shop: SyncShop
let good: Awaited<ReturnType<SyncShop['catalogue']>>
beforeAll(async () => {
  shop = await openSyncShop({ count: 180, limits: HASTY })
  await shop.sync(STORE)
  good = await shop.catalogue()
})
afterAll(() => shop.close())

const lastRun = async () => {
  const { runs } = await shop.admin.call.sync.runs({ provider: STORE, before: null })
  return shop.admin.call.sync.run({ id: runs[0]?.id ?? 0 })
}
/** What is for sale; what waits for a decision is not, and keeps its price. */
const prices = (rows: typeof good) =>
  rows.map((row) => [row.external_id, row.name, row.price_cents])

const mend = async ({ state }: (typeof TOLD)[AnyFault], id: number) => {
  if (state === 'suspicious')
    expect(await shop.admin.call.sync.decideRun({ id, accept: false })).toEqual({ ok: true })
  if (state === 'failed') expect(await shop.admin.call.sync.resumeRun({ id })).toEqual({ ok: true })
  if (state === 'rests' || state === 'failed') await shop.work()
  else await shop.sync(STORE)
}

it.each(Object.entries(TOLD) as [AnyFault, (typeof TOLD)[AnyFault]][])(
  '%s: %j',
  async (fault, told) => {
    shop.sandbox.setFault(STORE, fault)
    await shop.sync(STORE)
    const { run, problems } = await lastRun()
    expect({
      state: run.state === 'running' && run.restsUntil !== null ? 'rests' : run.state,
      code: run.fault?.code ?? run.doubt ?? undefined,
      problem: told.problem && problems.find(({ code }) => code === told.problem)?.code,
    }).toEqual({ state: told.state, code: told.code, problem: told.problem })
    const during = await shop.catalogue()
    expect(prices(during)).toEqual(prices(good))
    if (fault !== 'price-tenfold') expect(during).toEqual(good)

    shop.sandbox.setFault(STORE, null)
    await mend(told, run.id)
    expect((await lastRun()).run).toMatchObject({ state: 'completed', fault: null })
    expect(await shop.catalogue()).toEqual(good)
  },
)
