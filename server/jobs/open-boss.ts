// Opens the queue: every process may enqueue, only workers take jobs.
import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { createQueues } from './create-queues.ts'

export async function openBoss(databaseUrl: string, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    schema: 'pgboss',
    application_name: 'puente-jobs',
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  // Queues must exist before the first enqueue, whichever process comes up first.
  await createQueues(boss)
  return boss
}
