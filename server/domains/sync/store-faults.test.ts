// However a store fails, an admin reads why, nothing wrong reaches a shopper, and the run ends well once the store does.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AnyFault, TOLD } from '#tests/support/sync-faults.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

/** A busy machine may be slow; only who waits for nothing is in a hurry. */
const PATIENT = { timeoutMs: 10_000, headersTimeoutMs: 10_000, maxBytes: 3 * 1024 * 1024 }
const HASTY = { ...PATIENT, timeoutMs: 500, headersTimeoutMs: 250 }
const WAITED_FOR: readonly AnyFault[] = ['silent', 'stalled', 'dripping']
const STORE = 'walmart'

let shop: SyncShop
let good: Awaited<ReturnType<SyncShop['catalogue']>>
beforeAll(async () => {
  shop = await openSyncShop({ count: 180 })
  await shop.sync(STORE)
  good = await shop.catalogue()
})
afterAll(() => shop.close())
// Whatever became of the case before, this one begins with a store that works and a run that was believed.
beforeEach(async () => {
  shop.sandbox.setFault(STORE, null)
  shop.connect(PATIENT)
  await shop.sql(`update sync_run set state = 'rejected' where state in ('waiting', 'running')`)
  await shop.sql(`update sync_provider set failures = 0, rests_until = null`)
})

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
    if (WAITED_FOR.includes(fault)) shop.connect(HASTY)
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
    shop.connect(PATIENT)
    await mend(told, run.id)
    expect((await lastRun()).run).toMatchObject({ state: 'completed', fault: null })
    expect(await shop.catalogue()).toEqual(good)
  },
)
