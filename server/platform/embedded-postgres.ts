// Runs a Postgres of our own in a folder, so that the shop starts on a machine that has none.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  CLUSTER_USER,
  createPostgresCluster,
  readClusterPassword,
} from './create-postgres-cluster.ts'
import { anyFreePort } from './free-port.ts'
import { makeFolder } from './make-folder.ts'
import { choosePostgresAccount, commandAs, type PostgresAccount } from './postgres-account.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { stopLeftoverPostgres } from './stop-leftover-postgres.ts'
import { waitForPostgres } from './wait-for-postgres.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when missing. Password and log lie beside it. */
  dataDir: string
  /** Default: a free one, chosen again at every start. */
  port?: number
  /** Server settings over the defaults below; `{ fsync: 'off' }` for clusters that are thrown away. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Address of the superuser's database `postgres`. */
  url: string
  /** Address of another database of the same cluster. */
  urlOf: (database: string) => string
  port: number
  pid: number
  how: PostgresAccount['how']
  wasCreated: boolean
  /** Resolves when the server has ended, asked or not. */
  ended: Promise<void>
  /** Fast shutdown; resolves when the last file is written. */
  stop: () => Promise<void>
}

const MEGABYTE = 2 ** 20

/** An eighth of the memory that this process may use, 128 MB to 4 GB: a million products with their words and indexes are 1.8 GB. */
const bufferMegabytes = (): number => {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity)
  return Math.round(Math.min(4096, Math.max(128, memory / 8 / MEGABYTE)))
}

// Durability is left at Postgres' own defaults on purpose: an acknowledged order is on disk.
export const POSTGRES_DEFAULTS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: `${bufferMegabytes()}MB`,
  // A search reads thousands of pages that the system has in memory: asking another process for each costs half as much again.
  io_method: 'sync',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

const STARTS = 5
const STOP_LIMIT_MS = 30_000

/** Only what Postgres needs: no setting of ours and no secret reaches its environment. */
const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const handOver = (dataDir: string, { owner }: PostgresAccount): void => {
  if (!owner || fs.statSync(dataDir).uid === owner.uid) return
  const words = ['-R', `${owner.uid}:${owner.gid}`, dataDir, `${dataDir}.password`]
  if (spawnSync('chown', words, { stdio: 'ignore' }).status !== 0)
    throw new Error(`${dataDir} cannot be handed to the user who runs Postgres (uid ${owner.uid})`)
}

const stopper = (child: ChildProcess, ended: Promise<void>) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  child.kill('SIGINT')
  // Past the limit SIGQUIT ends it at once; the next start replays its log, nothing committed is lost.
  const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
  await ended.finally(() => clearTimeout(hurry))
}

/** @throws with Postgres' own last words when it does not come up */
export const startEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const { postgres, initdb } = await findPostgresBinaries()
  const dataDir = path.resolve(options.dataDir)
  const settings = { ...POSTGRES_DEFAULTS, ...options.settings }
  makeFolder(path.dirname(dataDir))
  const account = choosePostgresAccount(dataDir, postgres)
  const wasCreated = !fs.existsSync(path.join(dataDir, 'PG_VERSION'))
  const env = cleanEnvironment
  if (wasCreated) {
    const isDurable = settings['fsync'] !== 'off'
    await createPostgresCluster({ dataDir, initdb, account, env, isDurable })
  } else {
    await stopLeftoverPostgres(dataDir)
    handOver(dataDir, account)
  }
  const logFile = `${dataDir}.log`
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const launch = async (port: number, attempt: number): Promise<EmbeddedPostgres> => {
    const log = fs.openSync(logFile, 'w', 0o600)
    if (account.owner) fs.fchownSync(log, account.owner.uid, account.owner.gid)
    const own = ['-D', dataDir, '-p', String(port)]
    const [program, words] = commandAs(account, postgres, [...own, ...flags])
    // Detached: a Ctrl-C in the terminal reaches us, not Postgres behind our back. The log is a file, so
    // that it keeps its place to write when we are killed.
    const child = spawn(program, words, {
      ...account.ids,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    })
    fs.closeSync(log)
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    const isReady = await waitForPostgres(dataDir, child, ended)
    if (!isReady) {
      const lastWords = fs.readFileSync(logFile, 'utf8').trim()
      // The port was taken meanwhile, or the dying children of a killed server still hold its memory.
      const mayPass = /could not bind|still in use|lock file/.test(lastWords)
      if (!mayPass || attempt >= STARTS)
        throw new Error(`Postgres (${account.how}) does not start: ${lastWords.slice(-1500)}`)
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
      return launch(options.port ?? (await anyFreePort()), attempt + 1)
    }
    child.unref()
    const password = readClusterPassword(dataDir)
    const urlOf = (database: string) =>
      `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
    return {
      url: urlOf('postgres'),
      urlOf,
      port,
      pid: child.pid ?? 0,
      how: account.how,
      wasCreated,
      ended,
      stop: stopper(child, ended),
    }
  }
  return launch(options.port ?? (await anyFreePort()), 1)
}
