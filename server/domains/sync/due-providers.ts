// Which providers are due for a run: neither paused nor left alone after failing, and last asked for long enough ago.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import { SYNC_EVERY_HOURS } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'

export async function findDueProviders(
  em: Em,
  providers: readonly SyncStore[],
): Promise<SyncStore[]> {
  const rows = await tables(em)
    .selectFrom(
      sql<{ provider: SyncStore }>`unnest(${providers}::text[])`.as<'active'>(
        sql`active (provider)`,
      ),
    )
    .leftJoin('syncProvider as p', 'p.provider', 'active.provider')
    .select('active.provider')
    .where(sql<boolean>`not coalesce(p.paused, false) and coalesce(p.rests_until, now()) <= now()`)
    .where(
      sql<boolean>`not exists (select from sync_run r where r.provider = active.provider
        and (r.state in ('waiting', 'running') or r.created_at > now() - make_interval(hours => ${SYNC_EVERY_HOURS})))`,
    )
    .execute()
  return rows.map(({ provider }) => provider)
}
