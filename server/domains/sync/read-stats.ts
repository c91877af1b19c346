// How the three stores stand, for the cards everybody sees; kept for two seconds, because every open page asks.
import { sql } from 'kysely'
import type { ProviderStats, SyncStats } from '#contract/sync.ts'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { type RunState, syncStatusOf } from '#domain/sync-run.ts'
import type { Deps } from '#server/ctx.ts'

interface Row {
  provider: SyncStore
  paused: boolean
  productCount: number
  lastSuccessAt: Date | null
  state: RunState | null
  /** Its open run does not go on at the moment. */
  rests: boolean
  believed: number
  closed: number
}

/** Of the last so many closed runs the share that was believed is told. */
const RATED_RUNS = 20

const readRows = async ({ orm }: Pick<Deps, 'orm'>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select provider, coalesce(p.paused, false) as paused, coalesce(p.product_count, 0) as "productCount",
      p.last_success_at as "lastSuccessAt", latest.state, coalesce(latest.rests_until > now(), false) as rests, rated.believed, rated.closed
    from unnest(${[...SYNC_STORES]}::text[]) as store (provider)
    left join sync_provider p using (provider)
    left join lateral (select state, rests_until from sync_run r where r.provider = store.provider
      order by (state = 'running') desc, (state = 'waiting') desc, id desc limit 1) latest on true
    left join lateral (select count(*) filter (where state = 'completed')::int as believed, count(*)::int as closed
      from (select state from sync_run r where r.provider = store.provider and state not in ('waiting', 'running')
        order by id desc limit ${RATED_RUNS}) last) rated on true`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}

const statusOf = ({ state, paused, rests }: Row): ProviderStats['status'] => {
  if (state === null) return 'pending'
  return state === 'running' && (paused || rests) ? 'pending' : syncStatusOf(state)
}

const view = (row: Row, stores: Deps['stores']): ProviderStats => {
  const connector = stores.find(({ provider }) => provider === row.provider)
  return {
    status: statusOf(row),
    lastSync: row.lastSuccessAt === null ? null : new Date(row.lastSuccessAt).toISOString(),
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
