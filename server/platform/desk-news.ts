// Tells every process when a desk has changed something, so that what they keep for strangers goes at once.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { KEEP_ALIVE } from './keep-alive.ts'
import type { Em } from './orm.ts'

const CHANNEL = 'desk_changed'
const RETRY_MS = 1000

/** Part of the transaction: heard when it commits, and never when it does not. */
export const tellDeskChange = async (em: Em): Promise<void> => {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(em.getKysely())
}

interface Options {
  databaseUrl: string
  log: FastifyBaseLogger
  onChange: () => void
}

/**
 * Listens on a connection of its own until it is closed. Whatever was said while the line was down counts as said once
 * it is up again. Behind a pooler that shares connections nothing is heard; then what is kept lives its minute out.
 */
export async function hearDeskChanges({ databaseUrl, log, onChange }: Options) {
  let line: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const open = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'puente-news',
      ...KEEP_ALIVE,
      connectionTimeoutMillis: 10_000,
    })
    line = client
    client.on('notification', onChange)
    client.on('error', (error) => log.warn({ err: error }, 'the line to the desks broke'))
    client.on('end', () => {
      if (line === client) again()
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    onChange()
  }
  const tryOpen = (): Promise<void> =>
    open().catch((error: unknown) => {
      log.warn({ err: error }, 'no line to the desks')
      again()
    })
  const again = (): void => {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(() => void tryOpen(), RETRY_MS)
  }

  await tryOpen()
  return {
    close: async (): Promise<void> => {
      isClosed = true
      clearTimeout(retry)
      await line?.end().catch(() => {})
    },
  }
}
