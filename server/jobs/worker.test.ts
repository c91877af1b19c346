// Proves that a worker takes what is enqueued, waits for its running job when it stops, and follows the clock.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { JOBS } from './definitions.ts'
import { startWorker, type Worker } from './worker.ts'

let shop: OrderShop
let worker: Worker
beforeAll(async () => {
  shop = await openOrderShop()
  worker = await startWorker(shop.deps)
})
afterAll(() => shop.close())

test('an order’s mail arrives by itself, and nothing is taken after the stop', async () => {
  const mails = async () => (await shop.sql('select 1 from outbox_mail')).length
  await shop.place()
  await vi.waitFor(async () => expect(await mails()).toBe(1), { timeout: 10_000 })
  // A busy hour: the next one is taken at once, not with the next look.
  for (let i = 0; i < 12; i += 1) await shop.place()
  await vi.waitFor(async () => expect(await mails()).toBe(13), { timeout: 5000 })
  await worker.stop()
  await shop.place()
  expect(await shop.waiting('sendOrderMail')).toBe(1)
  expect(await mails()).toBe(13)
})

test('jobs that run by the clock are in its book', async () => {
  const schedules = await shop.deps.boss.getSchedules()
  const byClock = Object.values(JOBS).filter(({ options }) => 'cron' in options)
  expect(schedules.map(({ name }) => name).sort()).toEqual(byClock.map(({ name }) => name).sort())
})
