// A database that a newer version has changed: neither one of several processes starts on it nor does a command work.
import { afterAll, beforeAll, test } from 'vitest'
import {
  expectNothingWritten,
  expectRefusal,
  runOn,
  startBesideNewer,
} from '#tests/support/newer-database.ts'
import type { OwnShop } from '#tests/support/start-shop.ts'

let running: OwnShop
beforeAll(async () => {
  running = await startBesideNewer()
}, 60_000)
afterAll(() => running.stop())
const run = (script: string, words: string[], settings: Record<string, string> = {}) =>
  runOn(running.databaseUrl, script, words, settings)

test.each(['all', 'web', 'worker'])('%s does not start', async (role) => {
  expectRefusal(await run('scripts/start.ts', [], { ROLE: role, DEMO: 'on', SANDBOX: 'on' }))
})

test('no command works on it', async () => {
  expectRefusal(
    await run('scripts/import.ts', [
      'tests/fixtures/import/us-list.csv',
      '--store',
      'walmart',
      '--weight-unit',
      'lb',
      '--dry-run',
    ]),
  )
  const words = ['create', '--email', 'ana@example.com', '--username', 'ana', '--name', 'Ana']
  expectRefusal(await run('scripts/admin.ts', words))
})

test('nothing was written by any of them, and the shop that ran before still runs', () =>
  expectNothingWritten(running.databaseUrl, running.url))
