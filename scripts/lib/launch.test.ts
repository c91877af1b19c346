// Real starts of a stub of the shop with a database of its own: killed, stopped, started twice.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { stopLeftoverPostgres } from '#server/platform/stop-leftover-postgres.ts'
import { everyDay, inFullRun } from '#tests/support/every-day.ts'

const SCRIPT = path.join(import.meta.dirname, 'launch.fixture.ts')
const PATIENT = { timeout: 30_000 }
const OTHER_SECRET = 'kD3v9QpX2mZr8LwT5cYb1NfH7sJg4aEu'

let dataDir = ''
const started: ChildProcess[] = []

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-launch-'))
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await stopLeftoverPostgres(path.join(dataDir, 'postgres'))
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
})

const run = (settings: Record<string, string> = {}) => {
  const env = childEnvironment({
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
  })
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  const waiting: { text: string; resolve: () => void }[] = []
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const one of waiting) if (output.includes(one.text)) one.resolve()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const closed = once(child, 'close')
  return {
    child,
    end: async () => {
      const [code, signal] = (await closed) as [number | null, string | null]
      return { code, signal, output }
    },
    /** Resolves when the words were said; rejects when the program ended without saying them. */
    heard: async (text: string) => {
      if (output.includes(text)) return output
      const said = new Promise<void>((resolve) => waiting.push({ text, resolve }))
      const silent = closed.then(() => {
        if (!output.includes(text)) throw new Error(`ended without «${text}»:\n${output}`)
      })
      await Promise.race([said, silent])
      return output
    },
  }
}
const postgresRuns = () => fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))

it(
  'starts, tells a second start where it is, survives kill -9 and stops on SIGTERM',
  PATIENT,
  async () => {
    const first = run()
    const greeting = await first.heard('Ctrl-C stops it')
    expect(greeting).toContain('Demo admin')
    expect(greeting).toContain('ana / secret')
    expect(greeting).toMatch(/Mailbox {9}http:\/\/localhost:\d+\/dev\/mailbox/)
    const url = /is ready: (\S+)/.exec(greeting)?.[1] ?? ''
    expect(await (await fetch(url)).text()).toBe('shop')
    expect(await run().end()).toMatchObject({
      code: 0,
      output: `Puente is already running at ${url} (process ${first.child.pid}).\n`,
    })

    first.child.kill('SIGKILL')
    expect((await first.end()).signal).toBe('SIGKILL')
    expect(postgresRuns()).toBe(true)

    // The stub counts its starts in the database: the first one is not lost.
    const third = run()
    expect(await third.heard('Ctrl-C stops it')).toContain('2 migrations applied')
    third.child.kill('SIGTERM')
    // What npm does: the same signal once more.
    third.child.kill('SIGTERM')
    expect(await third.end()).toMatchObject({ code: 0, signal: null })
    expect(postgresRuns()).toBe(false)
    expect(fs.existsSync(path.join(dataDir, 'instance.json'))).toBe(false)
  },
)

inFullRun(() => {
  it('tells of another secret at the start it comes with, and at no other', PATIENT, async () => {
    const told = async (PUENTE_SECRET: string) => {
      const shop = run({ PUENTE_SECRET })
      const output = await shop.heard('Ctrl-C stops it')
      shop.child.kill('SIGTERM')
      expect(await shop.end()).toMatchObject({ code: 0 })
      return output.includes('This database was used with another PUENTE_SECRET')
    }
    const answers = []
    for (const secret of ['', '', OTHER_SECRET, OTHER_SECRET]) answers.push(await told(secret))
    expect(answers).toEqual([false, false, true, false])
  })

  it('waits for the end of one that is stopping', PATIENT, async () => {
    const first = run()
    const url = /is ready: (\S+)/.exec(await first.heard('Ctrl-C stops it'))?.[1] ?? ''
    const visit = new AbortController()
    const visited = fetch(`${url}/until-they-leave`, { signal: visit.signal }).catch(() => 'left')
    await fetch(url)
    first.child.kill('SIGTERM')
    await first.heard('Stopping')
    const second = run()
    expect(await second.heard('Waiting for its end')).toBe(
      `Puente is still stopping (process ${first.child.pid}). Waiting for its end …\n`,
    )
    visit.abort()
    await visited
    expect(await first.end()).toMatchObject({ code: 0 })
    expect(await second.heard('Ctrl-C stops it')).toContain('2 migrations applied')
  })

  it('ends cleanly when it is stopped while the database is being made', PATIENT, async () => {
    const shop = run()
    const made = path.join(dataDir, 'postgres.new')
    const isMaking = new Promise<void>((resolve) => {
      fs.mkdirSync(dataDir, { recursive: true })
      const watcher = fs.watch(dataDir, () => {
        if (!fs.existsSync(made)) return
        watcher.close()
        resolve()
      })
    })
    await isMaking
    shop.child.kill('SIGINT')
    const { code, output } = await shop.end()
    expect(code).toBe(0)
    expect(output).not.toContain('is ready')
    expect(postgresRuns()).toBe(false)
  })
})

it('refuses a taken port that was asked for', PATIENT, async () => {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const { code, output } = await run({ PORT: String(port) }).end()
  server.close()
  expect(code).toBe(1)
  expect(output).toContain(`port ${port} on 127.0.0.1 is taken`)
  expect(postgresRuns()).toBe(false)
})

const NO_FOLDER = /launch\.test\.ts is a file\. DATA_DIR must name a folder/
const BROKEN: [Record<string, string>, RegExp][] = [
  [{ HOST: '203.0.113.7' }, /^nothing can listen at 203\.0\.113\.7, .*HOST is no address of this/],
  [{ HOST: 'nobody.invalid' }, /^nothing can listen at nobody\.invalid, .*by that name/],
  [{ DATA_DIR: import.meta.filename }, NO_FOLDER],
  [{ DATA_DIR: path.join(import.meta.filename, 'below') }, NO_FOLDER],
]
it.each(everyDay(1, BROKEN))(
  'tells in one line why %o cannot be',
  PATIENT,
  async (settings, why) => {
    for (const PUENTE_SECRET of ['', OTHER_SECRET]) {
      const { code, output } = await run({ ...settings, PUENTE_SECRET }).end()
      expect(code).toBe(1)
      const [said = '', ...more] = output.trim().split('\n')
      expect(more).toEqual([])
      expect(said.replace(/^(?:Puente stops|Settings cannot be read): /, '')).toMatch(why)
    }
  },
)

it('refuses wrong settings, one line each', PATIENT, async () => {
  const { code, output } = await run({ ROLE: 'foo', PORT: 'abc' }).end()
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([
    'Settings are wrong (see .env.example):',
    '  ROLE must be one of all, web, worker, got "foo"',
    '  PORT must be a whole number from 0 to 65535, got "abc"',
    '',
  ])
  expect(fs.existsSync(dataDir)).toBe(false)
})
