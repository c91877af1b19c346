// Opens the queue: every process may enqueue, only workers take jobs.
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss, systemClock } from 'pg-boss'
import type { Clock } from '#server/platform/clock.ts'
import { KEEP_ALIVE } from '#server/platform/keep-alive.ts'
import { createQueues } from './create-queues.ts'

/** Nothing the queue asks takes a minute: a line without an answer until then is given up. */
const WAITS = { ...KEEP_ALIVE, query_timeout: 60_000 }

interface BossOptions {
  clock?: Clock
  /** Hears of a job when it is committed; for a process that takes jobs. */
  listens?: boolean
}

export async function openBoss(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { clock, listens = false }: BossOptions = {},
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    // Handed on to the driver.
    ...WAITS,
    max: 4,
    schema: 'pgboss',
    // The schema's owner made it.
    createSchema: false,
    application_name: 'puente-jobs',
    useListenNotify: listens,
    // Its pauses are differences of two readings: a clock set back while a job runs would put off the next for days.
    ...(clock && { clock: { ...systemClock, now: () => clock().getTime() } }),
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  // Queues must exist before the first enqueue, whichever process comes up first.
  await createQueues(boss)
  return boss
}
