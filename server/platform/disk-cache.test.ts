// Tests the kept files against their limit and their bytes, also when writers are killed and several share the folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskCache } from './disk-cache.ts'

let folder: string
let now: Date
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'disk-cache-'))
  now = new Date('2026-05-04T15:00:00Z')
})
afterEach(() => fs.rm(folder, { recursive: true, force: true }))

const DAY_MS = 86_400_000
const open = (mostBytes = 1_000_000, onFault: (error: unknown) => void = fail) =>
  openDiskCache({ folder, mostBytes, keepMs: 30 * DAY_MS, clock: () => now, onFault })
function fail(error: unknown): void {
  throw error as Error
}
const later = (ms: number) => void (now = new Date(now.getTime() + ms))
const files = async (): Promise<string[]> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
}

test('what one process keeps the other finds, until it is too old', async () => {
  await open().write('key', Buffer.from('bytes'))
  expect((await open().read('key'))?.toString()).toBe('bytes')
  expect(await open().read('another')).toBeNull()
  later(31 * DAY_MS)
  expect(await open().read('key')).toBeNull()
})

test('the newest bytes of a key win, and a dropped one is gone', async () => {
  const cache = open()
  await Promise.all(['a', 'b', 'c'].map((text) => cache.write('key', Buffer.from(text))))
  expect('abc').toContain((await cache.read('key'))?.toString())
  await cache.drop('key')
  await cache.drop('key')
  expect(await cache.read('key')).toBeNull()
})

test('a damaged file counts as none', async () => {
  const cache = open()
  await cache.write('key', Buffer.alloc(1000, 'x'))
  const [file = ''] = await files()
  for (const damage of [
    Buffer.alloc(0),
    Buffer.alloc(1032),
    (await fs.readFile(file)).subarray(0, 500),
  ]) {
    await fs.writeFile(file, damage)
    await fs.utimes(file, now, now)
    expect(await cache.read('key')).toBeNull()
  }
})

test('beyond the limit the least recently used go', async () => {
  const cache = open(100_000)
  for (let n = 0; n < 40; n += 1) {
    later(2 * 3_600_000)
    await cache.write(`key ${n}`, Buffer.alloc(5000))
    if (n > 0) expect(await cache.read('key 0')).not.toBeNull()
  }
  const kept = await files()
  const sizes = await Promise.all(kept.map(async (file) => (await fs.stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(105_100)
  expect(kept.length).toBeGreaterThan(15)
  expect(await cache.read('key 1')).toBeNull()
  expect(await cache.read('key 39')).not.toBeNull()
})

test('a full or forbidden disk is told, and nobody else is bothered', async () => {
  const told: unknown[] = []
  await fs.writeFile(path.join(folder, 'waiting'), 'a file where a folder must be')
  const cache = open(1000, (error) => void told.push(error))
  await cache.write('key', Buffer.from('bytes'))
  expect(told).not.toEqual([])
  expect(await cache.read('key')).toBeNull()
})

const WRITER = `
  import { openDiskCache } from ${JSON.stringify(new URL('disk-cache.ts', import.meta.url).href)}
  const cache = openDiskCache({ folder: process.argv[1], mostBytes: 1e9, keepMs: 1e12, clock: () => new Date(), onFault: () => {} })
  process.stdout.write('ready')
  for (let n = 0; ; n += 1) await cache.write('key ' + (n % 50), Buffer.alloc(2_000_000, 'x'))
`

test('a writer that is killed leaves no half file where anybody reads, and its remains are cleared', async () => {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  const cache = openDiskCache({
    folder,
    mostBytes: 1e9,
    keepMs: 1e12,
    clock: () => new Date(),
    onFault: fail,
  })
  const found = async (): Promise<void> => ((await cache.read('key 3')) ? undefined : found())
  await found()
  writer.kill('SIGKILL')
  await once(writer, 'close')
  for (let n = 0; n < 50; n += 1) {
    const bytes = await cache.read(`key ${n}`)
    expect([undefined, 2_000_000]).toContain(bytes?.length)
  }
  const remains = path.join(folder, 'waiting', 'left-behind')
  await fs.writeFile(remains, 'half')
  await fs.utimes(remains, new Date(0), new Date(0))
  await cache.write('one more', Buffer.from('bytes'))
  expect(await files()).not.toContain(remains)
})
