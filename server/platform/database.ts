// Opens the database of the program: the one it is told to use, or one of its own beside its data.
import path from 'node:path'
import pg from 'pg'
import { keepPostgres, type KeptPostgres } from './kept-postgres.ts'

export interface Database {
  url: string
  /** Null when somebody else runs it. */
  embedded: KeptPostgres | null
  stop: () => Promise<void>
}

export interface DatabaseOptions {
  databaseUrl: string | null
  dataDir: string
  /** How long a foreign database may take to come up; containers start in any order. */
  patienceSeconds?: number
  /** Told when the database beside the data had ended and runs again. */
  onRestart?: () => void
}

const NAME = 'puente'

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

const openEmbedded = async ({ dataDir, onRestart }: DatabaseOptions): Promise<Database> => {
  const embedded = await keepPostgres(
    { dataDir: path.join(dataDir, 'postgres') },
    onRestart ? { onRestart } : {},
  )
  await withClient(embedded.url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME])
    if (found.rowCount === 0) await client.query(`create database ${NAME}`)
  })
  return { url: embedded.urlOf(NAME), embedded, stop: embedded.stop }
}

/** Where a database is, without its password. */
export const placeOf = (databaseUrl: string): string => {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || '5432'}${pathname}`
}

// Wrong credentials and a missing database do not heal by waiting; a server that is not there yet does.
const mayHeal = (error: unknown): boolean => {
  const code = (error as { code?: string }).code ?? ''
  return code === '57P03' || code === '53300' || !/^[0-9A-Z]{5}$/.test(code)
}

const openForeign = async (url: string, patienceSeconds: number): Promise<Database> => {
  const end = performance.now() + patienceSeconds * 1000
  for (;;) {
    try {
      await withClient(url, (client) => client.query('select 1'))
      return { url, embedded: null, stop: async () => {} }
    } catch (cause) {
      const reason =
        cause instanceof Error && cause.message
          ? cause.message
          : String((cause as { code?: string }).code)
      if (!mayHeal(cause) || performance.now() > end)
        throw new Error(`DATABASE_URL: no connection to ${placeOf(url)}: ${reason}`, { cause })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** @throws with one sentence about what stands in the way */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl === null
    ? openEmbedded(options)
    : openForeign(options.databaseUrl, options.patienceSeconds ?? 30)
