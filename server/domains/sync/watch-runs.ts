// What needs somebody to look: runs nobody works on, runs of stores that are gone, stores without success for too long.
import { raw } from '@mikro-orm/core'
import { sql } from 'kysely'
import { storeFault } from '#domain/store-fault.ts'
import type { SyncStore } from '#domain/store-offer.ts'
import { ALERT_AFTER_HOURS, SYNC_EVERY_HOURS } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { NOW, tables } from '#server/tables.ts'
import { SyncRun } from './sync-run.entity.ts'

/** Runs of stores that are no longer configured can never end by themselves. */
export const endOrphans = (em: Em, active: readonly SyncStore[]): Promise<number> =>
  em.nativeUpdate(
    SyncRun,
    { state: { $in: ['waiting', 'running'] }, provider: { $nin: [...active] } },
    {
      state: 'failed',
      endedAt: raw('now()'),
      lease: null,
      leaseUntil: null,
      restsUntil: null,
      workingSince: null,
      fault: storeFault('unauthorised', 'not_configured'),
    },
  )

/** Providers with something to do that no worker has at the moment. */
export async function findIdleRuns(em: Em, active: readonly SyncStore[]): Promise<SyncStore[]> {
  const rows = await tables(em)
    .selectFrom('syncRun as r')
    .leftJoin('syncProvider as p', 'p.provider', 'r.provider')
    .select('r.provider')
    .distinct()
    .where('r.provider', '=', sql<SyncStore>`any(${active}::text[])`)
    .where('r.state', 'in', ['waiting', 'running'])
    .where(
      sql<boolean>`not coalesce(p.paused, false)
        and coalesce(r.lease_until, now()) <= now() and coalesce(r.rests_until, now()) <= now()`,
    )
    .execute()
  return rows.map(({ provider }) => provider)
}

/** The last success; for a store that was paused not before it went on. */
const SINCE = sql<Date>`greatest(coalesce(last_success_at, created_at), resumed_at)`

/**
 * Nothing has succeeded for too long. A run that was asked for within the hour between schedule and alert may still do: so
 * nobody is alarmed after a long stop of the whole shop while the run that makes good for it is at work.
 */
const IS_SILENT = sql<boolean>`not paused and ${SINCE} < now() - make_interval(hours => ${ALERT_AFTER_HOURS})
  and not exists (select from sync_run r where r.provider = sync_provider.provider
    and r.state in ('waiting', 'running')
    and r.created_at > now() - make_interval(hours => ${ALERT_AFTER_HOURS - SYNC_EVERY_HOURS}))`

export async function findSilentProviders(em: Em): Promise<SyncStore[]> {
  const rows = await tables(em)
    .selectFrom('syncProvider')
    .select('provider')
    .where(IS_SILENT)
    .execute()
  return rows.map(({ provider }) => provider)
}

/** Silent stores about which nobody was told yet; now they count as told. */
export const takeSilentProviders = (em: Em, active: readonly SyncStore[]) =>
  tables(em)
    .updateTable('syncProvider')
    .set({ toldAt: NOW })
    .where('provider', '=', sql<SyncStore>`any(${active}::text[])`)
    .where('toldAt', 'is', null)
    .where(IS_SILENT)
    .returning(['provider', SINCE.as('since')])
    .execute()
