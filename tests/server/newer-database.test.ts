// An older program on data of a newer one: whatever is started says why it stops, and what already runs goes on.
import { afterAll, beforeAll, test } from 'vitest'
import {
  expectNothingWritten,
  expectRefusal,
  runOn,
  startBesideNewer,
} from '#tests/support/newer-database.ts'
import type { Shop } from '#tests/support/start-shop.ts'

let running: Shop
beforeAll(async () => {
  running = await startBesideNewer()
}, 60_000)
afterAll(() => running.stop())
const run = (script: string, words: string[], settings: Record<string, string> = {}) =>
  runOn(running.databaseUrl, script, words, settings)

test('a whole shop does not start', async () => {
  expectRefusal(await run('scripts/start.ts', [], { ROLE: 'all', DEMO: 'on', SANDBOX: 'on' }))
})

test('nothing was written by any of them, and the shop that ran before still runs', () =>
  expectNothingWritten(running.databaseUrl, running.url))
