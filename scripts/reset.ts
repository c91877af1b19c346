// npm run reset: forgets everything the program keeps on this machine; --yes does not ask.
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findInstance } from '#server/platform/instance-lock.ts'
import { waitForDeath } from '#server/platform/process-facts.ts'
import { stopLeftoverPostgres } from '#server/platform/stop-leftover-postgres.ts'
import { readCommand } from './lib/read-command.ts'
import { projectRoot } from './lib/run-command.ts'
import { requireConfig } from './lib/require-config.ts'

const USAGE = `npm run reset -- [--yes]

  Stops the shop and deletes its data folder, after asking; --yes does not ask.`

const options = { yes: { type: 'boolean' } } as const
const { values } = readCommand(USAGE, (args) => parseArgs({ args, options }))

const say = (text: string) => process.stdout.write(`${text}\n`)

const mayReset = async (question: string): Promise<boolean> => {
  if (values.yes) return true
  if (!process.stdin.isTTY) {
    say('Nobody to ask: run npm run reset -- --yes')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const STOP_LIMIT_MS = 60_000

const stopInstance = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGTERM')
  if (!(await waitForDeath(pid, STOP_LIMIT_MS))) throw new Error(`process ${pid} does not stop`)
}

/** A folder that was made for us: inside the project, or with our database in it; never one that holds the project. */
const isOurs = (dataDir: string): boolean => {
  const isInside = dataDir.startsWith(`${projectRoot}${path.sep}`)
  const holdsProject = `${projectRoot}${path.sep}`.startsWith(`${dataDir}${path.sep}`)
  return isInside || (!holdsProject && fs.existsSync(path.join(dataDir, 'postgres/PG_VERSION')))
}

const reset = async (): Promise<number> => {
  const { dataDir, databaseUrl } = requireConfig()
  if (databaseUrl !== null) say('DATABASE_URL is set: that database is left as it is.')
  if (!isOurs(dataDir)) {
    say(`${dataDir} does not look like a folder of Puente; delete it by hand.`)
    return 1
  }
  const running = findInstance(dataDir)
  const place = running ? ` and stop the shop (process ${running.pid})` : ''
  if (!(await mayReset(`Delete ${dataDir}${place}?`))) return 1
  if (running) await stopInstance(running.pid)
  await stopLeftoverPostgres(path.join(dataDir, 'postgres'))
  fs.rmSync(dataDir, { recursive: true, force: true })
  say(`Deleted ${dataDir}.`)
  return 0
}

process.exitCode = await reset()
