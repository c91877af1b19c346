// Kills workers with -9: between two pages, at random, and inside the transaction that takes a page over.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { areRunsOver, askDatabase, letTimePass } from './ask-database.ts'
import { live, type Stage, startWorker, until } from './worker-life.ts'

export interface Killing {
  kills: number
  /** Times a new life began elsewhere than at the place of the page that was lost. */
  strayed: number
  /** Pages of which something was left although they had not been taken over. */
  halves: number
}

/** Each life takes one page over and dies when it asks for the next; after `most` deaths the last one lives. */
export async function killBetweenPages(stage: Stage, most = 1000): Promise<Killing> {
  let kills = 0
  let strayed = 0
  let lost: string | undefined
  for (;;) {
    const isLast = kills >= most
    const { calls, wasKilled } = await live(stage, (made) => !isLast && made.length === 2)
    if (lost !== undefined && calls[0] !== undefined && calls[0] !== lost) strayed += 1
    if (!wasKilled) return { kills, strayed, halves: 0 }
    kills += 1
    lost = calls.at(1)
    await letTimePass(stage.databaseUrl)
  }
}

/** `chance` gives numbers from 0 to 1. A life ends so many milliseconds after its first call, wherever it is by then. */
export async function killAtRandom(
  stage: Stage,
  most: number,
  chance: () => number,
  withinMs = 500,
): Promise<Killing> {
  for (let kills = 0; ; kills += 1) {
    const isLast = kills >= most
    const delay = chance() * withinMs
    const { wasKilled } = await live(stage, async (made) => {
      if (isLast || made.length > 1) return false
      await pause(delay)
      return true
    })
    if (!wasKilled) return { kills, strayed: 0, halves: 0 }
    await letTimePass(stage.databaseUrl)
  }
}

const BARRIER = 4711

/** The last statement of a page waits for an advisory lock: everything is written by then, and nothing is committed. */
const WAIT_TRIGGER = `
  create function wait_at_the_barrier() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${BARRIER}); return new; end $$;
  create trigger wait_at_the_barrier before update on sync_run for each row
    when (new.pages > old.pages) execute function wait_at_the_barrier()`

const WAITS = `select from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.objid = ${BARRIER} and not l.granted and d.datname = current_database()`
const OTHERS = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
const WRITTEN = `select (select count(*) from product) as products, (select count(*) from product_offer) as offers,
  (select sum(pages) from sync_run) as pages, (select string_agg(cursor, ' ' order by id) from sync_run) as places`

/** Each life takes one page over and dies inside the transaction of the next one. */
export async function killInTransactions(stage: Stage, most = 1000): Promise<Killing> {
  const { databaseUrl: url, stores } = stage
  await askDatabase(url, WAIT_TRIGGER)
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  const lock = () => holder.query(`select pg_advisory_lock(${BARRIER})`)
  const unlock = () => holder.query(`select pg_advisory_unlock(${BARRIER})`)
  const isEmpty = async (text: string) => (await holder.query(text)).rowCount === 0
  /** False: nobody will come any more. */
  const comes = () =>
    until(async () =>
      (await isEmpty(WAITS)) ? (await areRunsOver(url, stores)) && 'over' : 'waits',
    )
  let kills = 0
  let halves = 0
  try {
    await lock()
    for (;;) {
      const worker = startWorker(stage)
      let state = await comes()
      // The page that was lost is taken over now.
      if (kills > 0 && state === 'waits') {
        await unlock()
        if (kills < most) await lock()
        state = await comes()
      }
      const before = JSON.stringify(await askDatabase(url, WRITTEN))
      await worker.kill()
      if (state === 'over') return { kills, strayed: 0, halves }
      kills += 1
      await unlock()
      await until(() => isEmpty(OTHERS))
      if (JSON.stringify(await askDatabase(url, WRITTEN)) !== before) halves += 1
      await letTimePass(url)
      await lock()
    }
  } finally {
    await holder.end()
  }
}
