// Proves that what failed is seen with its reason and without secrets, and goes back to work when asked.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEAD_LETTERS, JOBS } from '#server/jobs/definitions.ts'
import { openOrderShop, type OrderShop } from '#tests/support/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const list = () => shop.admin.call.sync.failedJobs()
const { name } = JOBS.sendRecoveryMail
const SECRET = 'nonce-that-a-link-is-made-of'

/** A job that is given up with its first failure. */
async function giveUp(queue: string, data: object, reason = 'no server answers') {
  const { boss } = shop.deps
  await boss.send(queue, data, { retryLimit: 0 })
  const [job] = await boss.fetch(queue)
  if (!job) throw new Error('no job')
  await boss.fail(queue, job.id, new Error(reason))
}
const mail = { kind: 'reset_link', email: 'marta@example.com', nonce: SECRET }

test('a job given up is told with its reason, its time and nothing that is secret', async () => {
  expect(await list()).toEqual([])
  await giveUp(name, mail)
  await giveUp(JOBS.syncProvider.name, { provider: 'ebay' }, 'x'.repeat(900))
  const jobs = await list()
  expect(jobs.map(({ job, about, reason }) => [job, about, reason])).toEqual([
    ['sync.provider', 'ebay', 'x'.repeat(300)],
    ['auth.sendRecoveryMail', null, 'no server answers'],
  ])
  expect(jobs.every(({ tries, failedAt }) => tries === 1 && Date.parse(failedAt) > 0)).toBe(true)
  expect(JSON.stringify(jobs)).not.toContain('marta')
  expect(JSON.stringify(jobs)).not.toContain(SECRET)
  expect((await shop.admin.call.sync.desk()).failedJobs).toBe(2)
})

test('tried again it is in its queue as it was, once, and in the audit log', async () => {
  const ids = (await list()).filter(({ job }) => job === name).map(({ id }) => id)
  expect(await shop.admin.call.sync.redriveJobs({ ids })).toEqual({ ok: true })
  expect(await shop.admin.call.sync.redriveJobs({ ids })).toEqual({ ok: false, code: 'run_moved' })
  expect(await shop.waiting('sendRecoveryMail')).toBe(1)
  const [job] = await shop.deps.boss.fetch(name)
  expect(job?.data).toEqual(mail)
  expect((await list()).map((each) => each.job)).toEqual(['sync.provider'])
  const acts = await shop.sql(`select details from audit_entry where action = 'sync.redriveJobs'`)
  expect(acts).toEqual([{ details: { count: 1 } }])
})

test('what asks for the same as a waiting job is no second one, and leaves the list', async () => {
  await shop.deps.boss.send(JOBS.syncProvider.name, { provider: 'ebay' }, { singletonKey: 'ebay' })
  await shop.sql(`update pgboss.job set singleton_key = 'ebay' where name = ?`, [DEAD_LETTERS])
  const ids = (await list()).map(({ id }) => id)
  const answer = await shop.admin.call.sync.redriveJobs({ ids })
  expect(answer).toEqual({ ok: true })
  expect(await shop.waiting('syncProvider')).toBe(1)
  expect(await list()).toEqual([])
})

test('discarded it is gone for good, and only once', async () => {
  await giveUp(name, mail)
  const [{ id } = { id: '' }] = await list()
  expect(await shop.admin.call.sync.discardJob({ id })).toEqual({ ok: true })
  expect(await shop.admin.call.sync.discardJob({ id })).toEqual({ ok: false, code: 'run_moved' })
  expect([await list(), await shop.waiting('sendRecoveryMail')]).toEqual([[], 0])
})

test('a job that waits in its own queue is nothing to discard here', async () => {
  await shop.deps.boss.send(name, mail)
  const [job] = await shop.sql<{ id: string }>(
    `select id from pgboss.job where name = ? and state = 'created'`,
    [name],
  )
  const answer = await shop.admin.call.sync.discardJob({ id: job?.id ?? '' })
  expect(answer).toEqual({ ok: false, code: 'run_moved' })
  expect(await shop.waiting('sendRecoveryMail')).toBe(1)
})

test('customers and anonymous visitors see and move none', async () => {
  const customer = await shop.signIn('marta')
  const id = crypto.randomUUID()
  for (const [who, code] of [
    [customer, 'FORBIDDEN'],
    [shop.visitor(), 'UNAUTHORIZED'],
  ] as const) {
    const { sync } = who.call
    for (const call of [
      () => sync.failedJobs(),
      () => sync.redriveJobs({ ids: [id] }),
      () => sync.discardJob({ id }),
    ])
      await expect(call()).rejects.toMatchObject({ code })
  }
})
