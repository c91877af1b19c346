// However a store fails, an admin reads why, nothing wrong reaches a shopper, and the run ends well once the store does.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { type AnyFault, type Told, TOLD } from '#tests/support/sync-faults.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'

/** A busy machine may be slow; only who waits for nothing is in a hurry. */
const PATIENT = { timeoutMs: 10_000, headersTimeoutMs: 10_000, maxBytes: 3 * 1024 * 1024 }
const HASTY = { ...PATIENT, timeoutMs: 200, headersTimeoutMs: 100 }
const WAITED_FOR: readonly AnyFault[] = ['silent', 'stalled', 'dripping']
/** Two lists of more than a page each: eBay's and Walmart's hold two hundred, Amazon's ten. */
const SHELVES = { count: { amazon: 60, ebay: 1100, walmart: 1100 }, lists: 2 }

let shop: SyncShop
let good: Awaited<ReturnType<SyncShop['catalogue']>>
let shown: Awaited<ReturnType<typeof cards>>
beforeAll(async () => {
  shop = await openSyncShop(SHELVES)
  await shop.sync()
  good = await shop.catalogue()
  shown = await cards()
})
afterAll(() => shop.close())
const heal = () => {
  for (const store of SYNC_STORES) shop.sandbox.setFault(store, null)
  shop.connect(PATIENT)
}
// Whatever became of the case before, this one begins with stores that work and runs that were believed.
beforeEach(async () => {
  heal()
  await shop.sql(`update sync_run set state = 'rejected' where state in ('waiting', 'running')`)
  await shop.sql(`update sync_provider set failures = 0, rests_until = null`)
})

/** Everything a visitor finds in the lists, but for when its price was named. */
const cards = async () =>
  (await shop.visitor().call.catalogue.stockRows({})).map((card) => ({ ...card, pricedAt: null }))

/** What is not as it should be: in thousands of rows a reader finds nothing. */
const apart = <T extends object>(rows: readonly T[], expected: readonly T[]) => {
  const known = new Set(expected.map((row) => JSON.stringify(row)))
  const strange = rows.filter((row) => !known.has(JSON.stringify(row)))
  return rows.length === expected.length ? strange : [...strange, { rows: rows.length }]
}

const heldProducts = async () => {
  const rows = await shop.sql<{ id: unknown }>(
    'select product_id as id from product_offer where held_price_cents is not null',
  )
  return rows.map(({ id }) => id)
}

const lastRun = async (provider: SyncStore) => {
  const { runs } = await shop.admin.call.sync.runs({ provider, before: null })
  return shop.admin.call.sync.run({ id: runs[0]?.id ?? 0 })
}

/** What the desk says of a store that failed: on its card, among the runs, and among the problems. */
async function readDesk(store: SyncStore, { problem }: Told) {
  const { run, problems } = await lastRun(store)
  const desk = await shop.admin.call.sync.desk()
  const card = desk.providers.find(({ provider }) => provider === store)
  const isListed = (runs: readonly { id: number }[]) => runs.some(({ id }) => id === run.id)
  return {
    state: isListed(desk.active) && run.restsUntil !== null ? 'rests' : run.state,
    code: run.fault?.code ?? run.doubt ?? undefined,
    problem: problem && problems.find(({ code }) => code === problem)?.code,
    status: card?.status,
    failures: card?.failuresInARow,
    alert: card?.alert,
    waitsForADecision: isListed(desk.suspicious),
  }
}

const deskOf = ({ state, code, problem }: Told) => ({
  state,
  code,
  problem,
  status: { rests: 'pending', failed: 'failed', completed: 'completed', suspicious: 'completed' }[
    state
  ],
  failures: state === 'failed' ? 1 : 0,
  alert: state === 'suspicious' ? 'suspicious' : null,
  waitsForADecision: state === 'suspicious',
})

