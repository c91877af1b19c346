// When runs come due, what the desk says of the next one, and whom it alarms when none succeeds for too long.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import { createAdmin } from '#server/domains/auth/create-user.ts'
import { scheduleSync } from '#server/jobs/handlers/schedule-sync.ts'
import { watchSync } from '#server/jobs/handlers/watch-sync.ts'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
beforeAll(async () => {
  shop = await openSyncShop({ count: 60 })
  for (const locale of LOCALES)
    await createAdmin(shop.deps.orm.em.fork(), {
      fullName: 'Una Persona',
      username: `admin-${locale}`,
      email: `${locale}@example.com`,
      password: 'secreto',
    })
  for (const locale of LOCALES)
    await shop.sql(`update app_user set locale = ? where username = ?`, [locale, `admin-${locale}`])
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(new Date())
  await shop.sql('delete from sync_run')
  await shop.sql('delete from sync_provider')
  await shop.sql(`delete from pgboss.job where name like 'sync.%'`)
})

/** Its last run was asked for so long ago, and ended at once. */
const ran = async (provider: SyncStore, ago: string, trigger = 'schedule') => {
  await shop.sql(
    `insert into sync_provider (provider, last_success_at) values (?, now() - ?::interval)
      on conflict (provider) do update set last_success_at = excluded.last_success_at`,
    [provider, ago],
  )
  await shop.sql(
    `insert into sync_run (provider, state, trigger, created_at, started_at, ended_at)
     select ?, 'completed', ?, at, at, at from (select now() - ?::interval as at) moment`,
    [provider, trigger, ago],
  )
}
const cardOf = async (provider: SyncStore) => {
  const { providers } = await shop.admin.call.sync.desk()
  const card = providers.find((one) => one.provider === provider)
  if (!card) throw new Error(provider)
  return card
}
const hoursToNext = async (provider: SyncStore) =>
  (Date.parse((await cardOf(provider)).nextRunAt ?? '') - Date.now()) / 3_600_000
const waiting = async () => {
  const rows = await shop.sql<{ provider: string }>(
    `select provider from sync_run where state = 'waiting' order by provider`,
  )
  return rows.map(({ provider }) => provider)
}

test('each store runs six hours after its own last run, whoever asked for that and whenever', async () => {
  await ran('amazon', '5 hours 59 minutes', 'admin')
  await ran('ebay', '6 hours')
  expect(await hoursToNext('amazon')).toBeCloseTo(1 / 60, 2)
  expect(await hoursToNext('walmart')).toBeCloseTo(0, 2)
  await scheduleSync(shop.deps)
  expect(await waiting()).toEqual(['ebay', 'walmart'])
  expect(await hoursToNext('ebay')).toBeCloseTo(6, 2)
  // However often it looks.
  await scheduleSync(shop.deps)
  expect(await waiting()).toEqual(['ebay', 'walmart'])
})

test('a worker whose clock is ahead does not put off the next run', async () => {
  shop.skew(30)
  await scheduleSync(shop.deps)
  shop.skew(0)
  await shop.sql(
    `update sync_run set state = 'completed', created_at = created_at - interval '6 hours'`,
  )
  await scheduleSync(shop.deps)
  expect(await waiting()).toEqual(['amazon', 'ebay', 'walmart'])
})

test('the next run is named as the breaker, a rest and the quota let it happen', async () => {
  await ran('amazon', '5 hours')
  await ran('ebay', '7 hours')
  await ran('walmart', '7 hours')
  await shop.sql(
    `update sync_provider set rests_until = now() + interval '12 hours' where provider = 'amazon'`,
  )
  await shop.sql(`insert into sync_run (provider, state, trigger, rests_until)
    values ('ebay', 'running', 'admin', now() + interval '9 hours')`)
  await shop.sql(`update sync_provider set quota_day = (now() at time zone 'UTC')::date, calls_today = 1000000
    where provider = 'walmart'`)
  expect(await hoursToNext('amazon')).toBeCloseTo(12, 2)
  expect(await hoursToNext('ebay')).toBeCloseTo(9, 2)
  expect((await cardOf('walmart')).nextRunAt).toMatch(/T00:00:00\.000Z$/)
  await shop.admin.call.sync.pauseProvider({ provider: 'walmart', paused: true })
  expect((await cardOf('walmart')).nextRunAt).toBeNull()
})

/** What the watch mails now, by recipient. */
const mailed = async () => {
  const [last] = await shop.sql<{ id: number }>(
    `select coalesce(max(id), 0) as id from outbox_mail`,
  )
  await watchSync(shop.deps)
  await shop.drain('sendSyncAlert')
  const rows = await shop.sql<{ recipient: string; subject: string }>(
    `select recipient, subject from outbox_mail where id > ? order by recipient`,
    [last?.id ?? 0],
  )
  return Object.fromEntries(rows.map(({ recipient, subject }) => [recipient, subject]))
}
const alertOf = async (provider: SyncStore) => (await cardOf(provider)).alert

test('after seven hours without success every admin gets one mail in their language, once per outage', async () => {
  await ran('ebay', '6 hours 59 minutes')
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  await ran('ebay', '7 hours 1 minute')
  expect(await alertOf('ebay')).toBe('stale')
  expect(await mailed()).toEqual({
    'en@example.com': 'The sync with eBay has not succeeded for more than 7 hours',
    'es@example.com': 'La sincronización con eBay lleva más de 7 horas sin lograrse',
    'it@example.com': 'La sincronizzazione con eBay non riesce da più di 7 ore',
    'jefa@example.com': 'La sincronización con eBay lleva más de 7 horas sin lograrse',
    'pt@example.com': 'A sincronização com eBay está há mais de 7 horas sem sucesso',
  })
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, 'stale'])
  // It recovers, and falls silent anew.
  await shop.sync('ebay')
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  await ran('ebay', '8 hours')
  await shop.sql(`update sync_run set created_at = now() - interval '8 hours'`)
  expect(Object.keys(await mailed())).toHaveLength(5)
})

test('a paused store is silent; resumed, a due run begins at once and is given its time', async () => {
  await ran('ebay', '30 hours')
  const { sync } = shop.admin.call
  await sync.pauseProvider({ provider: 'ebay', paused: true })
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  await sync.pauseProvider({ provider: 'ebay', paused: false })
  expect(await waiting()).toEqual(['ebay'])
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  // However long it takes, nobody is alarmed before seven hours from here.
  await shop.sql(`update sync_run set created_at = now() - interval '3 hours'`)
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  await shop.sql(`update sync_provider set resumed_at = now() - interval '7 hours 1 minute'`)
  expect(Object.keys(await mailed())).toHaveLength(5)
})

test('resumed before its time, a store waits for it', async () => {
  await ran('ebay', '2 hours')
  const { sync } = shop.admin.call
  await sync.pauseProvider({ provider: 'ebay', paused: true })
  await sync.pauseProvider({ provider: 'ebay', paused: false })
  expect(await waiting()).toEqual([])
  expect(await hoursToNext('ebay')).toBeCloseTo(4, 2)
})

test('a shop that was stopped for a day alarms nobody while the run that makes good for it is at work', async () => {
  await ran('ebay', '24 hours')
  await scheduleSync(shop.deps)
  expect([await mailed(), await alertOf('ebay')]).toEqual([{}, null])
  await shop.sql(
    `update sync_run set created_at = now() - interval '61 minutes' where state = 'waiting'`,
  )
  expect(await alertOf('ebay')).toBe('stale')
})
