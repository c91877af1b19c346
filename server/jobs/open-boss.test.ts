// A process that takes jobs hears of one as soon as it is committed, and does not ask for it again and again.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { JOBS } from './definitions.ts'
import { enqueueWith } from './enqueue.ts'
import { openBoss } from './open-boss.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** In seconds: nothing is found by asking while this test lasts. */
const NEVER = { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 }

test('a job wakes who waits for it when its transaction is committed', async () => {
  const listener = await openBoss(shop.databaseUrl, pino({ level: 'silent' }), { listens: true })
  try {
    const take = vi.fn<() => Promise<void>>(() => Promise.resolve())
    await listener.work(JOBS.purgeStale.name, NEVER, take)
    const { orm, boss } = shop.deps
    await orm.em.fork().transactional(async (em) => {
      await enqueueWith(boss, em)('purgeStale', {})
      expect(take).not.toHaveBeenCalled()
    })
    await eventually(() => expect(take).toHaveBeenCalledTimes(1))
  } finally {
    await listener.stop({ graceful: false })
  }
})
