// A database that does not answer is named without its password, and waited for only when waiting helps.
import { everyDay } from '#tests/support/every-day.ts'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase, placeOf } from './database.ts'
import { withFixedPath } from './fixed-path.ts'
import { anyFreePort } from './free-port.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-database-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const open = (databaseUrl: string, patienceSeconds: number) =>
  openDatabase({ databaseUrl, dataDir: folder, patienceSeconds })

it('opens the database it is told to use and leaves it running', async () => {
  const { url } = inject('postgres')
  const database = await open(url, 0)
  expect(database).toMatchObject({ url: withFixedPath(url), embedded: null })
  await database.stop()
  await expect(open(url, 0)).resolves.toBeDefined()
})

const WAYS_TO_LOSE_IT = ['', 'drop role puente_app', "alter role puente_app password 'lost'"]

it('gives the shop beside its data a login of its own, also where it was one with the owner', async () => {
  const dataDir = path.join(folder, 'own')
  const as = async (url: string, text: string) => {
    const client = new pg.Client(url)
    await client.connect()
    return client.query<{ who: string }>(text).finally(() => client.end())
  }
  const whoAmI = 'select session_user as who'
  for (const before of everyDay(2, WAYS_TO_LOSE_IT)) {
    const own = await openDatabase({ databaseUrl: null, dataDir })
    if (before) {
      await as(own.ownerUrl, before.startsWith('drop') ? 'drop owned by puente_app' : 'select 1')
      await as(own.ownerUrl, before)
      await own.stop()
    }
    const { url, ownerUrl, stop } = before
      ? await openDatabase({ databaseUrl: null, dataDir })
      : own
    expect((await as(url, whoAmI)).rows).toEqual([{ who: 'puente_app' }])
    expect((await as(ownerUrl, whoAmI)).rows).toEqual([{ who: 'puente' }])
    await stop()
  }
}, 60_000)

it('makes the role of DATABASE_URL as DATABASE_OWNER_URL, with the password of the address', async () => {
  const owner = inject('postgres').url
  const url = owner.replace(/\/\/[^@]*@/, "//new%20ro'le:pass%20'wo\"rd@")
  const database = await openDatabase({
    databaseUrl: url,
    databaseOwnerUrl: owner,
    dataDir: folder,
  })
  expect(database).toMatchObject({ url: withFixedPath(url), ownerUrl: withFixedPath(owner) })
  const client = new pg.Client(url)
  await client.connect()
  await expect(client.query('create role more')).rejects.toMatchObject({ code: '42501' })
  await client.end()
})

it('makes the role once when several processes start at the same moment', async () => {
  const owner = inject('postgres').url
  for (const password of ['first', 'changed']) {
    const url = owner.replace(/\/\/[^@]*@/, `//at_once:${password}@`)
    const opening = () =>
      openDatabase({ databaseUrl: url, databaseOwnerUrl: owner, dataDir: folder })
    await expect(Promise.all(Array.from({ length: 8 }, opening))).resolves.toHaveLength(8)
  }
})

it('names host, port and database, never the password', async () => {
  expect(placeOf('postgres://u:hunter2@db.example/shop')).toBe('db.example:5432/shop')
  const port = await anyFreePort()
  const failure = await open(`postgres://u:hunter2@127.0.0.1:${port}/shop`, 0).catch(String)
  expect(failure).toContain(`no connection to 127.0.0.1:${port}/shop`)
  expect(failure).not.toContain('hunter2')
})

it('does not wait when the password is wrong', async () => {
  const { url } = inject('postgres')
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(open(wrong.href, 60)).rejects.toThrow(/password authentication failed/)
})

it('waits for a server that is still coming up', async () => {
  const target = new URL(inject('postgres').url)
  const port = await anyFreePort()
  const late = new URL(target)
  late.port = String(port)
  const opening = open(late.href, 10)
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => {})
  })
  setImmediate(() => proxy.listen(port, '127.0.0.1'))
  await expect(opening).resolves.toMatchObject({ url: withFixedPath(late.href) })
  proxy.close()
})
