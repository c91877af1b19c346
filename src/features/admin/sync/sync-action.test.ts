// Holds the desk's forms: each asks for one thing, comes back to its page, and says beside itself why not.
import { expect, test, vi } from 'vitest'
import type { PageContext } from '#src/lib/calls.ts'
import { syncAction } from './sync-action.ts'

const call = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
const sync = new Proxy({}, { get: (_, name: string) => (input: unknown) => call(name, input) })
const write = { sync } as PageContext['write']

const JOB = '0197e5a0-0000-7000-8000-000000000001'
const OTHER_JOB = '0197e5a0-0000-7000-8000-000000000002'

const send = (
  fields: Record<string, string>,
  inBrowser = true,
  at = '/en/admin/api-sync?provider=ebay',
) =>
  syncAction(
    new Request(`https://puente.example${at}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    { write, inBrowser },
  )

test.each([
  [{ intent: 'trigger', provider: 'all' }, 'trigger', { provider: 'all' }, 'triggered'],
  [
    { intent: 'pause', provider: 'ebay', paused: '1' },
    'pauseProvider',
    { provider: 'ebay', paused: true },
    'paused',
  ],
  [
    { intent: 'pause', provider: 'ebay', paused: '0' },
    'pauseProvider',
    { provider: 'ebay', paused: false },
    'resumed',
  ],
  [
    {
      intent: 'policy',
      provider: 'ebay',
      salesPolicy: 'own',
      expiresHours: ' 48 ',
      keepsHistory: '1',
      seen: 'affiliate 24 false',
    },
    'changePolicy',
    {
      provider: 'ebay',
      salesPolicy: 'own',
      expiresHours: 48,
      keepsHistory: true,
      seen: 'affiliate 24 false',
    },
    'policy',
  ],
  [
    { intent: 'decide-run', id: '7', accept: '1' },
    'decideRun',
    { id: 7, accept: true },
    'accepted',
  ],
  [
    { intent: 'decide-run', id: '7', accept: '0' },
    'decideRun',
    { id: 7, accept: false },
    'rejected',
  ],
  [{ intent: 'redrive', id: '7' }, 'resumeRun', { id: 7 }, 'redriven'],
  [
    { intent: 'price', id: '3', heldPriceCents: '500', accept: '0' },
    'decidePrice',
    { productId: 3, heldPriceCents: 500, accept: false },
    'price',
  ],
  [
    { intent: 'prices', price: '3 500', accept: '1' },
    'decidePrices',
    { prices: [{ productId: 3, heldPriceCents: 500 }], accept: true },
    'prices',
  ],
  [
    { intent: 'path', id: '4', category: 'Toys', seen: '' },
    'mapPath',
    { id: 4, category: 'Toys', seen: null },
    'path',
  ],
  [
    { intent: 'path', id: '4', category: '', seen: 'ignored' },
    'mapPath',
    { id: 4, category: null, seen: 'ignored' },
    'path',
  ],
  [
    { intent: 'pair', id: '9', decision: 'different', seen: '' },
    'decidePair',
    { id: 9, decision: 'different', seen: null },
    'pair',
  ],
  [
    { intent: 'pair', id: '9', decision: '', seen: 'same' },
    'decidePair',
    { id: 9, decision: null, seen: 'same' },
    'pair',
  ],
  [
    { intent: 'redrive-jobs', ids: `${JOB} ${OTHER_JOB}` },
    'redriveJobs',
    { ids: [JOB, OTHER_JOB] },
    'jobs',
  ],
  [{ intent: 'discard-job', ids: JOB }, 'discardJob', { id: JOB }, 'jobs'],
])('%j', async (fields, name, input, done) => {
  call.mockReset().mockResolvedValue({ ok: true })
  expect(await send(fields)).toEqual({ about: expect.any(String), done })
  expect(call.mock.calls).toEqual([[name, input]])
  const answer = await send(fields, false)
  const to = answer instanceof Response && answer.headers.get('location')
  expect(to).toBe(`/admin/api-sync?provider=ebay&done=${done}`)
})

test('what is kept and goes on by itself is said as such', async () => {
  call.mockReset().mockResolvedValue({ ok: true, later: true })
  const form = { salesPolicy: 'own', expiresHours: '8', seen: 'affiliate 24 false' }
  expect(await send({ intent: 'policy', provider: 'ebay', ...form })).toMatchObject({
    done: 'policyLater',
  })
  expect(await send({ intent: 'redrive', id: '7' })).toMatchObject({ done: 'redrivenLater' })
  const accepted = await send({ intent: 'decide-run', id: '7', accept: '1' })
  expect(accepted).toMatchObject({ done: 'acceptedLater' })
})

test('a refusal and a lost answer are about their form', async () => {
  call.mockReset().mockResolvedValueOnce({ ok: false, code: 'run_moved' })
  expect(await send({ intent: 'redrive', id: '7' })).toEqual({ about: 'run 7', code: 'run_moved' })
  call.mockRejectedValueOnce(new Error('no network'))
  const lost = await send({ intent: 'trigger', provider: 'walmart' })
  expect(lost).toEqual({ about: 'walmart', code: 'unavailable' })
})

test('without a tick nothing is sent', async () => {
  call.mockReset()
  const answer = { about: 'prices', code: 'nothing_picked' }
  expect(await send({ intent: 'prices', accept: '0' })).toEqual(answer)
  expect(call).not.toHaveBeenCalled()
})

test('hours that are none are not sent, and kept', async () => {
  call.mockReset()
  const typed = { salesPolicy: 'own', expiresHours: 'many', seen: 'own 24 false' }
  expect(await send({ intent: 'policy', provider: 'amazon', ...typed })).toEqual({
    about: 'policy amazon',
    code: 'hours',
    typed: { ...typed, keepsHistory: false },
  })
  expect(call).not.toHaveBeenCalled()
})

test.each<Record<string, string>>([
  { intent: 'drop' },
  { intent: 'trigger', provider: 'target' },
  { intent: 'redrive' },
  { intent: 'prices', price: '3', accept: '1' },
  { intent: 'redrive-jobs', ids: '' },
  { intent: 'discard-job', ids: '7' },
])('nothing no form of ours sends: %j', async (fields) => {
  await expect(send(fields)).rejects.toMatchObject({ status: 400 })
})
