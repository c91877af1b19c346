// Every script of package.json really runs, on little input: none is broken for weeks because nobody happened to call it.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '#tests/support/cluster-folder.ts'
import { eventually } from '#tests/support/eventually.ts'
import { runScript } from '#tests/support/run-script.ts'
import { scriptRuns } from '#tests/support/script-runs.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
fs.mkdirSync(path.join(ROOT, '.test'), { recursive: true })
const folder = fs.mkdtempSync(path.join(ROOT, '.test/scripts-'))
const copy = path.join(folder, 'copy')
const dataDir = path.join(folder, 'data')
const NOT_COPIED = ['.git', '.cache', '.data', '.test', 'dist', 'node_modules']

beforeAll(() => {
  for (const name of fs.readdirSync(ROOT).filter((one) => !NOT_COPIED.includes(one)))
    fs.cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true })
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const scripts = Object.entries(scriptRuns(folder))
const runs = scripts.flatMap(([name, list]) =>
  list.map((run) => ({ name, run, line: [name, ...(run.words ?? [])].join(' ') })),
)

test.each(runs)('npm run $line', { timeout: 600_000 }, async ({ name, run }) => {
  const { words = [], says, lives, leaves = {} } = run
  run.copy?.(copy)
  const cwd = run.copy ? copy : ROOT
  const { output, ended, end } = runScript(name, words, cwd, dataDir)
  if (lives) {
    const ready = () => says[0]?.exec(output())?.[1] ?? ''
    await Promise.race([ended, eventually(() => expect(ready()).not.toBe(''), { timeout: 90_000 })])
    expect((await fetch(ready())).status).toBeLessThan(500)
    end()
  }
  const code = await ended
  expect(code === 0 || (run.mayMiss && code === 1), `${code}: ${output()}`).toBe(true)
  expect(output()).not.toMatch(/^\s+at /m)
  for (const said of says) expect(output()).toMatch(said)
  for (const [pattern, content] of Object.entries(leaves)) {
    const [file = ''] = fs.globSync(pattern, { cwd })
    expect(fs.readFileSync(path.resolve(cwd, file), 'utf8')).toMatch(content)
  }
})

test.each(scripts.map(([name]) => name))('npm run %s tells what it takes', async (name) => {
  const asked = runScript(name, ['--help'], ROOT, dataDir)
  expect(await asked.ended).toBe(0)
  expect(asked.output()).toMatch(
    name === 'format' ? /^Usage: / : new RegExp(`^npm (?:run )?${name}\\b`),
  )
  const wrong = runScript(name, ['--nonsense'], ROOT, dataDir)
  expect(await wrong.ended).not.toBe(0)
  expect(wrong.output().trim()).toMatch(/^.*--nonsense.*$/)
})

test('a command that is stopped on its way leaves neither Postgres nor files', async () => {
  const folders = () => fs.globSync(path.join(os.tmpdir(), 'puente-faults-*'))
  const before = folders()
  const { output, ended, end } = runScript('faults', ['random', '--kills', '1'], ROOT, dataDir)
  await eventually(() => expect(output()).toMatch(/^ +amazon: \d+ calls/m), { timeout: 90_000 })
  const own = folders().find((name) => !before.includes(name)) ?? ''
  const [pid] = fs.readFileSync(path.join(own, 'postgres/postmaster.pid'), 'utf8').split('\n')
  end()
  expect(await ended).not.toBe(0)
  expect(folders()).not.toContain(own)
  await expect.poll(() => isAlive(Number(pid))).toBe(false)
})
