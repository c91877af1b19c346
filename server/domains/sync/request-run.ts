// Asks for a run of a provider: at most one waits and one is at work, whoever asks and however many at once.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

interface Scope {
  em: Em
  enqueue: Ctx['enqueue']
}

/**
 * Answers the run's number; null when one waits already. The job is asked for in any case: one too many does nothing.
 * The moment is the database's: a worker whose clock is wrong must not put off the next run.
 */
export async function requestRun(
  { em, enqueue }: Scope,
  provider: SyncStore,
  trigger: 'schedule' | 'admin',
): Promise<number | null> {
  const run = await tables(em)
    .insertInto('syncRun')
    .values({ provider, trigger })
    .onConflict((conflict) =>
      conflict.column('provider').where('state', '=', sql.lit('waiting')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  await enqueue('syncProvider', { provider })
  return run?.id ?? null
}
