// A database that does not answer is named without its password, and waited for only when waiting helps.
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { openDatabase, placeOf } from './database.ts'
import { anyFreePort } from './free-port.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-database-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const open = (databaseUrl: string, patienceSeconds: number) =>
  openDatabase({ databaseUrl, dataDir: folder, patienceSeconds })

it('opens the database it is told to use and leaves it running', async () => {
  const { url } = inject('postgres')
  const database = await open(url, 0)
  expect(database).toMatchObject({ url, embedded: null })
  await database.stop()
  await expect(open(url, 0)).resolves.toBeDefined()
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
  await expect(opening).resolves.toMatchObject({ url: late.href })
  proxy.close()
})
