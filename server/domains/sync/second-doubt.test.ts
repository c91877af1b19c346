// A run that was accepted for its prices may be doubted once more, for what its store denies: admins are mailed each time.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSyncShop, type SyncShop } from '#tests/support/sync-shop.ts'

let shop: SyncShop
let isDenying = false
beforeAll(async () => {
  shop = await openSyncShop({
    count: { amazon: 10, ebay: 90, walmart: 10 },
    wrap: (connector) => ({
      ...connector,
      fetchItems: async (ids, signal) => {
        const answer = await connector.fetchItems(ids, signal)
        return answer.ok && isDenying
          ? { ...answer, offers: [], missing: ids, unanswered: [] }
          : answer
      },
    }),
  })
  await shop.sync()
  // From here on one list of many: most of what is known is asked about.
  shop.connect(undefined, 1)
  await shop.sql('update sync_provider set last_seen = null')
})
afterAll(() => shop.close())

const desk = () => shop.admin.call.sync
const lastRun = async () => (await desk().runs({ provider: 'ebay' })).runs[0]
/** What is in the outbox, for a job may find its mail sent. */
const mails = async () => {
  await shop.drain('sendSyncAlert')
  return (await shop.sql(`select from outbox_mail where message_key like 'sync_suspicious%'`))
    .length
}

test('each doubt of a run is mailed', async () => {
  const before = await mails()
  await shop.sql(`update product set price_cents = price_cents * 4 where source_store = 'ebay'`)
  isDenying = true
  await shop.sync('ebay')
  const first = await lastRun()
  expect(first).toMatchObject({ state: 'suspicious', doubt: 'many_jumps' })
  expect(await mails()).toBe(before + 1)
  const id = first?.id ?? 0
  await desk().decideRun({ id, accept: true })
  await shop.work()
  expect(await lastRun()).toMatchObject({ id, state: 'suspicious', doubt: 'many_gone' })
  expect(await mails()).toBe(before + 2)
})
