// An older program on data of a newer one: whatever is started says why it stops, and what already runs goes on.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'
import { TEST_SECRET } from '#tests/support/test-secret.ts'

const TOMORROW = 'Migration20991231235959_of_tomorrow'
const LINE = `Puente stops: this database was changed by a newer Puente: it knows the migration ${TOMORROW}, and this program does not.`

let running: Shop
beforeAll(async () => {
  running = await startShop({ demo: false, settings: { ROLE: 'worker' } })
  await askDatabase(running.databaseUrl, 'insert into mikro_orm_migrations (name) values ($1)', [
    TOMORROW,
  ])
}, 60_000)
afterAll(() => running.stop())

const run = (script: string, words: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = childEnvironment({
      DATABASE_URL: running.databaseUrl,
      NODE_ENV: 'production',
      PUENTE_SECRET: TEST_SECRET,
      PORT: '0',
      ...settings,
    })
    execFile(process.execPath, [path.resolve(script), ...words], { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), said: out + said }),
    )
  })
/** One line says it all: no stack, and nothing that sounds like a start. */
const expectRefusal = ({ code, said }: { code: number; said: string }) => {
  expect(code).toBe(1)
  expect(said.split('\n').filter((line) => line.startsWith(LINE))).toHaveLength(1)
  expect(said).not.toMatch(/\n\s+at |is ready|listening/)
}

test.each(['all', 'web', 'worker'])('%s does not start', async (role) => {
  expectRefusal(await run('scripts/start.ts', [], { ROLE: role, DEMO: 'on', SANDBOX: 'on' }))
})

test('no command works on it', async () => {
  expectRefusal(await run('scripts/import.ts', ['tests/fixtures/import/us-list.csv', '--dry-run']))
  const words = ['create', '--email', 'ana@example.com', '--username', 'ana', '--name', 'Ana']
  expectRefusal(await run('scripts/admin.ts', words))
})

test('nothing was written by any of them, and the shop that ran before still runs', async () => {
  // The demo's people, or the admin of the command.
  expect(await askDatabase(running.databaseUrl, 'select username from app_user')).toEqual([])
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
})
