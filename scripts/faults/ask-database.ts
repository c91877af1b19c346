// Asks and changes the database of a scenario from outside, as time and people do.
import pg from 'pg'

/** Connected for one question: the server may have been restarted since the last one. */
export async function askDatabase<T extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * What time does after a worker was killed, without waiting for it: its lease ends, and the queue finds its job without a
 * heartbeat.
 */
export async function letTimePass(url: string): Promise<void> {
  await askDatabase(url, `update sync_run set lease_until = now() where lease is not null`)
  await askDatabase(
    url,
    `update pgboss.job set state = 'retry', start_after = now() where name like 'sync.%' and state = 'active'`,
  )
}

/** All runs asked for have ended. */
export async function areRunsOver(url: string, stores: readonly string[]): Promise<boolean> {
  const [row] = await askDatabase<{ over: number; open: number }>(
    url,
    `select count(distinct provider) filter (where state not in ('waiting', 'running'))::int as over,
      count(*) filter (where state in ('waiting', 'running'))::int as open
    from sync_run`,
  )
  return row !== undefined && row.over === stores.length && row.open === 0
}
