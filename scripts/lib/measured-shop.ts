// A shop for measuring: production mode, a database of its own with its usual settings, everything gone afterwards.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '#server/config.ts'
import { newToken } from '#server/platform/token.ts'
import { ONE_VISITOR } from './one-visitor.ts'
import { openOwnDatabase } from './own-database.ts'
import { endWithUs, stopProcess } from './stop-process.ts'

export interface MeasuredShop {
  url: string
  databaseUrl: string
  /** What the shop keeps on disk. */
  dataDir: string
  stop: () => Promise<void>
}

interface Options {
  /** Fills the empty, migrated database before the shop starts. */
  fill?: (databaseUrl: string) => Promise<void>
  demo: boolean
  role?: 'web' | 'all'
  settings?: Record<string, string>
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, '.cache')

/** What `npm start` runs: with the limits of memory that nobody can set once a process runs. */
const startLine = (): string => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.replace(' node ', ` '${process.execPath}' `)
}

/** Runs what `npm start` runs as its own process and waits for its address. */
export async function openMeasuredShop({
  fill,
  demo,
  role = 'all',
  settings = {},
}: Options): Promise<MeasuredShop> {
  fs.mkdirSync(CACHE, { recursive: true })
  const dataDir = fs.mkdtempSync(path.join(CACHE, 'measured-'))
  const database = await openOwnDatabase(dataDir)
  const removeAll = async () => {
    await database.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await fill?.(database.ownerUrl)
    const child = spawn('sh', ['-c', startLine()], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: childEnvironment({
        NODE_ENV: 'production',
        ROLE: role,
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        ...ONE_VISITOR,
        PORT: '0',
        PUENTE_SECRET: newToken(),
        DEMO: demo ? 'on' : 'off',
        SANDBOX: 'on',
        LOG_LEVEL: 'error',
        ...settings,
      }),
    })
    endWithUs(child)
    const url = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const ready = / is ready: (\S+)/.exec(said)?.[1]
        if (ready) resolve(ready)
      })
      child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${said}`)))
    })
    const stop = async () => {
      await stopProcess(child, 'SIGTERM')
      await removeAll()
    }
    return { url, databaseUrl: database.ownerUrl, dataDir, stop }
  } catch (error) {
    await removeAll()
    throw error
  }
}
