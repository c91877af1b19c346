// One program per folder, whatever died before it and however many start at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { awaitInstanceLock, findInstance, takeInstanceLock } from './instance-lock.ts'
import { processFacts } from './process-facts.ts'

let folder = ''
const file = () => path.join(folder, 'instance.json')
const hold = (instance: object) => fs.writeFileSync(file(), JSON.stringify(instance))

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const take = () => {
  const attempt = takeInstanceLock(folder)
  if (!attempt.ok) throw new Error('held')
  return attempt.lock
}

it('tells the second where the first is', () => {
  const lock = take()
  expect(takeInstanceLock(folder)).toMatchObject({
    ok: false,
    holder: { pid: process.pid, url: null },
  })
  lock.announce('http://localhost:3000')
  expect(takeInstanceLock(folder)).toMatchObject({
    ok: false,
    holder: { pid: process.pid, url: 'http://localhost:3000' },
  })
  expect(findInstance(folder)?.url).toBe('http://localhost:3000')
  lock.release()
  expect(findInstance(folder)).toBeNull()
  expect(fs.readdirSync(folder)).toEqual([])
})

it('takes over from a process that died', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  const birth = processFacts(child.pid!)!.birth
  await once(child, 'exit')
  hold({ pid: child.pid, birth, url: 'http://localhost:1' })
  expect(take()).toBeDefined()
})

it('is not fooled by an unrelated process with the number of a dead one', () => {
  hold({ pid: process.ppid, birth: 'another boot:1', url: 'http://localhost:1' })
  expect(findInstance(folder)).toBeNull()
  expect(take()).toBeDefined()
})

it('respects a living process’s lock and never releases it', () => {
  const lock = take()
  const other = {
    pid: process.ppid,
    birth: processFacts(process.ppid)!.birth,
    url: 'http://localhost:1',
  }
  hold(other)
  lock.release()
  expect(findInstance(folder)).toEqual(other)
})

it('waits for one that is ending, and not for ever', async () => {
  const { signal } = new AbortController()
  const other = { pid: process.ppid, birth: processFacts(process.ppid)!.birth, url: null }
  hold({ ...other, isStopping: true })
  expect(await awaitInstanceLock(folder, { limitMs: 150, signal })).toMatchObject({
    ok: false,
    holder: { isStopping: true },
  })
  const waiting = awaitInstanceLock(folder, { limitMs: 60_000, signal })
  fs.rmSync(file())
  expect(await waiting).toMatchObject({ ok: true })
  // One that runs is told of at once.
  hold(other)
  expect(await awaitInstanceLock(folder, { limitMs: 60_000, signal })).toMatchObject({ ok: false })
})

it('tells that it is ending, as long as it is its own', () => {
  const lock = take()
  lock.announceEnd()
  expect(findInstance(folder)).toMatchObject({ pid: process.pid, url: null, isStopping: true })
  lock.release()
  lock.announceEnd()
  expect(findInstance(folder)).toBeNull()
})

it('is not held in a copy of a folder that is', () => {
  const lock = take()
  lock.announce('http://localhost:3000')
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-lock-copy-'))
  fs.cpSync(folder, copy, { recursive: true })
  expect(findInstance(copy)).toBeNull()
  expect(takeInstanceLock(copy)).toMatchObject({ ok: true })
  expect(takeInstanceLock(copy)).toMatchObject({ ok: false, holder: { url: null } })
  expect(findInstance(folder)?.url).toBe('http://localhost:3000')
  lock.release()
  fs.rmSync(copy, { recursive: true })
})

it('takes over from half a file', () => {
  fs.writeFileSync(file(), '{"pid":')
  expect(take()).toBeDefined()
})

it('lets one of many in when they find a dead lock together', async () => {
  hold({ pid: 999_999_999, birth: 'x', url: null })
  const module = path.join(import.meta.dirname, 'instance-lock.ts')
  const script = `
    import { takeInstanceLock } from ${JSON.stringify(module)}
    process.stdout.write(String(takeInstanceLock(${JSON.stringify(folder)}).ok) + '\\n')
    process.stdin.resume()`
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script]),
  )
  const answers = await Promise.all(
    children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
  )
  for (const child of children) child.stdin.end()
  expect(answers.toSorted()).toEqual(['false', 'false', 'false', 'true'])
})
