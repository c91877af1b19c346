// Which providers are due for a run: neither paused nor left alone after failing, and last asked for long enough ago.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import { SYNC_EVERY_HOURS } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'

export async function findDueProviders(
  em: Em,
  providers: readonly SyncStore[],
): Promise<SyncStore[]> {
  const { rows } = await sql<{ provider: SyncStore }>`
    select provider from unnest(${providers}::text[]) as active (provider)
    left join sync_provider p using (provider)
    where not coalesce(p.paused, false) and coalesce(p.rests_until, now()) <= now()
      and not exists (
        select from sync_run r where r.provider = active.provider
          and (r.state in ('waiting', 'running') or r.created_at > now() - make_interval(hours => ${SYNC_EVERY_HOURS})))`.execute(
    em.getKysely(),
  )
  return rows.map(({ provider }) => provider)
}
