// A reset deletes what is ours, stops who uses it, and nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { processFacts } from '#server/platform/process-facts.ts'

const SCRIPT = path.join(import.meta.dirname, 'reset.ts')
let dataDir = ''

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-reset-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

const makeOurs = () => {
  fs.mkdirSync(path.join(dataDir, 'postgres'))
  fs.writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '18\n')
}
const reset = (...words: string[]) => {
  const env = childEnvironment({ DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' })
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout }
}

it('does nothing when there is nobody to ask', () => {
  makeOurs()
  expect(reset()).toEqual({ status: 1, stdout: 'Nobody to ask: run npm run reset -- --yes\n' })
  expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(true)
})

it('keeps its hands off a folder that is not ours', () => {
  fs.writeFileSync(path.join(dataDir, 'diary.txt'), 'dear diary')
  expect(reset('--yes').status).toBe(1)
  expect(fs.existsSync(path.join(dataDir, 'diary.txt'))).toBe(true)
})

it('stops the running shop and deletes the folder', async () => {
  makeOurs()
  const shop = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = once(shop, 'exit')
  const instance = {
    pid: shop.pid,
    birth: processFacts(shop.pid!)!.birth,
    url: 'http://localhost:1',
  }
  fs.writeFileSync(path.join(dataDir, 'instance.json'), JSON.stringify(instance))
  expect(reset('--yes')).toEqual({ status: 0, stdout: `Deleted ${dataDir}.\n` })
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(await ended).toEqual([null, 'SIGTERM'])
})
