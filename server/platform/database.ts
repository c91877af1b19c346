// Opens the database of the program: the one it is told to use, or one of its own beside its data.
import path from 'node:path'
import pg from 'pg'
import { ensureAppRole } from './app-role.ts'
import { CLUSTER_USER, readClusterPassword } from './create-postgres-cluster.ts'
import { withFixedPath } from './fixed-path.ts'
import { keptSecret } from './kept-secret.ts'
import { keepPostgres, type KeptPostgres } from './kept-postgres.ts'

export interface Database {
  /** As the role the running shop works as. */
  url: string
  /** As the role that owns the schema and changes it; the same where there is only one. */
  ownerUrl: string
  /** Null when another process runs it. */
  embedded: KeptPostgres | null
  stop: () => Promise<void>
}

export interface DatabaseOptions {
  databaseUrl: string | null
  /** Of the role that owns the schema; null: the one above does. */
  databaseOwnerUrl?: string | null
  dataDir: string
  /** How long a foreign database may take to come up; containers start in any order. */
  patienceSeconds?: number
  /** Told when the database beside the data had ended and runs again. */
  onRestart?: () => void
}

const NAME = 'puente'
const APP_ROLE = 'puente_app'

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // An idle client reports a lost server here; without a listener that would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The addresses of the database beside the data, where that answers at this port. */
export const embeddedUrls = (dataDir: string, port: number | string) => {
  const password = keptSecret(path.join(dataDir, 'postgres.app.password'))
  const ownerPassword = readClusterPassword(path.join(dataDir, 'postgres'))
  const place = `127.0.0.1:${port}/${NAME}`
  return {
    url: withFixedPath(`postgres://${APP_ROLE}:${password}@${place}`),
    ownerUrl: withFixedPath(`postgres://${CLUSTER_USER}:${ownerPassword}@${place}`),
  }
}

const openEmbedded = async ({ dataDir, onRestart }: DatabaseOptions): Promise<Database> => {
  const embedded = await keepPostgres(
    { dataDir: path.join(dataDir, 'postgres') },
    onRestart ? { onRestart } : {},
  )
  const urls = embeddedUrls(dataDir, embedded.port)
  await withClient(embedded.url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME])
    if (found.rowCount === 0) await client.query(`create database ${NAME}`)
    await ensureAppRole(client, urls.url)
  })
  return { ...urls, embedded, stop: embedded.stop }
}

/** Where a database is, without its password. */
export const placeOf = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || '5432'}${pathname}`
}

const HEALS = new Set([
  '57P03', // still starting
  '53300', // too many connections
  // Another process makes or changes the same role at this moment.
  'XX000', // tuple concurrently updated
  '23505',
  '42710',
])

// Wrong credentials and a missing database do not heal by waiting; a server that is not there yet does.
const mayHeal = (error: unknown): boolean => {
  const code = (error as { code?: string }).code ?? ''
  return HEALS.has(code) || !/^[0-9A-Z]{5}$/.test(code)
}

interface Foreign {
  url: string
  ownerUrl: string
  patienceSeconds: number
}

const openForeign = async ({ url, ownerUrl, patienceSeconds }: Foreign): Promise<Database> => {
  const variable = url === ownerUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL'
  const end = performance.now() + patienceSeconds * 1000
  for (;;) {
    try {
      await withClient(ownerUrl, async (client) => {
        await client.query('select 1')
        if (url !== ownerUrl) await ensureAppRole(client, url)
      })
      return { url, ownerUrl, embedded: null, stop: async () => {} }
    } catch (cause) {
      const reason =
        cause instanceof Error && cause.message
          ? cause.message
          : String((cause as { code?: string }).code)
      if (!mayHeal(cause) || performance.now() > end)
        throw new Error(`${variable}: no connection to ${placeOf(ownerUrl)}: ${reason}`, { cause })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** @throws with one sentence about what stands in the way */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl === null
    ? openEmbedded(options)
    : openForeign({
        url: withFixedPath(options.databaseUrl),
        ownerUrl: withFixedPath(options.databaseOwnerUrl ?? options.databaseUrl),
        patienceSeconds: options.patienceSeconds ?? 30,
      })
