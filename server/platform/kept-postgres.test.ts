// Our own Postgres is killed in every way and is there again, at the same address, with everything it had said yes to.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPostgres, type KeptPostgres } from './kept-postgres.ts'
import { processFacts, waitForDeath } from './process-facts.ts'

let folder = ''
let kept: KeptPostgres
let restarts = 0

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-kept-'))
  fs.chmodSync(folder, 0o755)
  kept = await keepPostgres(
    { dataDir: path.join(folder, 'pg'), settings: { shared_buffers: '16MB' } },
    { onRestart: () => void (restarts += 1) },
  )
  await ask('create table kept (n int)')
}, 60_000)
afterAll(async () => {
  await kept.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const ask = async (sql: string) => {
  const client = new pg.Client(kept.url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ n: number }>(sql)
  await client.end()
  return rows
}
const isAlive = (pid: number) => {
  const facts = processFacts(pid)
  return facts !== null && !facts.isZombie
}

it.each(['SIGKILL', 'SIGQUIT', 'SIGTERM'] as const)(
  'comes back by itself after %s',
  async (signal) => {
    const before = { pid: kept.pid(), restarts }
    await ask('insert into kept values (1)')
    process.kill(before.pid, signal)
    await expect.poll(() => restarts, { timeout: 30_000 }).toBe(before.restarts + 1)
    expect(kept.pid()).not.toBe(before.pid)
    expect(await ask('select n from kept')).toHaveLength(restarts)
  },
  60_000,
)

it('is not started again once it was asked to stop', async () => {
  const pid = kept.pid()
  const before = restarts
  await kept.stop()
  expect(await waitForDeath(pid, 5000)).toBe(true)
  expect(isAlive(kept.pid())).toBe(false)
  expect(restarts).toBe(before)
})
