// Starts the shop as a process of its own, on a database of its own, the way npm start does.
import { spawn, type StdioOptions } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '#server/config.ts'
import { COMPILED } from '../../scripts/lib/fork-script.ts'
import { stopProcess } from '../../scripts/lib/stop-process.ts'
import { demoTemplate } from './demo-template.ts'
import { eventually } from './eventually.ts'
import { logOf, type Shop } from './lent-shops.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './test-database.ts'
import { TEST_SECRET } from './test-secret.ts'

export type { Shop }

/** One that whoever started it ends. */
export interface OwnShop extends Shop {
  /** Its exit code. */
  stop: () => Promise<number | null>
  /** Sets the clock of its machine, where that is a wrong one (`wrong-clock.ts`). */
  setClock: () => void
  /** Ends the process without letting it end anything itself. */
  kill: () => Promise<void>
}

export interface ShopOptions {
  /** A database that others use too, for several processes on one shop; theirs to drop. */
  databaseUrl?: string
  /** A folder for a database of the shop's own making, as on a machine without one; the caller's to remove. */
  dataDir?: string
  /** Demo products and logins; on unless said otherwise. */
  demo?: boolean
  /** On a database no shop ever ran on; otherwise a demo shop that has had its first minute. */
  fresh?: boolean
  settings?: Record<string, string>
  /** A machine whose clock is wrong, from the start on or once it is set. */
  clock?: { aheadMs: number; beginsRight?: boolean }
}

const root = path.resolve(import.meta.dirname, '../..')

const wrongClock = (clock: ShopOptions['clock']) =>
  clock && {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'wrong-clock.ts')}`,
    CLOCK_AHEAD_MS: String(clock.aheadMs),
    ...(clock.beginsRight && { CLOCK_BEGINS_RIGHT: 'yes' }),
  }

const environment = (databaseUrl: string, dataDir: string, options: ShopOptions) =>
  childEnvironment({
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILED,
    ...(databaseUrl === ''
      ? {}
      : { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: asOwner(databaseUrl) }),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    PUENTE_SECRET: TEST_SECRET,
    DEMO: (options.demo ?? true) ? 'on' : 'off',
    // No test talks to a third party.
    SANDBOX: 'on',
    // Every visitor of a test comes from one address.
    CARTS_PER_HOUR: '100000',
    READS_PER_MINUTE: '100000000',
    // Nobody in a test has paid an order before.
    NEWCOMER_PERCENT: '100',
    // Other tests may keep the machine busy.
    MOST_LAG_MS: '30000',
    LOG_LEVEL: 'warn',
    ...wrongClock(options.clock),
    ...options.settings,
  })

/** The database of a demo shop that has had its first minute, so that nothing of it is under way. */
export const cloneDemo = async (): Promise<TestDatabase> =>
  cloneDatabase(await demoTemplate((databaseUrl) => startShop({ databaseUrl })))

export async function startShop(options: ShopOptions = {}): Promise<OwnShop> {
  const needsOwn = options.databaseUrl === undefined && options.dataDir === undefined
  const isCopy = needsOwn && options.fresh !== true && options.demo !== false
  const own = needsOwn ? await (isCopy ? cloneDemo() : cloneDatabase()) : null
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  fs.mkdirSync(path.join(root, '.test'), { recursive: true })
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(root, '.test/shop-'))
  const env = environment(databaseUrl, dataDir, options)
  // Into a file, which outlives whoever started it.
  const log = logOf(dataDir)
  const said = fs.openSync(log, 'w')
  const stdio: StdioOptions = ['ignore', said, said]
  const script = path.join(root, 'scripts/start.ts')
  const child = spawn(process.execPath, [script], { cwd: root, env, stdio })
  fs.closeSync(said)
  let all: string | null = null
  const output = () => all ?? fs.readFileSync(log, 'utf8')
  const stop = async () => {
    await stopProcess(child, 'SIGTERM')
    await own?.drop()
    all = output()
    fs.rmSync(log, { force: true })
    if (options.dataDir === undefined) fs.rmSync(dataDir, { recursive: true, force: true })
    return child.exitCode
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${output()}`)))
  })
  const ready = () => {
    const url = / is ready: (\S+)/.exec(output())?.[1]
    if (!url) throw new Error(`The shop is not ready:\n${output()}`)
    return url
  }
  try {
    const url = await Promise.race([ended, eventually(ready, { timeout: 120_000, interval: 20 })])
    const kill = () => stopProcess(child, 'SIGKILL')
    const setClock = () => void child.kill('SIGCONT')
    return { url, databaseUrl, pid: child.pid ?? 0, dataDir, output, stop, setClock, kill }
  } catch (error) {
    await stop()
    throw error
  }
}
