// The documented calls of the catalogue sync from outside: open to look at, shut to start, and never twice at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { type OwnShop, startShop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: OwnShop
beforeAll(async () => {
  shop = await startShop()
}, 120_000)
afterAll(() => shop.stop())

const stats = async () =>
  (await (await fetch(`${shop.url}/api/sync/stats`)).json()) as Record<string, unknown>
const active = async () =>
  (await (await fetch(`${shop.url}/api/sync/jobs?active=true`)).json()) as { provider: string }[]

test('the demo shop fills itself from the sandbox’s stores, and everybody can see how they stand', async () => {
  await eventually(
    async () => {
      expect(await active()).toEqual([])
      expect(await stats()).toMatchObject({
        hasActiveProviders: true,
        lastGlobalSync: expect.stringMatching(/^\d{4}-/u),
        amazon: { status: 'completed', successRate: 100, sandbox: true },
        ebay: { status: 'completed', successRate: 100, sandbox: true },
        walmart: { status: 'completed', successRate: 100, sandbox: true },
      })
    },
    { timeout: 90_000, interval: 250 },
  )
  const jobs = (await (await fetch(`${shop.url}/api/sync/jobs`)).json()) as { progress: number }[]
  expect(jobs.map(({ progress }) => progress)).toEqual([100, 100, 100])
}, 120_000)

test('anonymous visitors and customers start nothing, and an unknown store is bad input', async () => {
  const trigger = async (visitor: ReturnType<typeof httpVisitor>, body: object) => {
    const answer = await visitor.postJson('/api/sync/trigger', body)
    const { code } = (await answer.json()) as { code?: string }
    return `${answer.status} ${code ?? ''}`
  }
  expect(await trigger(httpVisitor(shop.url), { provider: 'all' })).toBe('401 unauthorized')
  expect(await trigger(await signedIn(shop.url, 'customer'), { provider: 'all' })).toBe(
    '403 forbidden',
  )
  const admin = await signedIn(shop.url, 'admin')
  expect(await trigger(admin, { provider: 'target' })).toBe('400 invalid_input')
  const answers = await Promise.all([1, 2, 3].map(() => trigger(admin, { provider: 'all' })))
  expect(answers.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '200 ',
    '409 sync_active',
    '409 sync_active',
  ])
})

/** Listens until an event has come; `stop` hangs up. */
async function listen() {
  const hangUp = new AbortController()
  const answer = await fetch(`${shop.url}/api/sync/events`, { signal: hangUp.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = async () => {
    let text = ''
    while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '\n\n'
    return text
  }
  return { answer, first, stop: () => hangUp.abort() }
}

test('whoever listens is told at once how the sync stands, as the calls tell it', async () => {
  const { answer, first, stop } = await listen()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [, data] = /^event: sync\ndata: (.+)\n\n/u.exec(await first()) ?? []
  stop()
  const told = JSON.parse(data ?? '') as { stats: object; jobs: unknown[] }
  expect(Object.keys(told).toSorted()).toEqual(['jobs', 'stats'])
  expect(told.stats).toMatchObject({ hasActiveProviders: true, ebay: { sandbox: true } })
})

test('of one address so many may listen; the next one asks instead, until somebody hangs up', async () => {
  const listeners = await Promise.all(Array.from({ length: 20 }, listen))
  expect(listeners.map(({ answer }) => answer.status)).toEqual(
    Array.from({ length: 20 }, () => 200),
  )
  const refused = await listen()
  expect(refused.answer.status).toBe(503)
  expect(await refused.first()).toContain('unavailable')
  // Nobody is called for it.
  expect(shop.output()).not.toMatch(/"level":(?:50|60)/u)
  listeners[0]?.stop()
  const next = await eventually(
    async () => {
      const again = await listen()
      expect(again.answer.status).toBe(200)
      return again
    },
    { interval: 100 },
  )
  for (const { stop } of [next, ...listeners]) stop()
})
