// Opens the queue: every process may enqueue, only workers take jobs.
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { JOBS } from './definitions.ts'

export async function openBoss(databaseUrl: string, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, schema: 'pgboss', application_name: 'puente-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  // Queues must exist before the first enqueue, whichever process comes up first.
  for (const { name, options } of Object.values(JOBS)) {
    const { retryLimit, expireInSeconds } = options
    await boss.createQueue(name, {
      retryLimit,
      retryBackoff: true,
      retryDelay: 2,
      expireInSeconds,
      ...('singleton' in options && options.singleton ? { policy: 'short' as const } : {}),
    })
  }
  return boss
}
