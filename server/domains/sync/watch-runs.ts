// What needs somebody to look: runs nobody works on, runs of stores that are gone, stores without success for too long.
import { sql } from 'kysely'
import { storeFault } from '#domain/store-fault.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import { ALERT_AFTER_HOURS, SYNC_EVERY_HOURS } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'

/** Runs of stores that are no longer configured can never end by themselves. */
export async function endOrphans(em: Em, active: readonly SyncStore[]): Promise<number> {
  const fault = JSON.stringify(storeFault('unauthorised', 'not_configured'))
  const { numAffectedRows } =
    await sql`update sync_run set state = 'failed', ended_at = now(), lease = null,
      lease_until = null, rests_until = null, working_since = null, fault = ${fault}::jsonb
    where state in ('waiting', 'running') and not provider = any(${active}::text[])`.execute(
      em.getKysely(),
    )
  return Number(numAffectedRows ?? 0n)
}

/** Providers with something to do that no worker has at the moment. */
export async function findIdleRuns(em: Em, active: readonly SyncStore[]): Promise<SyncStore[]> {
  const { rows } = await sql<{ provider: SyncStore }>`
    select distinct r.provider from sync_run r left join sync_provider p using (provider)
    where r.provider = any(${active}::text[]) and not coalesce(p.paused, false)
      and r.state in ('waiting', 'running')
      and coalesce(r.lease_until, now()) <= now() and coalesce(r.rests_until, now()) <= now()`.execute(
    em.getKysely(),
  )
  return rows.map(({ provider }) => provider)
}

/** The last success; for a store that was paused not before it went on. */
const SINCE = sql`greatest(coalesce(last_success_at, created_at), resumed_at)`

/**
 * Nothing has succeeded for too long. A run that was asked for within the hour between schedule and alert may still do: so
 * nobody is alarmed after a long stop of the whole shop while the run that makes good for it is at work.
 */
const IS_SILENT = sql`not paused and ${SINCE} < now() - make_interval(hours => ${ALERT_AFTER_HOURS})
  and not exists (select from sync_run r where r.provider = sync_provider.provider
    and r.state in ('waiting', 'running')
    and r.created_at > now() - make_interval(hours => ${ALERT_AFTER_HOURS - SYNC_EVERY_HOURS}))`

export async function findSilentProviders(em: Em): Promise<SyncStore[]> {
  const { rows } = await sql<{
    provider: SyncStore
  }>`select provider from sync_provider where ${IS_SILENT}`.execute(em.getKysely())
  return rows.map(({ provider }) => provider)
}

/** Silent stores about which nobody was told yet; now they count as told. */
export async function takeSilentProviders(
  em: Em,
  active: readonly SyncStore[],
): Promise<{ provider: SyncStore; since: Date }[]> {
  const { rows } = await sql<{ provider: SyncStore; since: Date }>`
    update sync_provider set told_at = now()
    where provider = any(${active}::text[]) and told_at is null and ${IS_SILENT}
    returning provider, ${SINCE} as since`.execute(em.getKysely())
  return rows.map(({ provider, since }) => ({ provider, since: new Date(since) }))
}
