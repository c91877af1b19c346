// Tells every process what was changed: what they cache for anonymous visitors goes at once, and admins who look are told.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { KEEP_ALIVE } from './keep-alive.ts'
import type { Em } from './orm.ts'

const CHANNELS = { desk: 'desk_changed', anybody: 'domain_changed' } as const
const RETRY_MS = 1000

/**
 * Part of the transaction: heard when it commits, and never when it does not. `desk`: what is shown to everybody was
 * changed, by an admin or by what a store or a file said; `anybody`: others, whose changes only admins need to see.
 */
export const notifyChange = async (
  em: Em,
  domain: string,
  by: keyof typeof CHANNELS = 'anybody',
): Promise<void> => {
  await sql`select pg_notify(${CHANNELS[by]}, ${domain})`.execute(em.getKysely())
}

/** The same on a connection of one's own. */
export const notifyChangeOn = async (
  client: pg.Client,
  domain: string,
  by: keyof typeof CHANNELS,
): Promise<void> => {
  await client.query('select pg_notify($1, $2)', [CHANNELS[by], domain])
}

export interface Change {
  /** Null: the line was down, and anything may have changed meanwhile. */
  domain: string | null
  isDesk: boolean
}

interface Options {
  databaseUrl: string
  log: FastifyBaseLogger
  onChange: (change: Change) => void
}

/**
 * Listens on a connection of its own until it is closed. Whatever was said while the line was down counts as said once
 * it is up again. Behind a pooler that shares connections nothing is heard; then what is kept lives its minute out.
 */
export async function listenForChanges({ databaseUrl, log, onChange }: Options) {
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
    client.on('notification', ({ channel, payload = '' }) =>
      onChange({ domain: payload || null, isDesk: channel === CHANNELS.desk }),
    )
    client.on('error', (error) => log.warn({ err: error }, 'the line to the desks broke'))
    client.on('end', () => {
      if (line === client) again()
    })
    await client.connect()
    for (const channel of Object.values(CHANNELS)) await client.query(`listen ${channel}`)
    onChange({ domain: null, isDesk: true })
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
