// A start never serves an old client and never builds the same sources twice.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildIfStale } from './build-if-stale.ts'

let root = ''
let builds = 0
const build = async () => {
  builds += 1
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true })
  await new Promise((resolve) => setImmediate(resolve))
}
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  fs.writeFileSync(path.join(root, name), text)
}
const run = () => buildIfStale(root, { build })

beforeEach(() => {
  builds = 0
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-build-'))
  write('src/a.ts', 'one')
  write('src/b.ts', 'two')
  write('domain/money.ts', '1')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

it('builds once and then not again', async () => {
  expect([await run(), await run(), builds]).toEqual(['built', 'fresh', 1])
})

it.each([
  'src/a.ts',
  'src/deep/new.tsx',
  'contract/x.ts',
  'public/x.svg',
  'package-lock.json',
  'vite.config.ts',
])('builds again after %s changed', async (name) => {
  await run()
  write(name, 'changed')
  expect(await run()).toBe('built')
})

it('sees text that moved from one file to the next', async () => {
  await run()
  write('src/a.ts', 'onet')
  write('src/b.ts', 'wo')
  expect(await run()).toBe('built')
})

it('does not care for tests and server files', async () => {
  await run()
  write('src/a.test.tsx', 'test')
  write('server/main.ts', 'server')
  expect(await run()).toBe('fresh')
})

it('builds again after a build that broke off', async () => {
  await run()
  write('src/a.ts', 'broken')
  const broken = buildIfStale(root, { build: () => Promise.reject(new Error('syntax')) })
  await expect(broken).rejects.toThrow('syntax')
  write('src/a.ts', 'one')
  expect(await run()).toBe('built')
})

it('builds again when the folder of the build was removed', async () => {
  await run()
  fs.rmSync(path.join(root, 'dist'), { recursive: true })
  expect(await run()).toBe('built')
})
