// Who may work on a run, and when: one worker at a time, none while paused, as often as the store allows, then a rest.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeFault } from '#domain/store-fault.ts'
import { scheduleSync } from '#server/jobs/handlers/schedule-sync.ts'
import { enqueueLater } from '#server/jobs/enqueue.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'
import { failRun, restRun } from './close-run.ts'
import { takeCall } from './take-call.ts'
import { takeRun } from './take-run.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: 60 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from sync_run')
  await shop.sql('delete from sync_provider')
  await shop.sql(`delete from pgboss.job where name like 'sync.%'`)
})

const em = () => shop.deps.orm.em.fork()
const ask = () => shop.admin.call.sync.trigger({ provider: 'ebay' })
const FAULT = storeFault('retryable', 'timeout')

test('of ten workers at once one has the run, and nobody else until its lease ends', async () => {
  await ask()
  const takings = await Promise.all(
    Array.from({ length: 10 }, (_, index) => takeRun(em(), 'ebay', `w${index}`)),
  )
  expect(takings.filter(({ kind }) => kind === 'run')).toHaveLength(1)
  expect(takings.filter(({ kind }) => kind === 'rests')).toHaveLength(9)
  await shop.sql(`update sync_run set lease_until = now() - interval '1 second'`)
  expect(await takeRun(em(), 'ebay', 'next')).toMatchObject({ kind: 'run' })
})

test('who lost a run can neither rest it nor fail it', async () => {
  await ask()
  const taking = await takeRun(em(), 'ebay', 'present')
  if (taking.kind !== 'run') throw new Error(taking.kind)
  await restRun(em(), { ...taking.run, lease: 'past' }, FAULT, 60)
  await failRun(em(), { ...taking.run, lease: 'past' }, FAULT)
  expect((await shop.runs())[0]).toMatchObject({ state: 'running', lease: 'present', fault: null })
})

test('ten schedulers at once ask for one run of each store', async () => {
  await Promise.all(Array.from({ length: 10 }, () => scheduleSync(shop.deps)))
  expect((await shop.runs()).map(({ provider }) => provider).sort()).toEqual([
    'amazon',
    'ebay',
    'walmart',
  ])
})

test('a paused provider stops between two pages, and holds up no other store', async () => {
  await ask()
  await takeRun(em(), 'ebay', 'me')
  await shop.admin.call.sync.pauseProvider({ provider: 'ebay', paused: true })
  expect(await takeRun(em(), 'ebay', 'me')).toEqual({ kind: 'nothing' })
  expect(await ask()).toMatchObject({ ok: false, code: 'provider_paused' })
  const stands = () => shop.visitor().call.sync.jobs({ active: true })
  expect(await stands()).toMatchObject([{ provider: 'ebay', status: 'pending', hold: 'paused' }])
  expect((await shop.visitor().call.sync.stats()).ebay.status).toBe('pending')
  expect(await shop.admin.call.sync.trigger({ provider: 'all' })).toMatchObject({ ok: true })
  await shop.admin.call.sync.pauseProvider({ provider: 'ebay', paused: false })
  expect(await takeRun(em(), 'ebay', 'me')).toMatchObject({ kind: 'run' })
})

test.each([
  ['quota', storeFault('quota', 'daily_quota')],
  ['refused', FAULT],
] as const)('a run that rests holds up no other store, and says why: %s', async (hold, fault) => {
  await ask()
  const taking = await takeRun(em(), 'ebay', 'me')
  if (taking.kind !== 'run') throw new Error(taking.kind)
  const all = () => shop.admin.call.sync.trigger({ provider: 'all' })
  // While it goes on nothing else is started.
  expect(await all()).toMatchObject({ ok: false, code: 'sync_active' })
  await restRun(em(), { ...taking.run, lease: 'me' }, fault, 3600)
  const { active, providers } = await shop.admin.call.sync.desk()
  expect(active).toMatchObject([{ provider: 'ebay', state: 'running', hold }])
  expect(providers.find(({ provider }) => provider === 'ebay')).toMatchObject({ status: 'pending' })
  const answer = await all()
  expect(answer.ok && answer.jobs.map((job) => [job.provider, job.status, job.hold])).toEqual([
    // What was only refused is tried again at an admin's word.
    ['ebay', ...(hold === 'quota' ? ['pending', 'quota'] : ['active', null])],
    ['amazon', 'pending', null],
    ['walmart', 'pending', null],
  ])
  expect(await all()).toMatchObject({ ok: false, code: 'sync_active' })
})

