// The database in a folder survives what happens to the programs around it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { processFacts, waitForDeath } from './process-facts.ts'
import { everyDay } from '#tests/support/every-day.ts'

let folder = ''
let dataDir = ''
let running: EmbeddedPostgres | null = null

const start = async (port?: number) => {
  running = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', shared_buffers: '16MB' },
    ...(port === undefined ? {} : { port }),
  })
  return running
}
const ask = async <T>(url: string, sql: string): Promise<T[]> => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as T[]
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-pg-'))
  fs.chmodSync(folder, 0o755)
  dataDir = path.join(folder, 'pg')
  const { url, stop } = await start()
  await ask(url, 'create table kept (n int); insert into kept values (1)')
  await stop()
})
afterAll(async () => {
  await running?.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const keptRows = (url: string) => ask<{ n: number }>(url, 'select n from kept')

it('asks for a password, listens on this machine only and has no socket file', async () => {
  const { url, port, stop } = await start()
  await expect(
    ask(`postgres://puente:wrong@127.0.0.1:${port}/postgres`, 'select 1'),
  ).rejects.toThrow(/password/)
  expect(
    await ask(
      url,
      `select current_setting('listen_addresses') as a, current_setting('unix_socket_directories') as s`,
    ),
  ).toEqual([{ a: '127.0.0.1', s: '' }])
  for (const name of ['pg', 'pg.password', 'pg.log'])
    expect(fs.statSync(path.join(folder, name)).mode & 0o077).toBe(0)
  await stop()
  await stop()
})

it('has the extensions and the collation that the search needs', async () => {
  const { url, stop } = await start()
  await ask(url, 'create extension pg_trgm; create extension unaccent')
  expect(
    await ask(
      url,
      `select unaccent('hígado') as u, lower('Ñ') as l, similarity('casco', 'cascos') > 0.5 as s`,
    ),
  ).toEqual([{ u: 'higado', l: 'ñ', s: true }])
  await stop()
})

/** A program that starts the server, possibly under another name of the folder, and is killed. */
const leaveBehind = async (spelled: string): Promise<number> => {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))}
    const { pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(spelled)}, settings: { shared_buffers: '16MB' } })
    process.stdout.write(String(pid))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  const left = Number(String((await once(child.stdout, 'data'))[0]))
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processFacts(left)).not.toBeNull()
  return left
}

it.each(everyDay(1, ['its name', 'another name of its folder', 'nothing more, for it is stopped']))(
  'replaces the server that a killed program left behind, known by %s',
  async (how) => {
    const linked = path.join(folder, 'linked')
    fs.rmSync(linked, { force: true })
    fs.symlinkSync(folder, linked)
    const left = await leaveBehind(how.startsWith('another') ? path.join(linked, 'pg') : dataDir)
    if (how.startsWith('nothing')) process.kill(left, 'SIGSTOP')

    const { url, pid, stop } = await start()
    expect(pid).not.toBe(left)
    expect(await waitForDeath(left, 0)).toBe(true)
    expect(await keptRows(url)).toEqual([{ n: 1 }])
    await stop()
  },
  40_000,
)

it('comes back after the server itself was killed', async () => {
  const { pid, ended } = await start()
  process.kill(pid, 'SIGKILL')
  await ended
  const { url, stop } = await start()
  expect(await keptRows(url)).toEqual([{ n: 1 }])
  await stop()
})

it('does not touch an unrelated process that has the number in the pid file', async () => {
  const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), `${unrelated.pid}\n${dataDir}\n`)
  const { url, stop } = await start()
  expect(await keptRows(url)).toEqual([{ n: 1 }])
  await stop()
  expect(unrelated.exitCode ?? unrelated.signalCode).toBeNull()
  unrelated.kill()
  await once(unrelated, 'exit')
})

it('says in Postgres’ own words why it does not start', async () => {
  const broken = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'nonsense' } })
  await expect(broken).rejects.toThrow(/invalid value for parameter "shared_buffers"/)
})
