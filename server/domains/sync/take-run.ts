// Gives a provider's run to one worker: the lease is renewed with every step and falls to another one when it is not.
import { type Selectable, sql } from 'kysely'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Em } from '#server/platform/orm.ts'
import { NOW, type Tables, tables } from '#server/tables.ts'
import { addProvider } from './provider-policy.ts'
import { SyncRun } from './sync-run.entity.ts'
import { letGo, SINCE_WORK } from './time-at-work.ts'
import { ASYNC_COMMIT } from './async-commit.ts'

/** Longer than the slowest call with its transaction; the database's clock measures it, workers' clocks may be wrong. */
const LEASE_SECONDS = 60

export const LEASE_END = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

const COLUMNS = [
  'id',
  'provider',
  'phase',
  'cursor',
  'tries',
  'seen',
  'pages',
  'checkCalls',
  'detailCalls',
  'before',
  'isWhole',
  // The run is still at work, and an admin has accepted it.
  'doubt',
] as const

export type TakenRun = Readonly<Pick<Selectable<Tables['syncRun']>, (typeof COLUMNS)[number]>> & {
  /** An admin has accepted it, and prices that were held are to be taken before it goes on. */
  readonly takesPrices: boolean
}

export type Taking =
  | { kind: 'run'; run: TakenRun }
  | { kind: 'rests'; seconds: number }
  | { kind: 'prices' }
  | { kind: 'nothing' }

/** A run that waits becomes the running one, unless one is running; it starts now, not when we began to wait for that. */
const begin = (em: Em, provider: SyncStore) =>
  tables(em)
    .updateTable('syncRun')
    .set((eb) => ({
      state: 'running',
      startedAt: sql<Date>`clock_timestamp()`,
      before: eb.selectFrom('syncProvider').select('lastSeen').where('provider', '=', provider),
    }))
    .where('provider', '=', provider)
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('syncRun as other')
            .select('other.id')
            .where('other.provider', '=', provider)
            .where('other.state', '=', 'running'),
        ),
      ),
    )
    .execute()

/** Of a provider: an admin has said no to the prices of one of its runs, and some of them are still open. */
export const rejectsPrices = (provider: SyncStore) =>
  sql<boolean>`exists (select from sync_run said where said.provider = ${provider} and said.rejects_prices)`

/**
 * `rests`: nobody may go on for so many seconds, because the run rests or another worker has it. `prices`: first the
 * prices that somebody rejected are to be put down as such, or the next page would take them for a second voice.
 */
export const takeRun = (em: Em, provider: SyncStore, lease: string): Promise<Taking> =>
  em.transactional(async (tx) => {
    // Two workers at once: the second one waits here and then sees what the first one took.
    const db = tables(tx)
    await addProvider(tx, provider)
    const desk = await db
      .selectFrom('syncProvider')
      .select(['paused', rejectsPrices(provider).as('prices'), ASYNC_COMMIT])
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (desk.prices) return { kind: 'prices' }
    // Between two pages a paused provider's run stops where it is.
    if (desk.paused) {
      await tx.nativeUpdate(SyncRun, { provider, lease }, letGo())
      return { kind: 'nothing' }
    }
    await begin(tx, provider)
    const run = await db
      .updateTable('syncRun')
      .set({
        lease,
        leaseUntil: LEASE_END,
        workedMs: sql<number>`worked_ms + case when lease = ${lease} then ${sql.raw(SINCE_WORK)} else 0 end`,
        workingSince: sql<Date>`clock_timestamp()`,
      })
      .where((eb) => eb.and({ provider, state: 'running' }))
      .where((eb) =>
        eb.or([eb('lease', 'is', null), eb('lease', '=', lease), eb('leaseUntil', '<', NOW)]),
      )
      .where((eb) => eb.or([eb('restsUntil', 'is', null), eb('restsUntil', '<=', NOW)]))
      .returning([...COLUMNS, sql<boolean>`takes_until is not null`.as('takesPrices')])
      .executeTakeFirst()
    if (run) return { kind: 'run', run }
    const busy = await db
      .selectFrom('syncRun')
      .select(
        sql<number>`ceil(extract(epoch from greatest(rests_until, lease_until, now()) - now()))::int`.as(
          'seconds',
        ),
      )
      .where((eb) => eb.and({ provider, state: 'running' }))
      .executeTakeFirst()
    return busy ? { kind: 'rests', seconds: Math.max(1, busy.seconds) } : { kind: 'nothing' }
  })

/** The worker stops: whoever comes next need not wait for the lease to end. */
export const leaveRun = (em: Em, id: number, lease: string): Promise<unknown> =>
  em.nativeUpdate(SyncRun, { id, lease }, letGo())
