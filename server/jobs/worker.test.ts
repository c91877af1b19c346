// Proves that a worker takes what is enqueued, waits for its running job when it stops, and follows the clock.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { JOBS } from './definitions.ts'
import { startWorker, type Worker } from './worker.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: OrderShop
let worker: Worker
beforeAll(async () => {
  shop = await openOrderShop()
  worker = await startWorker(shop.deps, { watch: (hear) => hear(true) })
})
afterAll(() => shop.close())

const mails = async () => (await shop.sql('select 1 from outbox_mail')).length

test('a mail that hangs holds up no other', async () => {
  const em = shop.deps.orm.em.fork()
  await em.begin()
  // The row of the first mail, not committed yet: whoever wants to write it waits.
  await em.execute(
    `insert into outbox_mail (message_key, recipient, locale, subject, html, plain, created_at)
     select 'order_placed:' || coalesce(max(id), 0) + 1, '', 'es', '', '', '', now() from order_event`,
  )
  for (let i = 0; i < 3; i += 1) await shop.place()
  await eventually(async () => expect(await mails()).toBe(2), { timeout: 20_000 })
  await em.rollback()
  await eventually(async () => expect(await mails()).toBe(3), { timeout: 20_000 })
}, 60_000)

test('an order’s mail arrives by itself, and nothing is taken after the stop', async () => {
  await shop.place()
  await eventually(async () => expect(await mails()).toBe(4))
  await worker.stop()
  await shop.place()
  expect(await shop.waiting('sendOrderMail')).toBe(1)
  expect(await mails()).toBe(4)
})

test('jobs with a cron expression are scheduled', async () => {
  const schedules = await shop.deps.boss.getSchedules()
  const byClock = Object.values(JOBS).filter(({ options }) => 'cron' in options)
  expect(schedules.map(({ name }) => name).sort()).toEqual(byClock.map(({ name }) => name).sort())
})
