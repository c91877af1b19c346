// Gives a provider's run to one worker: the lease is renewed with every step and falls to another one when it is not.
import { sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { RunDoubt, RunPhase } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { countWork, sinceWork } from './time-at-work.ts'
import { WITHOUT_WAITING } from './without-waiting.ts'

export interface TakenRun {
  readonly id: number
  readonly provider: SyncStore
  readonly phase: RunPhase
  readonly cursor: string | null
  readonly tries: number
  readonly seen: number
  readonly pages: number
  /** Calls it has made to ask about products no list named, and for details. */
  readonly checkCalls: number
  readonly detailCalls: number
  readonly before: number | null
  readonly isWhole: boolean
  /** Why it was doubted; of a run that is at work, an admin has accepted it. */
  readonly doubt: RunDoubt | null
  /** An admin has accepted it, and prices that were held are to be taken before it goes on. */
  readonly takesPrices: boolean
}

/** Longer than the slowest call with its transaction; the database's clock measures it, workers' clocks may be wrong. */
export const LEASE_SECONDS = 60

export const RUN_COLUMNS = sql`id, provider, phase, cursor, tries, seen, pages, check_calls as "checkCalls", detail_calls as "detailCalls", before, is_whole as "isWhole",
  doubt, takes_until is not null as "takesPrices"`

export type Taking =
  | { kind: 'run'; run: TakenRun }
  | { kind: 'rests'; seconds: number }
  | { kind: 'prices' }
  | { kind: 'nothing' }

/** A run that waits becomes the running one, unless one is running; it starts now, not when we began to wait for that. */
const begin = (em: Em, provider: SyncStore) =>
  sql`update sync_run r set state = 'running', started_at = clock_timestamp(), before = (
      select last_seen from sync_provider where provider = ${provider})
    where provider = ${provider} and state = 'waiting'
      and not exists (select from sync_run where provider = ${provider} and state = 'running')`.execute(
    em.getKysely(),
  )

const letGo = (em: Em, provider: SyncStore, lease: string) =>
  sql`update sync_run set lease = null, lease_until = null, ${countWork}
    where provider = ${provider} and lease = ${lease}`.execute(em.getKysely())

/** Of a provider: an admin has said no to the prices of one of its runs, and some of them are still open. */
export const rejectsPrices = (provider: SyncStore) =>
  sql`exists (select from sync_run said where said.provider = ${provider} and said.rejects_prices)`

/**
 * `rests`: nobody may go on for so many seconds, because the run rests or another worker has it. `prices`: first the
 * prices that somebody rejected are to be put down as such, or the next page would take them for a second voice.
 */
export const takeRun = (em: Em, provider: SyncStore, lease: string): Promise<Taking> =>
  em.transactional(async (tx) => {
    // Two workers at once: the second one waits here and then sees what the first one took.
    await sql`insert into sync_provider (provider) values (${provider}) on conflict do nothing`.execute(
      tx.getKysely(),
    )
    const { rows: desk } = await sql<{ paused: boolean; prices: boolean }>`
      select paused, ${rejectsPrices(provider)} as prices, ${WITHOUT_WAITING} from sync_provider where provider = ${provider} for update`.execute(
      tx.getKysely(),
    )
    if (desk[0]?.prices) return { kind: 'prices' }
    // Between two pages a paused provider's run stops where it is.
    if (desk[0]?.paused) {
      await letGo(tx, provider, lease)
      return { kind: 'nothing' }
    }
    await begin(tx, provider)
    const { rows } = await sql<TakenRun>`
      update sync_run set lease = ${lease}, lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
        worked_ms = worked_ms + case when lease = ${lease} then ${sinceWork} else 0 end, working_since = clock_timestamp()
      where provider = ${provider} and state = 'running'
        and (lease is null or lease = ${lease} or lease_until < now())
        and (rests_until is null or rests_until <= now())
      returning ${RUN_COLUMNS}`.execute(tx.getKysely())
    if (rows[0]) return { kind: 'run', run: rows[0] }
    const { rows: busy } = await sql<{ seconds: number }>`
      select ceil(extract(epoch from greatest(rests_until, lease_until, now()) - now()))::int as seconds
      from sync_run where provider = ${provider} and state = 'running'`.execute(tx.getKysely())
    return busy[0] ? { kind: 'rests', seconds: Math.max(1, busy[0].seconds) } : { kind: 'nothing' }
  })

/** The worker stops: whoever comes next need not wait for the lease to end. */
export const leaveRun = (em: Em, id: number, lease: string): Promise<unknown> =>
  sql`update sync_run set lease = null, lease_until = null, ${countWork} where id = ${id} and lease = ${lease}`.execute(
    em.getKysely(),
  )
