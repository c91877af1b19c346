// How the three stores stand, for the cards everybody sees; kept for two seconds, because every open page asks.
import { sql } from 'kysely'
import type { ProviderStats, SyncStats } from '#contract/sync.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { syncStatusOf } from '#domain/sync-run.ts'
import type { Deps } from '#server/ctx.ts'
import { countRows, tables } from '#server/tables.ts'

/** Of the last so many closed runs the share that was believed is told. */
const RATED_RUNS = 20

const readRows = ({ orm }: Pick<Deps, 'orm'>) =>
  tables(orm.em.fork())
    .selectFrom(
      sql<{ provider: SyncStore }>`unnest(${[...SYNC_STORES]}::text[])`.as<'store'>(
        sql`store (provider)`,
      ),
    )
    .leftJoin('syncProvider as p', 'p.provider', 'store.provider')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('syncRun as r')
          .select(['r.state', 'r.restsUntil'])
          .whereRef('r.provider', '=', 'store.provider')
          .orderBy(sql`r.state = 'running'`, 'desc')
          .orderBy(sql`r.state = 'waiting'`, 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom((closed) =>
            closed
              .selectFrom('syncRun as r')
              .select('r.state')
              .whereRef('r.provider', '=', 'store.provider')
              .where('r.state', 'not in', ['waiting', 'running'])
              .orderBy('r.id', 'desc')
              .limit(RATED_RUNS)
              .as('last'),
          )
          .select([
            sql<number>`count(*) filter (where state = 'completed')::int`.as('believed'),
            countRows.as('closed'),
          ])
          .as('rated'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'store.provider',
      eb.fn.coalesce('p.paused', eb.lit(false)).as('paused'),
      eb.fn.coalesce('p.productCount', eb.lit(0)).as('productCount'),
      'p.lastSuccessAt',
      'latest.state',
      // Its open run does not go on at the moment.
      sql<boolean>`coalesce(latest.rests_until > now(), false)`.as('rests'),
      'rated.believed',
      'rated.closed',
    ])
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

const statusOf = ({ state, paused, rests }: Row): ProviderStats['status'] => {
  if (state === null) return 'pending'
  return state === 'running' && (paused || rests) ? 'pending' : syncStatusOf(state)
}

const view = (row: Row, stores: Deps['stores']): ProviderStats => {
  const connector = stores.find(({ provider }) => provider === row.provider)
  return {
    status: statusOf(row),
    lastSync: row.lastSuccessAt?.toISOString() ?? null,
    productCount: row.productCount,
    successRate: row.closed === 0 ? null : Math.round((row.believed * 100) / row.closed),
    configured: connector !== undefined,
    sandbox: connector?.isSandbox ?? false,
    paused: row.paused,
  }
}

async function ask(deps: Pick<Deps, 'orm' | 'stores'>): Promise<SyncStats> {
  const rows = await readRows(deps)
  const of = (provider: SyncStore) => {
    const row = rows.find((one) => one.provider === provider)
    if (!row) throw new Error(`no row for ${provider}`)
    return view(row, deps.stores)
  }
  const stats = { amazon: of('amazon'), ebay: of('ebay'), walmart: of('walmart') }
  const times = Object.values(stats).flatMap(({ lastSync }) => lastSync ?? [])
  return {
    ...stats,
    lastGlobalSync: times.sort().at(-1) ?? null,
    hasActiveProviders: Object.values(stats).some(({ configured }) => configured),
  }
}

const KEPT_MS = 2000
const kept = new WeakMap<Deps['orm'], { at: number; stats: Promise<SyncStats> }>()

export function readStats({ orm, stores }: Pick<Deps, 'orm' | 'stores'>): Promise<SyncStats> {
  const last = kept.get(orm)
  const at = performance.now()
  if (last && at - last.at < KEPT_MS) return last.stats
  const stats = ask({ orm, stores })
  kept.set(orm, { at, stats })
  stats.catch(() => kept.delete(orm))
  return stats
}

/** After a trigger everybody sees at once that something runs. */
export const forgetStats = (orm: Deps['orm']): void => void kept.delete(orm)