test('a run that was refused goes on when an admin asks, though its job was put off until tomorrow', async () => {
  await ask()
  const taking = await takeRun(em(), 'ebay', 'me')
  if (taking.kind !== 'run') throw new Error(taking.kind)
  await shop.sql(`delete from pgboss.job where name = 'sync.provider'`)
  await restRun(em(), { ...taking.run, lease: 'me' }, FAULT, 86_400)
  await enqueueLater(shop.deps.boss, 'syncProvider', { provider: 'ebay' }, 86_400)
  expect(await shop.drain('syncProvider')).toBe(0)
  expect(await ask()).toMatchObject({ ok: true, jobs: [{ id: taking.run.id }] })
  await shop.drain('syncProvider')
  expect((await shop.runs()).map(({ state }) => state)).toEqual(['completed'])
})

test('a run without calls left for the day is not called one that goes on', async () => {
  await ask()
  const taking = await takeRun(em(), 'ebay', 'me')
  if (taking.kind !== 'run') throw new Error(taking.kind)
  await restRun(em(), { ...taking.run, lease: 'me' }, storeFault('quota', 'daily_quota'), 3600)
  expect(await ask()).toEqual({ ok: false, code: 'calls_spent' })
})

test('all workers together make no more calls a day than the store allows', async () => {
  await ask()
  await takeRun(em(), 'ebay', 'me')
  const limits = { callsPerSecond: 1000, callsPerDay: 7 }
  const turns = await Promise.all(Array.from({ length: 20 }, () => takeCall(em(), 'ebay', limits)))
  expect(turns.filter(({ ok }) => ok)).toHaveLength(7)
  await shop.sql(`update sync_provider set quota_day = quota_day - 1`)
  expect(await takeCall(em(), 'ebay', limits)).toMatchObject({ ok: true })
})

test('after three failed runs the schedule leaves a provider alone', async () => {
  for (let round = 0; round < 3; round += 1) {
    await ask()
    const taking = await takeRun(em(), 'ebay', 'me')
    if (taking.kind !== 'run') throw new Error(taking.kind)
    await failRun(em(), { ...taking.run, lease: 'me' }, FAULT)
    await shop.sql(`update sync_run set created_at = now() - interval '9 hours'`)
  }
  await scheduleSync(shop.deps)
  expect((await shop.runs('ebay')).map(({ state }) => state)).toEqual([
    'failed',
    'failed',
    'failed',
  ])
})

test('customers and anonymous visitors decide nothing', async () => {
  const customer = await shop.signIn('marta')
  for (const [who, code] of [
    [customer, 'FORBIDDEN'],
    [shop.visitor(), 'UNAUTHORIZED'],
  ] as const) {
    const { sync } = who.call
    for (const call of [
      () => sync.desk(),
      () => sync.trigger({ provider: 'all' }),
      () => sync.decideRun({ id: 1, accept: true }),
      () => sync.resumeRun({ id: 1 }),
      () => sync.pauseProvider({ provider: 'ebay', paused: true }),
      () => sync.decidePrices({ prices: [{ productId: 1, heldPriceCents: 1 }], accept: true }),
      () => sync.mapPath({ id: 1, category: 'ignored', seen: null }),
      () =>
        sync.changePolicy({
          provider: 'ebay',
          salesPolicy: 'own',
          expiresHours: 1,
          keepsHistory: false,
          seen: '',
        }),
    ])
      await expect(call()).rejects.toMatchObject({ code })
  }
})