/** The products a run could not read right are asked for by themselves. */
async function expectTruth(store: SyncStore) {
  const { problems } = await lastRun(store)
  const ids = problems.flatMap(({ samples }) => samples.map(({ externalId }) => externalId))
  for (const product of good.filter((row) => ids.includes(String(row['external_id'])))) {
    const { call } = shop.visitor()
    const read = await call.catalogue.product({ id: Number(product['id']) })
    expect(read).toMatchObject({ name: product['name'], priceCents: product['price_cents'] })
  }
}

const mend = async (store: SyncStore, { state }: Told) => {
  const { id } = (await lastRun(store)).run
  const { sync } = shop.admin.call
  if (state === 'suspicious')
    expect(await sync.decideRun({ id, accept: false })).toMatchObject({ ok: true })
  if (state === 'failed') expect(await sync.resumeRun({ id })).toMatchObject({ ok: true })
  if (state === 'rests' || state === 'failed') await shop.work()
  else await shop.sync(store)
}

/** One that an admin has to decide about and one that fails; the others end like these. */
const FIRST: readonly AnyFault[] = ['price-tenfold', 'token-refused']
const FAULTS = Object.entries(TOLD) as [AnyFault, (typeof TOLD)[AnyFault]][]
const firstOf = ([fault]: (typeof FAULTS)[number]) => (FIRST.includes(fault) ? 0 : 1)

it.each(
  everyDay(
    FIRST.length,
    FAULTS.toSorted((a, b) => firstOf(a) - firstOf(b)),
  ),
)('%s', async (fault, told) => {
  const stores = Object.entries(told) as [SyncStore, Told][]
  if (WAITED_FOR.includes(fault)) shop.connect(HASTY)
  for (const [store, as] of stores) {
    shop.sandbox.setFault(store, fault)
    await shop.sync(store)
    expect(await readDesk(store, as), store).toEqual(deskOf(as))
    await expectTruth(store)
  }
  // What waits for a decision keeps its price, and is not sold.
  const held = new Set(await heldProducts())
  expect(held.size > 0).toBe(fault === 'price-tenfold')
  const isSold = ({ id }: { id?: unknown }) => !held.has(id)
  const unsold = { stock: 0, original_price_cents: null }
  const expected = good.map((row) => (isSold(row) ? row : { ...row, ...unsold }))
  expect(apart(await shop.catalogue(), expected)).toEqual([])
  expect(apart((await cards()).filter(isSold), shown.filter(isSold))).toEqual([])

  heal()
  for (const [store, as] of stores) {
    await mend(store, as)
    expect((await lastRun(store)).run).toMatchObject({ state: 'completed', fault: null })
  }
  expect(apart(await shop.catalogue(), good)).toEqual([])
  expect(apart(await cards(), shown)).toEqual([])
})

it('sells nothing at ten times its price, though a store says so for hours', async () => {
  shop.sandbox.setFault('walmart', 'price-tenfold')
  await shop.sync('walmart')
  const held = new Set(await heldProducts())
  await shop.sql(`update product_offer set held_since = held_since - interval '6 hours'`)
  await shop.sync('walmart')
  expect(new Set(await heldProducts())).toEqual(held)
  const isSold = ({ id }: { id?: unknown }) => !held.has(id)
  expect(apart((await cards()).filter(isSold), shown.filter(isSold))).toEqual([])
  expect((await cards()).some((card) => !isSold(card) && card.stock > 0)).toBe(false)
  heal()
  await shop.sync('walmart')
  expect(apart(await shop.catalogue(), good)).toEqual([])
})

inFullRun(() => {
  it('hides nothing that its store still has when an empty run is believed after all', async () => {
    for (const store of SYNC_STORES) {
      shop.sandbox.setFault(store, 'empty')
      await shop.sync(store)
      const { id } = (await lastRun(store)).run
      shop.sandbox.setFault(store, null)
      expect(await shop.admin.call.sync.decideRun({ id, accept: true })).toMatchObject({ ok: true })
      await shop.work()
      expect((await lastRun(store)).run).toMatchObject({ id, state: 'completed', hidden: 0 })
    }
    expect(apart(await shop.catalogue(), good)).toEqual([])
  })
})
