// An import may be killed, run twice at once or be larger than memory, and still counts every row once.
import { inFullRun } from '#tests/support/every-day.ts'
import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { tea, createImportDesk } from '#tests/fixtures/import/import-desk.ts'
import { lockStores } from './run.ts'

const mortalImport = path.resolve('scripts/lib/import-until-killed.fixture.ts')

const { client, databaseUrl, products, rejects, rejectsFile, run, summaryOf, written } =
  createImportDesk()

it('goes on after a kill and ends as if nothing had happened', async () => {
  const rows = Array.from({ length: 95 }, (_, id) =>
    id % 10 === 3 ? `${id},Tea ${id},` : `${id % 90},Tea ${id},1.50`,
  )
  const file = await written(['id,title,price', ...rows], 'killed.csv')
  const script = mortalImport
  const signal = await new Promise((resolve) => {
    const args = [script, file, databaseUrl(), rejectsFile(), '4']
    execFile(process.execPath, args, (error) => resolve(error?.signal))
  })
  expect(signal).toBe('SIGKILL')
  // Postgres hears of it a moment later.
  const locks = `select from pg_locks where locktype = 'advisory' and classid = 7836003
    and database = (select oid from pg_database where datname = current_database())`
  await vi.waitFor(async () => expect((await client().query(locks)).rowCount).toBe(0), 10_000)
  const halfway = (await products('id')).length
  expect(halfway).toBeGreaterThan(20)
  expect(halfway).toBeLessThan(81)
  const set = new Map([['stock', '7']])
  const resumed = await summaryOf(file, { set }, { batchSize: 10 })
  expect(resumed.resumedAt).toBeGreaterThanOrEqual(40)
  expect(resumed).toMatchObject({
    created: 81,
    changed: 0,
    unchanged: 0,
    rejected: 14,
    gaps: { noWeight: 81 },
  })
  expect((await rejects()).map(([line]) => Number(line))).toEqual([
    5, 15, 25, 35, 45, 55, 65, 75, 85, 92, 93, 94, 95, 96,
  ])
  const runs = await client().query('select state, records_done, created, rejected from import_run')
  expect(runs.rows).toEqual([{ state: 'completed', records_done: 95, created: 81, rejected: 14 }])
  expect(await summaryOf(file, { set })).toMatchObject({
    unchanged: 81,
    rejected: 14,
    resumedAt: 0,
  })
})

it('starts again when the file is another one', async () => {
  const file = await written(['id,title,price', ...tea(30)], 'edited.csv')
  const abort = new AbortController()
  const stopped = await run(
    file,
    {},
    { batchSize: 10, signal: abort.signal, onProgress: () => abort.abort() },
  )
  expect(stopped).toEqual({ ok: false, code: 'interrupted' })
  await written(['id,title,price', ...tea(30, '2.00')], 'edited.csv')
  expect(await summaryOf(file)).toMatchObject({ resumedAt: 0 })
  expect(new Set((await products('price_cents')).flat())).toEqual(new Set([200]))
})

it('lets one import of a store run at a time', async () => {
  const file = await written(['id,title,price', ...tea(3)])
  await lockStores(client(), ['walmart'])
  try {
    expect(await run(file)).toEqual({ ok: false, code: 'import_running' })
    expect(await summaryOf(file, { store: 'target' })).toMatchObject({ created: 3 })
  } finally {
    await client().query('select pg_advisory_unlock_all()')
  }
  expect(await summaryOf(file)).toMatchObject({ created: 3 })
})

inFullRun(() => {
  it(
    'needs no more memory for a file that would not fit into it',
    { timeout: 90_000 },
    async () => {
      const notes = 'long words '.repeat(110)
      const rows = Array.from({ length: 40_000 }, (_, id) => `${id},Tea,,${notes}`)
      const file = await written(['id,title,price,notes', ...rows])
      expect((await fs.stat(file)).size).toBeGreaterThan(48e6)
      const script = mortalImport
      const args = [
        '--max-old-space-size=64',
        script,
        file,
        databaseUrl(),
        rejectsFile(),
        '0',
        '2000',
      ]
      const code = await new Promise((resolve) => {
        execFile(process.execPath, args, (error) =>
          resolve(error?.signal ?? error?.code ?? 'ended well'),
        )
      })
      expect(code).toBe('ended well')
      const { rows: runs } = await client().query('select state, rejected from import_run')
      expect(runs).toEqual([{ state: 'completed', rejected: 40_000 }])
    },
  )
})

const WITH_FAULTS = ['id,title,price', ...tea(40), '90,Tea,', ...tea(30).map((row) => `5${row}`)]

it('keeps its place where rejected rows find no room, and leaves no file behind', async () => {
  const file = await written(WITH_FAULTS, 'full.csv')
  const full = path.join(path.dirname(file), 'full.rejects.csv')
  // A real device without room, under a name of ours.
  await fs.symlink('/dev/full', full)
  const told = await run(file, {}, { batchSize: 10, rejectsFile: full })
  expect(told).toEqual({ ok: false, code: 'disk_full' })
  await expect(fs.lstat(full)).rejects.toThrow('ENOENT')
  const resumed = await summaryOf(file, {}, { batchSize: 10 })
  expect(resumed).toMatchObject({ resumedAt: 50, rejected: 1 })
  expect((await rejects()).map(([line]) => line)).toEqual(['42'])
})

it('keeps its place where the database has no room', async () => {
  const file = await written(WITH_FAULTS, 'no-room.csv')
  await client().query(`create function no_room() returns trigger language plpgsql as
    $$begin raise 'could not extend file' using errcode = 'disk_full'; end$$`)
  await client().query(`create trigger no_room before insert on product for each row
    when (new.external_id = '25') execute function no_room()`)
  const told = await run(file, {}, { batchSize: 10 })
  expect(told).toEqual({ ok: false, code: 'database_full' })
  await client().query('drop trigger no_room on product')
  expect(await summaryOf(file, {}, { batchSize: 10 })).toMatchObject({ resumedAt: 20, rejected: 1 })
})
